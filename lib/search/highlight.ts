import type { Language } from './document';
import { foldWithOrigins } from './fold';
import { findConcept, type Concept, type Range } from './query';

/** Where a text, as it is shown, has what was asked for: in order, without overlaps, in its own indices. */
export function markedRanges(text: string, concepts: readonly Concept[]): Range[] {
  const { text: folded, origins } = foldWithOrigins(text);
  const found = concepts
    .flatMap((concept) => findConcept(concept, folded))
    // a character that folds to several is marked whole
    .map(([start, end]): Range => [origins[start], originAfter(origins, end)])
    .sort((a, b) => a[0] - b[0]);
  const merged: Range[] = [];
  for (const [start, end] of found) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

function originAfter(origins: number[], end: number): number {
  const last = origins[end - 1];
  return origins.slice(end).find((origin) => origin > last) ?? last;
}

interface Manner {
  /** of an excerpt, in characters, and how many of them may be before what was found */
  length: number;
  before: number;
  /** with what a sentence ends */
  end: RegExp;
  /** in what a sentence that is too long has parts */
  part: RegExp;
  /** lines of a table or a heading end without a sign */
  bareLine: RegExp;
  /** what such a line gets */
  sign: string;
  /** where a text can be cut, about there */
  cut(text: string, index: number): number;
}

const MANNERS: Record<Language, Manner> = {
  zh: {
    length: 80,
    before: 30,
    end: /[。！？]+[”』」）]*|\n+/g,
    part: /[。！？；\n]/g,
    bareLine: /([^。！？；：，…])\n/g,
    sign: '；',
    cut: wholeCharacter,
  },
  en: {
    length: 220,
    before: 60,
    end: /[.?!] |\n+/g,
    part: /\. |\? |; |\n/g,
    bareLine: /([^.!?;:,…])\n/g,
    sign: '; ',
    cut: betweenWords,
  },
};

/**
 * The piece of a text round the first place that has something asked for, or null: from the beginning of a sentence,
 * and to the end of one where as much as that has room.
 */
export function excerptAround(text: string, concepts: readonly Concept[], language: Language = 'zh'): string | null {
  const ranges = markedRanges(text, concepts);
  if (ranges.length === 0) return null;
  const { length, before, end, part, bareLine, sign, cut } = MANNERS[language];
  const hit = densest(ranges, length - before);
  const ends = endsOf(text, end);
  const from = ends.filter((at) => at <= hit).pop() ?? 0;
  const to = ends.filter((at) => at > hit && at - from <= length).pop();
  const start = to === undefined ? beginning() : from;
  const stop = to ?? cut(text, start + length);
  const piece = text.slice(start, stop).trim().replace(bareLine, `$1${sign}`).replace(/\n/g, ' ');
  const isWithin = start > 0 && !endsOf(text, part).includes(start);
  return (isWithin ? '…' : '') + piece + (to === undefined && stop < text.length ? '…' : '');

  /** Of a sentence that has no room: a part of it, or a little before what was found. */
  function beginning(): number {
    const near = endsOf(text, part)
      .filter((at) => at <= hit)
      .pop();
    return hit - (near ?? 0) <= before ? (near ?? 0) : cut(text, hit - before);
  }
}

/** Where whatever matches ends in a text, and the end of the text. */
const endsOf = (text: string, sign: RegExp): number[] => [
  ...[...text.matchAll(sign)].map((match) => match.index + match[0].length),
  text.length,
];

/** Of all places the one that shows most of what is within so many characters. */
function densest(ranges: readonly Range[], reach: number): number {
  const shown = (from: number) => ranges.filter(([start]) => start >= from && start < from + reach);
  const size = (from: number) =>
    new Set(shown(from).map(([start, end]) => end - start)).size * 100 + shown(from).length;
  let best = ranges[0][0];
  for (const [start] of ranges.slice(0, 50)) if (size(start) > size(best)) best = start;
  return best;
}

/** Never in the middle of a surrogate pair. */
function wholeCharacter(text: string, index: number): number {
  const bounded = Math.max(0, Math.min(index, text.length));
  const code = text.charCodeAt(bounded);
  return code >= 0xdc00 && code <= 0xdfff ? bounded - 1 : bounded;
}

function betweenWords(text: string, index: number): number {
  const space = index < text.length ? text.lastIndexOf(' ', index) : -1;
  return space > 0 ? space : wholeCharacter(text, index);
}
