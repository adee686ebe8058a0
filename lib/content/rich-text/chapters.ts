import { asHtml } from '../../html';
import { plainText } from '../../html-words';
import { splitFirstSentence, typeset } from '../../text';
import type { RichText } from '../types';

/** A stretch of a text under one of its highest headings. */
export interface Chapter {
  id: string;
  title: string;
  text: RichText;
}

/** What is before the first heading, and the chapters after it, of a text that was read with `inChapters`. */
export function chaptersOf({ blocks, headings }: RichText): { opening: RichText; chapters: Chapter[] } {
  const opening: RichText = { blocks: [], headings: [] };
  const chapters: Chapter[] = [];
  const ids = new Set(headings.map(({ id }) => id));
  for (const block of blocks) {
    const heading = block.kind === 'html' ? /^<h([2-6]) id="([^"]+)">(.*?)<\/h\1>\s*/s.exec(block.html) : null;
    if (block.kind !== 'html' || !heading || !ids.has(heading[2])) {
      (chapters.at(-1)?.text ?? opening).blocks.push(block);
      continue;
    }
    const [whole, , id, words] = heading;
    const html = asHtml(block.html.slice(whole.length));
    const title = typeset(plainText(asHtml(words)));
    chapters.push({ id, title, text: { blocks: html ? [{ kind: 'html', html }] : [], headings: [] } });
  }
  return { opening, chapters };
}

/** Whether a chapter begins with a table: what is compared stands wide, words stand in columns. */
export function beginsWithTable({ text: { blocks } }: Chapter): boolean {
  const [first] = blocks;
  return first?.kind === 'html' && /^(?:<div [^>]*>)?<table\b/.test(first.html);
}

/** What fits beside the corner that opens it, on a phone. */
const LONGEST_LABEL = 24;

/** What is said of a text while it is folded: its first sentence, without a paragraph that it can be opened. */
export function foldLabel({ blocks }: RichText): string {
  const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
  const paragraph = /<p>(.*?)<\/p>/s.exec(html)?.[1] ?? '';
  return typeset(shortLabel(splitFirstSentence(plainText(asHtml(paragraph)))[0]) || '展开');
}

/** As many clauses of a sentence as fit, the first at least. */
export function shortLabel(sentence: string): string {
  const [first, ...others] = sentence.replace(/[。！？]$/, '').split(/(?=[，；：])/);
  let label = first;
  for (const clause of others) {
    if (label.length + clause.length > LONGEST_LABEL) break;
    label += clause;
  }
  return label;
}

/** A number with its unit, a share or a decimal; part of a name (`T7`, `HZ-G1`) it is not. */
const FIGURE = /(?<![A-Za-z\d.,–-])\d[\d,]*(?:\.\d+)?(?:[\u00A0 ]?(?:[A-Za-zµΩ°²/]+|%))?/g;

/** The number that a heading says, with its unit; empty where it says none. */
export function figureOf(title: string): string {
  const found = title.match(FIGURE)?.filter((figure) => /[^\d,]/.test(figure)) ?? [];
  return found.at(-1)?.replace(/^([\d.,]+)\u00A0?(?=[A-Za-zµΩ])/, '$1\u00A0') ?? '';
}

/**
 * A heading beside which its number is large: its words without the number where that ends it, and the number to
 * be read out only. A heading of two clauses is one sentence with its number and stays whole.
 */
export function besideFigure(title: string, figure: string): { words: string; silent: string } {
  const isApart = figure !== '' && title.endsWith(figure) && !/[，；：]/.test(title);
  return isApart ? { words: title.slice(0, -figure.length), silent: figure } : { words: title, silent: '' };
}
