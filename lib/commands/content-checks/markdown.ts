import { slug } from 'github-slugger';
import GithubSlugger from 'github-slugger';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { markdownToHtml, markdownTree } from '../../content-service/markdown';
import { lostIn } from '../../content/rich-text/sanitise';

const WORD = /[\p{L}\p{N}]/u;

/** What of a Markdown text becomes something else than those who wrote it will have meant. @returns one sentence each */
export function misread(markdown: string): string[] {
  const found = lostIn(markdownToHtml(markdown));
  const tree = markdownTree(markdown);
  const slugger = new GithubSlugger();
  const headings = new Set<string>();
  visit(tree, 'heading', (node) => void headings.add(slugger.slug(toString(node).trim())));
  const notes = new Set<string>();
  const names = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'footnoteReference') notes.add(node.identifier);
    if (node.type === 'linkReference' || node.type === 'imageReference') names.add(node.identifier);
  });
  visit(tree, (node) => {
    const start = node.position?.start.offset ?? 0;
    const source = markdown.slice(start, node.position?.end.offset);
    found.push(...signsIn(node, source, markdown[start - 1] ?? '', markdown[start + source.length] ?? ''));
    if (node.type === 'link' && node.url.startsWith('#') && !headings.has(nameIn(node.url)))
      found.push(`链接 ${node.url} 没有对应的标题`);
    if (node.type === 'footnoteDefinition' && !notes.has(node.identifier))
      found.push(`脚注 [^${node.label}] 没有地方用到，不会显示`);
    if (node.type === 'definition' && !names.has(node.identifier))
      found.push(`“${source.slice(0, 20)}”被当成链接的定义，不会显示：开头的方括号要照写就写成 \\[`);
  });
  return [...new Set(found)];
}

/** What a single mark makes of a text. */
function signsIn(node: Nodes, source: string, before: string, after: string): string[] {
  const shown = `“${source.trim().slice(0, 20)}”`;
  switch (node.type) {
    case 'heading':
      if (toString(node).trim() === '' && !source.includes('![')) return ['有一个没有字的标题，不会显示'];
      return source.startsWith('#') ? [] : [`${shown}下面一行的横线把它变成了标题：不是标题就在横线前空一行`];
    case 'code':
      return /^[ \t]*(`{3}|~{3})/.test(source) ? [] : [`${shown}前面有四个空格，会显示成代码`];
    case 'emphasis':
      return WORD.test(before) && WORD.test(after) ? [`${shown}会变成斜体：星号要照写就写成 \\*，强调用 **`] : [];
    case 'paragraph':
      return source
        .split('\n')
        .filter((line) => /^#{1,6}[^#\s\d]/.test(line.trim()))
        .map((line) => `“${line.trim().slice(0, 20)}”的 # 后面没有空格，不是标题`);
    case 'text':
      return [...source.matchAll(/\[\^[^\]\s]{1,40}\]/g)].map(([note]) => `脚注 ${note} 没有写内容`);
    default:
      return [];
  }
}

function nameIn(url: string): string {
  try {
    return slug(decodeURIComponent(url.slice(1)));
  } catch {
    return url;
  }
}

/** Marks of Markdown and tags in a field of plain text: they will be shown as they are. */
export function marksInPlainText(text: string): string[] {
  const mark =
    /\*\*[^*\n]+\*\*|<\/?(?:p|br|strong|b|em|i|a|img|sub|sup|span|div)\b[^<>]*>|!?\[[^\]\n]+\]\([^)\n]+\)/.exec(text);
  return mark ? [`这里是纯文字，“${mark[0].slice(0, 20)}”会照样显示`] : [];
}
