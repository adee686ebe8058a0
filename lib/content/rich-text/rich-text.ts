import 'server-only';
import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { toText } from 'hast-util-to-text';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { nowrapMark, nowrapParts } from '../../bound-words';
import { lastWords, wordBefore } from '../../last-words';
import { typeset } from '../../text';
import { joinedLines } from '../../content-service/joined-lines';
import { markdownToHtml } from '../../content-service/markdown';
import { beginsWithTag } from '../../content-service/markdown-signs';
import { markdownProblem } from '../../content-service/markdown-limits';
import { asHtml, escapeHtml, type Html } from '../../html';
import { mediaUrl } from '../reading/pictures';
import { prepareHeadings } from './headings';
import { sanitisedTree } from './sanitise';
import { wrapTables } from './tables';
import type { RichBlock, RichText } from '../types';
import { dataBlock } from './data-block';
import { errorText } from '../../error-text';

interface Options {
  /** level of the text's highest headings on the page, 2–4 */
  level?: number;
  /** start of the headings' ids where a page has several texts, so that they differ */
  idPrefix?: string;
  /** each of the highest headings begins a block of its own, so that a page can set the text chapter by chapter */
  inChapters?: boolean;
}

const toHtml = unified().use(rehypeStringify);

/** No text of a page is longer; what is longer is cut, so that one text cannot stop the site. */
const MAX_LENGTH = 200_000;

/**
 * Rich text from the content service, ready to be shown: sanitised, headings
 * re-levelled, media prefixed, tables wrapped, external links marked, and cut
 * where a picture's source is a `.json` file: a chart with its data table, or an animation.
 * @param source HTML, or Markdown when it does not start with a tag
 */
export async function richText(source: unknown, options: Options = {}): Promise<RichText> {
  if (typeof source !== 'string' || source.trim() === '') return { blocks: [], headings: [] };
  try {
    return await render(source.slice(0, MAX_LENGTH), options);
  } catch (error) {
    // nested too deeply to be read: no text may stop its page
    console.error('[content] 正文无法显示：', errorText(error));
    return { blocks: [], headings: [] };
  }
}

async function render(text: string, { level = 2, idPrefix = '', inChapters = false }: Options): Promise<RichText> {
  const html = beginsWithTag(text) ? asHtml(text) : readable(text);
  const tree = sanitisedTree(html);
  joinedLines()(tree);
  const headings = prepareHeadings(tree, level, idPrefix);
  visit(tree, 'text', (node: Text, _, parent) => {
    if (parent?.type !== 'element' || parent.tagName !== 'code') node.value = typeset(node.value);
  });
  visit(tree, 'element', prepareElement);
  visit(tree, 'text', bindWords);
  const chapters = new Set(inChapters ? headings.map(({ id }) => id) : []);
  return { blocks: await toBlocks(wrapTables(tree), chapters), headings };
}

/** Markdown from elsewhere has not been checked: what would take the reader seconds is shown as it was written. */
function readable(markdown: string): Html {
  return markdownProblem(markdown) ? asHtml(`<p>${escapeHtml(markdown)}</p>`) : markdownToHtml(markdown);
}

/** Whose last line begins with a whole word. */
const ENDED = ['p', 'li', 'td'];

/** Words that no line ends within, as `components/ui/no-break-text.tsx` marks them in plain texts. */
function bindWords(
  node: Text,
  index: number | undefined,
  parent: Root | Element | undefined,
): [typeof SKIP, number] | undefined {
  if (!parent || index === undefined || (parent.type === 'element' && parent.tagName === 'code')) return;
  const isEnd = parent.type === 'element' && ENDED.includes(parent.tagName) && index === parent.children.length - 1;
  const parts = nowrapParts(node.value, isEnd ? lastWords(node.value) : 0, wordBefore);
  if (parts.length === 1) return;
  const bound = parts.flatMap((value, at): ElementContent[] => {
    const text: Text = { type: 'text', value };
    if (at % 2 === 0) return value ? [text] : [];
    return [{ type: 'element', tagName: 'span', properties: { dataNowrap: nowrapMark(value) }, children: [text] }];
  });
  parent.children.splice(index, 1, ...bound);
  return [SKIP, index + bound.length];
}

function prepareElement(node: Element, _index: number | undefined, parent: Root | Element | undefined): void {
  if (node.tagName === 'a' && node.properties.href) {
    const href = String(node.properties.href);
    node.properties.href = mediaUrl(href);
    if (!/^(https?:)?\/\//.test(href)) return;
    node.properties.target = '_blank';
    node.properties.rel = ['noopener', 'noreferrer'];
  }
  if (node.tagName === 'input') showBox(node, parent);
  if (node.tagName === 'img') {
    node.properties.src = mediaUrl(String(node.properties.src ?? ''));
    node.properties.alt ??= '';
    node.properties.loading = 'lazy';
    node.properties.decoding = 'async';
  }
}

/** A box of a list of tasks: a sign that says whether it is done. */
function showBox(node: Element, parent: Root | Element | undefined): void {
  // the box is the item's sign
  if (parent?.type === 'element' && parent.tagName === 'li') parent.properties.dataTask = '';
  const isDone = node.properties.checked === true;
  node.tagName = 'span';
  node.properties = { role: 'img', ariaLabel: isDone ? '已完成' : '未完成' };
  node.children = [{ type: 'text', value: isDone ? '☑' : '☐' }];
}

async function toBlocks(tree: Root, chapters: Set<string>): Promise<RichBlock[]> {
  const blocks: RichBlock[] = [];
  let pending: RootContent[] = [];
  const flush = () => {
    const html = asHtml(toHtml.stringify({ type: 'root', children: pending }).trim());
    if (html) blocks.push({ kind: 'html', html });
    pending = [];
  };
  for (const part of cut(tree.children)) {
    const beginsChapter = part.type === 'element' && chapters.has(String(part.properties.id));
    if (!isDataPicture(part)) {
      if (beginsChapter) flush();
      pending.push(part);
      continue;
    }
    flush();
    blocks.push(await dataBlock(String(part.properties.src), String(part.properties.alt ?? '')));
  }
  flush();
  return blocks;
}

function isDataPicture(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'img' && /\.json$/.test(String(node.properties.src));
}

/** Nodes with the `.json` pictures in them brought to the top; what was before and after keeps its own tags. */
function cut(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element' || node.children.length === 0) return [node];
    const inner = cut(node.children);
    if (!inner.some(isDataPicture)) return [node];
    const parts: RootContent[] = [];
    let kept: ElementContent[] = [];
    const close = () => {
      if (kept.some((child) => child.type === 'element' || toText(child).trim()))
        parts.push({ ...node, children: kept });
      kept = [];
    };
    for (const part of inner) {
      if (!isDataPicture(part)) {
        kept.push(part as ElementContent);
        continue;
      }
      close();
      parts.push(part);
    }
    close();
    return parts;
  });
}
