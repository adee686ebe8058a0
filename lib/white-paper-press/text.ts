import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RootContent, Heading as HeadingNode, Table } from 'mdast';
import { parse } from 'yaml';
import { markdownToHtml, markdownTree } from '@/lib/content-service/markdown';
import { env } from '@/lib/env';
import { drawFigure, type Figure } from './figures/draw';
import { citationMark, entry } from './references';

/** The part of a text above its first chapter. */
interface FrontMatter {
  authors: string;
  abstract: string;
  keywords: string[];
  revised?: string;
  standards?: Record<string, string>;
}

interface Heading {
  id: string;
  level: 2 | 3;
  number: string;
  title: string;
}

/** A white paper ready for the page: its body as HTML, its headings in order, its list of references. */
export interface Paper extends FrontMatter {
  headings: Heading[];
  body: string;
  references: string[];
}

/** Reads and translates `lib/sample-content/white-paper/<alias>.md`. Throws on unknown figures, tables or citations. */
export function readPaper(alias: string): Paper {
  const source = readFileSync(path.join(env.contentDirectory, 'white-paper', `${alias}.md`), 'utf8');
  const [, front, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (!front) throw new Error(`${alias}.md has no front matter`);
  const matter = parse(front) as FrontMatter;
  const { html, headings, labels } = blocks(text);
  const cited: string[] = [];
  const body = html
    // the mark never begins a line: it is tied to the character before it
    .replace(/([^>\s])?\[@([^\]]+)\]/g, (_, before: string | undefined, list: string) => {
      const mark = `<sup class="citation">${cite(list, cited)}</sup>`;
      return before ? `<span class="nobreak">${before}${mark}</span>` : mark;
    })
    .replace(/\{([图表]):([\w-]+)\}/g, (_, kind: string, id: string) => {
      const label = labels.get(`${kind}:${id}`);
      if (!label) throw new Error(`${alias}.md refers to an unknown ${kind} "${id}"`);
      return `<a href="#${kind}-${id}">${label}</a>`;
    });
  return {
    ...matter,
    headings,
    body: joinWords(joinUnits(body)),
    references: cited.map((item) => entry(item, matter.standards)),
  };
}

/** No line break between a number and its unit; tags stay as they are. */
export function joinUnits(html: string): string {
  return html.replace(/>[^<]+|^[^<]+/g, (text) =>
    text
      .replace(/(\d) (?=[A-Za-zµ°Ω])/g, '$1\u00a0')
      .replace(/\b(SD|CI|IQR) (?=[−\d])/g, '$1\u00a0')
      .replace(/ ([=≤≥×±]|&(?:[lg]t|#x3C);) (?=[−\d])/g, '\u00a0$1\u00a0'),
  );
}

/** In paragraphs and lists a number keeps its measure word; a text's last characters stay together, so that no line holds a single one. */
function joinWords(html: string): string {
  return html
    .replace(/<(p|li)(?: class="task-list-item")?>[\s\S]*?<\/\1>/g, (block) =>
      block.replace(/>[^<]+/g, (text) => text.replace(/\d[人名次台段份个]/g, '<span class="nobreak">$&</span>')),
    )
    .replace(/([^<>\s]{4})(?=<\/(?:p|li)>)/g, '<span class="nobreak">$1</span>');
}

function cite(list: string, cited: string[]): string {
  const numbers = list.split(';').map((item) => {
    const reference = item.trim().replace(/^@/, '');
    if (!cited.includes(reference)) cited.push(reference);
    return cited.indexOf(reference) + 1;
  });
  return citationMark(numbers);
}

interface Blocks {
  html: string;
  headings: Heading[];
  labels: Map<string, string>;
}

function blocks(text: string): Blocks {
  const nodes = markdownTree(text).children;
  const sourceOf = (node: RootContent) => text.slice(node.position?.start.offset, node.position?.end.offset);
  const result: Blocks = { html: '', headings: [], labels: new Map() };
  const counts = { chapter: 0, section: 0, figure: 0, table: 0, formula: 0 };
  const parts: string[] = [];
  for (let i = 0; i < nodes.length; i++) {
    const [node, next, afterNext] = nodes.slice(i);
    const source = sourceOf(node);
    const caption = /^\{表:([\w-]+)\} (.+)$/.exec(source);
    if (node.type === 'heading') {
      parts.push(heading(node, source, counts, result.headings));
    } else if (caption && next?.type === 'table') {
      const label = `表${++counts.table}`;
      result.labels.set(`表:${caption[1]}`, label);
      const note = afterNext && sourceOf(afterNext).startsWith('注：') ? sourceOf(afterNext) : '';
      parts.push(
        table({ id: `表-${caption[1]}`, label, caption: caption[2], node: next, source: sourceOf(next), note }),
      );
      i += note ? 2 : 1;
    } else if (node.type === 'code' && node.lang === 'figure') {
      const figure = parse(node.value) as Figure;
      const label = `图${++counts.figure}`;
      result.labels.set(`图:${figure.id}`, label);
      parts.push(figureBlock(figure, label));
    } else if (node.type === 'code' && node.lang === 'formula') {
      parts.push(`<div class="formula"><span>${node.value}</span><span>（${++counts.formula}）</span></div>`);
    } else if (node.type === 'blockquote') {
      parts.push(
        markdownToHtml(source)
          .replace(/^<blockquote>/, '<aside>')
          .replace(/<\/blockquote>$/, '</aside>'),
      );
    } else {
      parts.push(markdownToHtml(source));
    }
  }
  return { ...result, html: parts.join('\n') };
}

/** One line, without the paragraph around it. */
function inline(markdown: string): string {
  return markdownToHtml(markdown).replace(/^<p>|<\/p>$/g, '');
}

function heading(
  { depth }: HeadingNode,
  source: string,
  counts: { chapter: number; section: number },
  headings: Heading[],
): string {
  const [, text, bare] = /^#+ (.*?)(\s*\{-\})?$/.exec(source) ?? ['', source];
  const title = text ?? '';
  if (depth !== 2 && depth !== 3) throw new Error(`heading "${title}" is neither chapter nor section`);
  if (depth === 2) counts.section = 0;
  let number = '';
  if (!bare) {
    if (depth === 2) counts.chapter += 1;
    else counts.section += 1;
    number = depth === 2 ? `${counts.chapter}` : `${counts.chapter}.${counts.section}`;
  }
  const id = `section-${headings.length + 1}`;
  headings.push({ id, level: depth, number, title });
  const mark = number ? `<span class="number">${number}</span>` : '';
  return `<h${depth} id="${id}">${mark}${inline(title)}</h${depth}>`;
}

interface CaptionedTable {
  id: string;
  label: string;
  caption: string;
  node: Table;
  source: string;
  /** below the table; empty without one */
  note: string;
}

function table({ id, label, caption, node, source, note }: CaptionedTable): string {
  // the first row is its head
  const long = node.children.length - 1 > 14 ? ' long' : '';
  const below = note && `<p class="note">${inline(note)}</p>`;
  const title = `<figcaption><b>${label}</b>　${inline(caption)}</figcaption>`;
  return `<figure class="table${long}" id="${id}">${title}${markdownToHtml(source)}${below}</figure>`;
}

function figureBlock(figure: Figure, label: string): string {
  const note = figure.note ? `<p class="note">${inline(figure.note)}</p>` : '';
  const title = `<figcaption><b>${label}</b>　${inline(figure.caption)}</figcaption>`;
  return `<figure id="图-${figure.id}">${drawFigure(figure)}${title}${note}</figure>`;
}
