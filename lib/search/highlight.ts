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

const EXCERPT_LENGTH = 110;
const BEFORE_HIT = 30;

/** The piece of a text round the first place that has something asked for, or null. */
export function excerptAround(text: string, concepts: readonly Concept[]): string | null {
  const ranges = markedRanges(text, concepts);
  if (ranges.length === 0) return null;
  const hit = densest(ranges);
  const sentence = Math.max(...['。', '！', '？', '；', '\n'].map((sign) => text.lastIndexOf(sign, hit - 1))) + 1;
  const isNear = hit - sentence <= BEFORE_HIT;
  const start = wholeCharacter(text, isNear ? sentence : hit - BEFORE_HIT);
  const end = wholeCharacter(text, start + EXCERPT_LENGTH);
  // lines of a table or a heading end without a sign
  const piece = text
    .slice(start, end)
    .trim()
    .replace(/([^。！？；：，…])\n/g, '$1；')
    .replace(/\n/g, ' ');
  return (isNear || start === 0 ? '' : '…') + piece + (end < text.length ? '…' : '');
}

/** Of all places the one that shows most. */
function densest(ranges: readonly Range[]): number {
  const shown = (from: number) =>
    ranges.filter(([start]) => start >= from && start < from + EXCERPT_LENGTH - BEFORE_HIT);
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
