import { fold, isHan } from './fold';
import { SYNONYMS } from './synonyms';

/** A word of the field where it is in a folded text. */
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
const byFirst = new Map<number, Term[]>();
const byRow: Term[][] = [];
const rowsByTerm = new Map<string, number[]>();

SYNONYMS.forEach((words, row) => {
  const notIn = words.filter((word) => word.startsWith('!')).map((word) => fold(word.slice(1)));
  byRow[row] = [];
  for (const word of words) {
    if (word.startsWith('!')) continue;
    const text = termKey(fold(word));
    const term = { text, row, notIn: notIn.filter((other) => other.includes(text)) };
    const first = text.charCodeAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), term]);
    byRow[row].push(term);
    rowsByTerm.set(text, [...(rowsByTerm.get(text) ?? []), row]);
  }
});
for (const terms of byFirst.values()) terms.sort((a, b) => b.text.length - a.text.length);

/** Words of one phrase are apart by one space, however they are joined in the text. */
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
    const terms = byFirst.get(spaced.charCodeAt(start));
    if (!terms) continue;
    for (const term of terms) {
      if (spaced.startsWith(term.text, start) && standsAt(term, spaced, start))
        found.push({ row: term.row, term: term.text, start, end: start + term.text.length });
    }
  }
  return found;
}

/** The same for the words of some rows only, in no order. */
export function findTermsOf(rows: readonly number[], text: string): TermHit[] {
  const found: TermHit[] = [];
  const spaced = text.replaceAll('-', ' ');
  for (const term of rows.flatMap((row) => byRow[row])) {
    for (let start = spaced.indexOf(term.text); start >= 0; start = spaced.indexOf(term.text, start + 1)) {
      if (standsAt(term, spaced, start))
        found.push({ row: term.row, term: term.text, start, end: start + term.text.length });
    }
  }
  return found;
}

/** Is what is there the word, and no part of another? */
function standsAt({ text: term, notIn }: Term, text: string, start: number): boolean {
  const end = start + term.length;
  const runsOn = (at: number) => isWordCode(text.charCodeAt(at)) && isWordCode(text.charCodeAt(at - 1));
  return !runsOn(start) && !runsOn(end) && !notIn.some((other) => liesIn(text, other, term, start));
}

function liesIn(text: string, other: string, term: string, start: number): boolean {
  return text.startsWith(other, start - other.indexOf(term));
}

/** Is it part of a Latin word or number: does it join its neighbour? */
function isWordCode(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x30 && code <= 0x39) ||
    (code > 0x7f && !isHan(code) && /[\p{L}\p{N}]/u.test(String.fromCharCode(code)))
  );
}
