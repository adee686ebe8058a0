import { readFileSync } from 'node:fs';
import path from 'node:path';
import { marked, type Token, type Tokens } from 'marked';
import { parse } from 'yaml';
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
  const { html, headings, labels } = blocks(marked.lexer(text));
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
      .replace(/ ([=≤≥×±]|&[lg]t;) (?=[−\d])/g, '\u00a0$1\u00a0'),
  );
}

/** In paragraphs and lists a number keeps its measure word; a text's last characters stay together, so that no line holds a single one. */
function joinWords(html: string): string {
  return html
    .replace(/<(p|li)>[\s\S]*?<\/\1>/g, (block) =>
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

function blocks(all: Token[]): Blocks {
  const tokens = all.filter((token) => token.type !== 'space');
  const result: Blocks = { html: '', headings: [], labels: new Map() };
  const counts = { chapter: 0, section: 0, figure: 0, table: 0, formula: 0 };
  const parts: string[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    const caption = /^\{表:([\w-]+)\} (.+)$/.exec(token.raw.trim());
    if (token.type === 'heading') {
      parts.push(heading(token as Tokens.Heading, counts, result.headings));
    } else if (caption && tokens[i + 1]?.type === 'table') {
      const label = `表${++counts.table}`;
      result.labels.set(`表:${caption[1]}`, label);
      const next = tokens[i + 2];
      const note = next?.type === 'paragraph' && next.raw.startsWith('注：') ? next : undefined;
      parts.push(table(`表-${caption[1]}`, label, caption[2], tokens[i + 1] as Tokens.Table, note));
      i += note ? 2 : 1;
    } else if (token.type === 'code' && token.lang === 'figure') {
      const figure = parse(token.text) as Figure;
      const label = `图${++counts.figure}`;
      result.labels.set(`图:${figure.id}`, label);
      parts.push(figureBlock(figure, label));
    } else if (token.type === 'code' && token.lang === 'formula') {
      parts.push(`<div class="formula"><span>${token.text}</span><span>（${++counts.formula}）</span></div>`);
    } else if (token.type === 'blockquote') {
      parts.push(`<aside>${marked.parser([...(token.tokens ?? [])])}</aside>`);
    } else {
      parts.push(marked.parser([token]));
    }
  }
  return { ...result, html: parts.join('\n') };
}

function heading(token: Tokens.Heading, counts: { chapter: number; section: number }, headings: Heading[]): string {
  if (token.depth !== 2 && token.depth !== 3) throw new Error(`heading "${token.text}" is neither chapter nor section`);
  const bare = token.text.endsWith('{-}');
  const title = token.text.replace(/\s*\{-\}$/, '');
  if (token.depth === 2) counts.section = 0;
  let number = '';
  if (!bare) {
    if (token.depth === 2) counts.chapter += 1;
    else counts.section += 1;
    number = token.depth === 2 ? `${counts.chapter}` : `${counts.chapter}.${counts.section}`;
  }
  const id = `section-${headings.length + 1}`;
  headings.push({ id, level: token.depth, number, title });
  const mark = number ? `<span class="number">${number}</span>` : '';
  return `<h${token.depth} id="${id}">${mark}${marked.parseInline(title) as string}</h${token.depth}>`;
}

function table(id: string, label: string, caption: string, token: Tokens.Table, note?: Token): string {
  const long = token.rows.length > 14 ? ' long' : '';
  const below = note ? `<p class="note">${marked.parseInline(note.raw.trim()) as string}</p>` : '';
  const title = `<figcaption><b>${label}</b>　${marked.parseInline(caption) as string}</figcaption>`;
  return `<figure class="table${long}" id="${id}">${title}${marked.parser([token])}${below}</figure>`;
}

function figureBlock(figure: Figure, label: string): string {
  const note = figure.note ? `<p class="note">${marked.parseInline(figure.note) as string}</p>` : '';
  const title = `<figcaption><b>${label}</b>　${marked.parseInline(figure.caption) as string}</figcaption>`;
  return `<figure id="图-${figure.id}">${drawFigure(figure)}${title}${note}</figure>`;
}
