import type { SearchedType } from './document';
import type { Entry } from './entry';
import { findConcept, type Concept } from './query';

/** Named by all that was asked for, pages that lead further stand before those that tell of one thing. */
const TYPE_WEIGHT: Partial<Record<SearchedType, number>> = {
  module: 2.5,
  domain: 1.5,
  solution: 1.5,
  feature: 1.6,
  product: 1.3,
  'white-paper': 1.2,
};
/** So many of the best are looked at more closely. */
const CLOSELY = 300;

/** Found items, the best first. @param whole all that was typed, folded */
export function ranked(found: { entry: Entry; score: number }[], concepts: readonly Concept[], whole: string): Entry[] {
  found.sort((a, b) => b.score - a.score);
  const best = found
    .slice(0, CLOSELY)
    .map(({ entry, score }) => ({ entry, score: rounded(score * bonus(entry, concepts, whole)) }));
  best.sort((a, b) => b.score - a.score || b.entry.date.localeCompare(a.entry.date));
  return [...best, ...found.slice(CLOSELY)].map(({ entry }) => entry);
}

/**
 * What the words alone do not say: a title that is what was typed, has all of it, begins with it;
 * and who asks for a number with its unit wants the device that has it.
 */
function bonus(entry: Entry, concepts: readonly Concept[], whole: string): number {
  if (entry.foldedTitle === whole) return 8;
  const inTitle = concepts.map((concept) => findConcept(concept, entry.foldedTitle));
  const hasAll = inTitle.every((ranges) => ranges.length > 0);
  const begins = inTitle.some((ranges) => ranges.some(([start]) => start === 0));
  const isLong = whole.length > 1;
  return (
    (hasAll ? 1.8 * (TYPE_WEIGHT[entry.type] ?? 1) : 1) *
    (begins ? 1.5 : 1) *
    (isLong && entry.foldedTitle.includes(whole) ? 1.2 : 1) *
    (isLong && entry.folded.includes(whole) ? 1.2 : 1) *
    (isAskedDevice(entry, concepts) ? 2.5 : 1)
  );
}

function isMeasured(concept: Concept): boolean {
  return concept.kind === 'number' && !/^[\d.]+$/.test(concept.key);
}

/** A version whose rows have the number, and that is what else was asked for: not one that only mentions it. */
function isAskedDevice({ type, traits }: Entry, concepts: readonly Concept[]): boolean {
  return (
    type === 'product' &&
    concepts.some(isMeasured) &&
    concepts.every((concept) => findConcept(concept, traits).length > 0)
  );
}

/** Scores that differ by less than a percent count as equal: the newer one goes first. */
function rounded(score: number): number {
  return Math.round(Math.log(score) * 100);
}
