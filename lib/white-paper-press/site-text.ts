import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { markdownToHtml } from '@/lib/content-service/markdown';
import { env } from '@/lib/env';
import { linesOf } from '@/lib/html-words';
import { MORE } from '@/lib/white-papers/text-parts';
import { readFirstPages } from '@/lib/white-papers/first-pages';
import { Citations, readSource, withLabels, type Block, type CaptionedTable, type Heading } from './blocks';
import { drawFigure, type Figure } from './figures/draw';
import { entry } from './references';

/** Widths in drawing units at which the smallest letters have 11 px: in a column, and on a phone of 390 px. */
const WIDE = 430;
const NARROW = 220;
/** Their labels need the width: on phones they are scrolled. */
const ONLY_WIDE = ['diagram', 'plan', 'timeline', 'traces'];

/** What the site shows of a paper beside the PDF: its text as plain Markdown, and its figures by their names. */
export interface SiteText {
  markdown: string;
  figures: Map<string, string>;
}

/** @param isFree whether the words of a text stand on the free pages of the PDF */
export function siteText(alias: string, isFree: (words: string) => boolean): SiteText {
  const { matter, blocks, labels } = readSource(alias);
  const citations = new Citations();
  const parts = blocks.map((block) => {
    const cited = citations.numbered(markdownOf(block, alias), (before, numbers) => `${before}<sup>${numbers}</sup>`);
    return withLabels(cited, labels, (label) => label);
  });
  const references = citations.cited.map((item) => `1. ${entry(item, matter.standards)}`);
  const opening = [matter.abstract.trim(), `**关键词**　${matter.keywords.join('；')}`];
  const [free, rest] = cut(blocks, parts, isFree);
  const ending = references.length > 0 ? ['## 参考文献', references.join('\n')] : [];
  return {
    markdown: `${[...opening, ...free, MORE, ...rest, ...ending].join('\n\n')}\n`,
    figures: new Map(blocks.flatMap((block) => (block.kind === 'figure' ? drawings(block.figure) : []))),
  };
}

/**
 * The text up to where the free pages end. A figure or table that has been moved to a later page is at the beginning of
 * what follows, as in the PDF; no heading is the last of the free part.
 */
function cut(blocks: Block[], parts: string[], isFree: (words: string) => boolean): [free: string[], rest: string[]] {
  const isFloat = ({ kind }: Block) => kind === 'figure' || kind === 'table';
  const free = parts.map((part) => isFree(linesOf(markdownToHtml(unnamed(part))).join('。')));
  let end = blocks.findIndex((block, index) => !isFloat(block) && !free[index]);
  if (end === -1) end = blocks.length;
  while (end > 0 && (blocks[end - 1].kind === 'heading' || isFloat(blocks[end - 1]))) end -= 1;
  const before = (index: number) => index < end && free[index];
  return [parts.filter((_, index) => before(index)), parts.filter((_, index) => !before(index))];
}

function markdownOf(block: Block, alias: string): string {
  switch (block.kind) {
    case 'heading':
      return heading(block.heading);
    case 'table':
      return table(block.table);
    case 'figure':
      return figureBlock(block.figure, block.label, alias);
    case 'formula':
      return `${block.value}　（${block.number}）`;
    default:
      return block.source;
  }
}

const heading = ({ level, number, title }: Heading) => `${'#'.repeat(level)} ${number ? `${number} ` : ''}${title}`;

const caption = (label: string, text: string, note = '') =>
  `<figcaption>\n\n**${label}**　${text}${note && `<br>${note}`}\n\n</figcaption>`;

/** A column without a name has one for those who hear it. */
const NAME = '| 项目 |';
const named = (table: string) => table.replace(/^\|\s*\|/, NAME);
/** As printed: the PDF has no name there. */
const unnamed = (part: string) => part.replace(NAME, '| |');

const table = ({ label, caption: text, source, note }: CaptionedTable) =>
  `<figure>\n${caption(label, text, note)}\n\n${named(source)}\n\n</figure>`;

function figureBlock({ id, caption: text, note }: Figure, label: string, alias: string): string {
  return `<figure>\n\n![${text}](${alias}/${id}.svg)\n\n${caption(label, text, note)}\n</figure>`;
}

function drawings(figure: Figure): [name: string, svg: string][] {
  const types = [figure, ...(figure.panels ?? [])].map(({ type }) => type);
  const wide: [string, string] = [`${figure.id}.svg`, asFile(drawFigure(figure, { width: WIDE }))];
  if (types.some((type) => ONLY_WIDE.includes(type))) return [wide];
  return [wide, [`${figure.id}.narrow.svg`, asFile(drawFigure(figure, { width: NARROW, isStacked: true }))]];
}

/** A drawing by itself: no style sheet of a page reaches it. */
function asFile(svg: string): string {
  const fonts = "-apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif";
  return svg.replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" font-family="${fonts}" `);
}

const FILES = path.join(env.contentDirectory, 'files/white-paper');
const SENTENCE = /[^。！？；]+/g;
/** Letters and digits only: lines, spaces and marks differ between a page and its text. */
const bare = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

/** Whether each sentence of some words stands on the free pages of the printed paper. */
export async function freeWordsOf(alias: string): Promise<(words: string) => boolean> {
  const { pages } = await readFirstPages(new Uint8Array(readFileSync(path.join(FILES, `${alias}.pdf`))));
  const free = bare(pages.flatMap(({ paragraphs }) => paragraphs).join(''));
  return (words) => (words.match(SENTENCE) ?? []).every((sentence) => free.includes(bare(sentence)));
}

/** Writes `files/white-paper/<alias>.md` and its figures anew, from the text and the printed PDF. */
export async function writeSiteText(alias: string): Promise<void> {
  const { markdown, figures } = siteText(alias, await freeWordsOf(alias));
  const folder = path.join(FILES, alias);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of figures) writeFileSync(path.join(folder, name), svg);
  writeFileSync(path.join(FILES, `${alias}.md`), markdown);
}
