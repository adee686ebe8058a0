import type { Entry } from './entry';
import { fold } from './fold';
import { findConcept, type Concept } from './query';

/** Named by all that was asked for, pages that lead further are before those that tell of one thing. */
const TYPE_WEIGHT: Partial<Record<Entry['type'], number>> = {
  module: 2.5,
  domain: 1.5,
  solution: 1.5,
  feature: 1.6,
  product: 1.3,
  'white-paper': 1.2,
};
/** Words beside its label that are asked for things of a type by: these come first. */
const TYPE_WORDS: Partial<Record<Entry['type'], readonly string[]>> = {
  module: ['模块', 'module', 'modules'],
  product: ['型号', '产品'],
  solution: ['方案', 'solution', 'solutions'],
  feature: ['功能'],
  domain: ['领域', '应用'],
  case: ['应用案例', '客户案例', 'case study', 'case studies', 'case', 'cases'],
  lab: ['客户实验室', 'lab', 'labs', 'laboratory'],
  publication: ['文献', '期刊论文', '期刊', 'paper', 'papers', 'publication', 'publications'],
  'tech-document': ['文档', '教程', '手册', '说明书', 'manual', 'guide', 'tutorial'],
  training: ['培训', '课程', '工作坊', '暑期班', '暑期学校', 'training', 'workshop', 'summer school'],
  'white-paper': ['white paper', 'whitepaper'],
};
const OF_TYPE = 1_000;
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
  if (entry.foldedTitle === whole) return 8 * OF_TYPE;
  const inTitle = concepts.map((concept) => findConcept(concept, entry.foldedTitle));
  const hasAll = inTitle.every((ranges) => ranges.length > 0);
  const begins = inTitle.some((ranges) => ranges.some(([start]) => start === 0));
  const isLong = whole.length > 1;
  return (
    (hasAll ? 1.8 * (TYPE_WEIGHT[entry.type] ?? 1) : 1) *
    (begins ? 1.5 : 1) *
    (isLong && entry.foldedTitle.includes(whole) ? 1.2 : 1) *
    (isLong && entry.folded.includes(whole) ? 1.2 : 1) *
    (isAskedDevice(entry, concepts) ? 2.5 : 1) *
    (isAskedType(entry, concepts) ? OF_TYPE : 1)
  );
}

/** Also where the word was typed in pinyin, or for several. */
function isAskedType(entry: Entry, concepts: readonly Concept[]): boolean {
  return concepts.some((concept) =>
    concept.kind === 'any' ? isAskedType(entry, concept.concepts) : isNameOf(entry, concept.text),
  );
}

const isNameOf = ({ type, kind }: Entry, text: string) => text === fold(kind) || TYPE_WORDS[type]?.includes(text);

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
