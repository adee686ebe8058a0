import 'server-only';
import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema, type Options as Schema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { boundWords } from '../../bound-words';
import { phrasesOf } from '../../phrases';
import { typeset } from '../../text';
import { markdownToHtml } from '../../content-service/markdown';
import { mediaUrl } from '../reading/pictures';
import type { RichBlock, RichText } from '../types';
import { dataBlock } from './data-block';
import { errorText } from '../../error-text';

interface Options {
  /** level of the text's highest headings on the page, 2–4 */
  level?: number;
  /** start of the headings' ids, so that two texts on one page differ */
  idPrefix?: string;
  /** each of the highest headings begins a block of its own, so that a page can set the text chapter by chapter */
  inChapters?: boolean;
}

/** Content is written by people: an allow-list, and no ids, classes or styles of theirs. */
const SCHEMA: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  // of these not even the words inside are text
  strip: ['script', 'style', 'title', 'iframe', 'noscript', 'object', 'svg', 'select', 'textarea'],
  tagNames: [...(defaultSchema.tagNames ?? []), 'figure', 'figcaption', 'u', 'mark'].filter((name) => name !== 'input'),
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    td: ['colSpan', 'rowSpan', 'align'],
    th: ['colSpan', 'rowSpan', 'align', 'scope'],
    ol: ['start'],
    '*': ['lang', 'dir'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
};

const toTree = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, SCHEMA);
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

async function render(text: string, { level = 2, idPrefix = 'part', inChapters = false }: Options): Promise<RichText> {
  const html = /^\s*<[a-z!/]/i.test(text) ? text : markdownToHtml(text);
  const tree = (await toTree.run(toTree.parse(html))) as Root;
  const headings = relevelHeadings(tree, level, idPrefix);
  visit(tree, 'text', (node: Text, _, parent) => {
    if (parent?.type !== 'element' || parent.tagName !== 'code') node.value = typeset(node.value);
  });
  visit(tree, { tagName: 'img' }, (node: Element, index, parent) => {
    if (node.properties.src || !parent || index === undefined) return;
    parent.children.splice(index, 1);
    return index;
  });
  visit(tree, 'element', prepareElement);
  visit(tree, 'text', bindWords);
  return { blocks: await toBlocks(wrapTables(tree), inChapters), headings };
}

function relevelHeadings(tree: Root, level: number, idPrefix: string): RichText['headings'] {
  const found: Element[] = [];
  visit(tree, 'element', (node: Element) => void (/^h[1-6]$/.test(node.tagName) && found.push(node)));
  const highest = Math.min(...found.map((node) => Number(node.tagName[1])));
  const headings: RichText['headings'] = [];
  for (const node of found) {
    const depth = Number(node.tagName[1]) - highest;
    node.tagName = `h${Math.min(6, level + depth)}`;
    if (depth > 0) continue;
    const id = `${idPrefix}-${headings.length + 1}`;
    node.properties.id = id;
    headings.push({ id, text: toText(node) });
  }
  for (const node of found) markBreaks(node);
  return headings;
}

/** Where a heading may break, so that it never does in a word. */
function markBreaks(heading: Element): void {
  heading.children = heading.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'text') return [child];
    return phrasesOf(typeset(child.value)).flatMap((value, index) => [
      ...(index > 0 ? [{ type: 'element', tagName: 'wbr', properties: {}, children: [] } as Element] : []),
      { type: 'text', value },
    ]);
  });
}

/** Words that no line ends within, as `components/ui/bound-text.tsx` marks them in plain texts. */
function bindWords(
  node: Text,
  index: number | undefined,
  parent: Root | Element | undefined,
): [typeof SKIP, number] | undefined {
  if (!parent || index === undefined || (parent.type === 'element' && parent.tagName === 'code')) return;
  const parts = boundWords(node.value);
  if (parts.length === 1) return;
  const bound = parts.flatMap((value, at): ElementContent[] => {
    const text: Text = { type: 'text', value };
    if (at % 2 === 0) return value ? [text] : [];
    return [{ type: 'element', tagName: 'span', properties: { dataBound: '' }, children: [text] }];
  });
  parent.children.splice(index, 1, ...bound);
  return [SKIP, index + bound.length];
}

function prepareElement(node: Element): void {
  if (node.tagName === 'a' && node.properties.href) {
    const href = String(node.properties.href);
    node.properties.href = mediaUrl(href);
    if (!/^(https?:)?\/\//.test(href)) return;
    node.properties.target = '_blank';
    node.properties.rel = ['noopener', 'noreferrer'];
  }
  if (node.tagName === 'img') {
    node.properties.src = mediaUrl(String(node.properties.src ?? ''));
    node.properties.alt ??= '';
    node.properties.loading = 'lazy';
    node.properties.decoding = 'async';
  }
}

/** Wide tables scroll inside their own box; the box takes focus so that keys can scroll it. */
function wrapTables(tree: Root): Root {
  visit(tree, 'element', (node: Element, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return;
    if (parent.type === 'element' && parent.properties.dataTable) return;
    const box: Element = {
      type: 'element',
      tagName: 'div',
      properties: { dataTable: 'true', tabIndex: 0, role: 'group', ariaLabel: '表格' },
      children: [node],
    };
    parent.children[index] = box;
  });
  return tree;
}

async function toBlocks(tree: Root, inChapters: boolean): Promise<RichBlock[]> {
  const blocks: RichBlock[] = [];
  let pending: RootContent[] = [];
  const flush = () => {
    const html = toHtml.stringify({ type: 'root', children: pending }).trim();
    if (html) blocks.push({ kind: 'html', html });
    pending = [];
  };
  for (const part of cut(tree.children)) {
    // only the highest headings have an id
    const beginsChapter = inChapters && part.type === 'element' && Boolean(part.properties.id);
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

/** Nodes with the `.json` pictures in them brought to the top; what stood before and after keeps its own tags. */
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
