import { findQuantities } from './quantities';
import { findTerms } from './terms';

/** Latin words and numbers, with the joints inside model names: `hz-g3`, `2.0`, `wi-fi`. */
const WORDS = /(?:(?![㐀-䶿一-鿿々〇])[\p{L}\p{N}])+(?:[-./+#](?:(?![㐀-䶿一-鿿々〇])[\p{L}\p{N}])+)*/gu;
const HAN_RUNS = /[㐀-䶿一-鿿々〇]+/g;

export const rowToken = (row: number) => `~${row}`;
export const quantityToken = (key: string) => `=${key}`;

/**
 * What a folded text is found by: Chinese in pairs of characters, Latin by words, model names also joined,
 * numbers with their units, and the rows of the table its words are in.
 */
export function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (const [run] of text.matchAll(HAN_RUNS)) {
    // the last character is alone: that is how it is found by itself
    for (let index = 0; index < run.length; index++) tokens.push(run.slice(index, index + 2));
  }
  for (const word of wordsOf(text)) tokens.push(...word.parts, ...word.joined);
  for (const { key } of findQuantities(text)) tokens.push(quantityToken(key));
  // 眼动 inside 眼动仪 says the same thing once
  const ends = new Map<number, number>();
  for (const { row, start, end } of findTerms(text)) {
    if (start >= (ends.get(row) ?? 0)) tokens.push(rowToken(row));
    ends.set(row, Math.max(end, ends.get(row) ?? 0));
  }
  return tokens;
}

/** 眼动仪 → 眼动, 动仪; a single character stays. */
export function pairsOf(run: string): string[] {
  if (run.length === 1) return [run];
  return Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2));
}

export interface Word {
  parts: string[];
  /** the same without joints, for model names: hz-g3 pro → hzg3, hzg3pro */
  joined: string[];
  start: number;
  end: number;
}

/** Latin words of a folded text. */
export function wordsOf(text: string): Word[] {
  const matches = [...text.matchAll(WORDS)];
  return matches.map((match, index) => {
    const parts = match[0].split(/[-./+#]/);
    const joined = parts.length > 1 ? [parts.join('')] : [];
    const next = matches[index + 1];
    const isModel = /\d/.test(match[0]) && /^[a-z]/.test(match[0]);
    const follows = next && /^[a-z]+$/.test(next[0]) && text.slice(match.index + match[0].length, next.index) === ' ';
    if (isModel && follows)
      joined.push(parts.join('') + next[0], ...(parts.length > 1 ? [parts.at(-1) + next[0]] : []));
    return { parts, joined, start: match.index, end: match.index + match[0].length };
  });
}

export function hanRuns(text: string): { run: string; start: number }[] {
  return [...text.matchAll(HAN_RUNS)].map((match) => ({ run: match[0], start: match.index }));
}
