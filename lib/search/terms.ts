import { fold, isHan } from './fold';
import { SYNONYMS } from './synonyms';

/** A word of the field where it stands in a folded text. */
export interface TermHit {
  /** row of the table */
  row: number;
  term: string;
  start: number;
  end: number;
}

interface Term {
  text: string;
  row: number;
  /** strings inside which it means something else */
  notIn: string[];
}

/** Terms by their first character, longest first. */
const byFirst = new Map<string, Term[]>();
const rowsByTerm = new Map<string, number[]>();

SYNONYMS.forEach((words, row) => {
  const notIn = words.filter((word) => word.startsWith('!')).map((word) => fold(word.slice(1)));
  for (const word of words) {
    if (word.startsWith('!')) continue;
    const text = termKey(fold(word));
    const term = { text, row, notIn: notIn.filter((other) => other.includes(text)) };
    byFirst.set(text[0], [...(byFirst.get(text[0]) ?? []), term]);
    rowsByTerm.set(text, [...(rowsByTerm.get(text) ?? []), row]);
  }
});
for (const terms of byFirst.values()) terms.sort((a, b) => b.text.length - a.text.length);

/** Words of one phrase stand apart by one space, however they are joined in the text. */
function termKey(folded: string): string {
  return folded.replace(/[\s-]+/g, ' ');
}

/** Rows of the table that hold this folded word. */
export function rowsOf(term: string): readonly number[] {
  return rowsByTerm.get(termKey(term)) ?? [];
}

/** Every word of the table, folded, with its rows. */
export function allTerms(): ReadonlyMap<string, readonly number[]> {
  return rowsByTerm;
}

/** All words of the table in a folded text, also those inside longer ones (眼动 in 眼动追踪). */
export function findTerms(text: string): TermHit[] {
  const found: TermHit[] = [];
  const spaced = text.replaceAll('-', ' ');
  for (let start = 0; start < spaced.length; start++) {
    const terms = byFirst.get(spaced[start]);
    if (!terms || (isWordCode(spaced.charCodeAt(start)) && isWordCode(spaced.charCodeAt(start - 1)))) continue;
    for (const { text: term, row, notIn } of terms) {
      if (!spaced.startsWith(term, start)) continue;
      const end = start + term.length;
      if (isWordCode(spaced.charCodeAt(end - 1)) && isWordCode(spaced.charCodeAt(end))) continue;
      if (notIn.some((other) => liesIn(spaced, other, term, start))) continue;
      found.push({ row, term, start, end });
    }
  }
  return found;
}

function liesIn(text: string, other: string, term: string, start: number): boolean {
  return text.startsWith(other, start - other.indexOf(term));
}

/** Is it part of a Latin word or number: does it join its neighbour? */
export function isWordCode(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x30 && code <= 0x39) ||
    (code > 0x7f && !isHan(code) && /[\p{L}\p{N}]/u.test(String.fromCharCode(code)))
  );
}
