import { fold } from './fold';
import { intersection, union, type IndexQuery, type InvertedIndex, type Scores } from './inverted-index';
import { findQuantities } from './quantities';
import { findTerms, findTermsOf, rowsOf, type TermHit } from './terms';
import { hanRuns, pairsOf, quantityToken, rowToken, wordsOf } from './tokens';

/** One thing that is asked for; a result has all of them. */
export type Concept =
  /** a word of the table, in any of its spellings */
  | { kind: 'term'; text: string; rows: readonly number[] }
  /** Chinese characters, one after the other */
  | { kind: 'han'; text: string }
  /** a Latin word or a model name, perhaps only its beginning */
  | { kind: 'word'; text: string; parts: string[]; joined: string[] }
  /** a number, with its unit if one was typed */
  | { kind: 'number'; text: string; key: string }
  /** typed in pinyin: any of these */
  | { kind: 'any'; text: string; concepts: Concept[] }
  /** several words typed in pinyin without a space: all of them */
  | { kind: 'all'; text: string; concepts: Concept[] };

/** Asked with, but nothing that is looked for. Longest first. */
const STOP_WORDS = [
  '为什么', '是什么', '做什么', '怎么样', '有没有', '能不能', '可不可以', '哪些', '哪个', '哪种', '哪里', '什么', '怎么', '怎样', '如何', '多少', '多大',
  '多久', '需要', '可以', '应该', '我们', '你们', '请问', '一下', '想要', '想做', '关于', '进行', '使用', '推荐', '选择', '介绍', '相关', '有关', '时候', '一台', '一套', '一个',
]; // prettier-ignore
const STOP_WORD = new RegExp(STOP_WORDS.join('|'), 'g');
/** Particles: left out at the ends of what remains. */
const PARTICLES = '的了吗呢是有在和与及或用做我你能把被对里中上下选买要想时';
const PARTICLE_ENDS = new RegExp(`^[${PARTICLES}]+|[${PARTICLES}]+$`, 'g');

/** What a search text asks for. @param text checked by `readSearchText` */
export function parseQuery(text: string): Concept[] {
  const folded = fold(text);
  const taken: { start: number; end: number; concept: Concept }[] = [];
  const isFree = ({ start, end }: { start: number; end: number }) =>
    taken.every((other) => end <= other.start || start >= other.end);

  for (const { key, start, end } of findQuantities(folded)) {
    if (isFree({ start, end }))
      taken.push({ start, end, concept: { kind: 'number', text: folded.slice(start, end), key } });
  }
  const longestFirst = findTerms(folded).sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  for (const hit of longestFirst) if (isFree(hit)) taken.push({ ...hit, concept: termConcept(hit) });

  const rest = taken.reduce((left, { start, end }) => blank(left, start, end), folded);
  for (const word of wordsOf(rest)) {
    const spelt = rest.slice(word.start, word.end);
    taken.push({ ...word, concept: { kind: 'word', text: spelt, parts: word.parts, joined: word.joined.slice(0, 1) } });
  }
  for (const { run, start } of hanRuns(rest)) {
    for (const part of withoutStopWords(run))
      taken.push({ start, end: start + 1, concept: { kind: 'han', text: part } });
  }
  const concepts = taken.sort((a, b) => a.start - b.start).map(({ concept }) => concept);
  // a single character says little beside words, and everything where nothing else was typed
  const telling = concepts.filter((concept) => concept.kind !== 'han' || concept.text.length > 1);
  const all = telling.length > 0 ? telling : concepts.length > 0 ? concepts : hanConcepts(folded);
  return [...new Map(all.map((concept) => [concept.text, concept])).values()];
}

export function termConcept({ term }: Pick<TermHit, 'term'>): Concept {
  return { kind: 'term', text: term, rows: rowsOf(term) };
}

/** Only stop words: then these are what is looked for. */
function hanConcepts(folded: string): Concept[] {
  return hanRuns(folded).map(({ run }) => ({ kind: 'han', text: run }));
}

function withoutStopWords(run: string): string[] {
  return run
    .split(STOP_WORD)
    .map((part) => part.replace(PARTICLE_ENDS, ''))
    .filter(Boolean);
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

/** The word as it was typed counts a little more than its synonyms. */
const LITERAL_WEIGHT = 0.3;
const PREFIX_FROM = 3;

/** The items that have it, each with a score. @param foldedOf all folded text of an item */
export function scoresOf(concept: Concept, index: InvertedIndex, foldedOf: (item: number) => string): Scores {
  switch (concept.kind) {
    case 'term': {
      const rows = { any: concept.rows.map((row) => ({ term: rowToken(row) })) };
      return index.search({ must: rows, should: literalQuery(concept.text, LITERAL_WEIGHT) });
    }
    case 'han': {
      if (concept.text.length === 1) return index.search({ term: concept.text, prefix: true });
      const scores = index.search(literalQuery(concept.text));
      // pairs of characters may be apart from each other
      if (concept.text.length > 2)
        for (const item of scores.keys()) if (!foldedOf(item).includes(concept.text)) scores.delete(item);
      return scores;
    }
    case 'word': {
      const prefix = concept.text.length >= PREFIX_FROM;
      const parts = concept.parts.map((term) => ({ term, prefix }));
      return index.search({ any: [...concept.joined.map((term) => ({ term, prefix })), { all: parts }] });
    }
    case 'number':
      return index.search({ term: quantityToken(concept.key) });
    case 'any':
      return union(concept.concepts.map((one) => scoresOf(one, index, foldedOf)));
    case 'all':
      return intersection(concept.concepts.map((one) => scoresOf(one, index, foldedOf)));
  }
}

function literalQuery(text: string, weight = 1): IndexQuery {
  const terms = [...hanRuns(text).flatMap(({ run }) => pairsOf(run)), ...wordsOf(text).flatMap(({ parts }) => parts)];
  return { all: terms.map((term) => ({ term, weight: weight / terms.length })) };
}

export type Range = [start: number, end: number];

/** Where a folded text has it. */
export function findConcept(concept: Concept, folded: string): Range[] {
  switch (concept.kind) {
    case 'term':
      return findTermRanges(concept, folded);
    case 'han':
      return occurrences(folded, concept.text);
    case 'word':
      return wordsOf(folded)
        .filter(({ parts, joined }) => matchesWord(concept, parts, joined))
        .map(({ start, end }) => [start, end]);
    case 'number':
      return findQuantities(folded)
        .filter(({ key }) => key === concept.key)
        .map(({ start, end }) => [start, end]);
    case 'any':
    case 'all':
      return concept.concepts.flatMap((one) => findConcept(one, folded));
  }
}

/**
 * Of a spelling that is longer than what was typed only what matched: 眼动 of 眼动追踪 for 眼动, and for 眼动仪 too,
 * because 眼动 is a spelling of its own; where nothing shorter says the same, the whole.
 */
function findTermRanges({ text: typed, rows }: Concept & { kind: 'term' }, folded: string): Range[] {
  const hits = findTermsOf(rows, folded);
  const shortest = new Map<number, number>();
  for (const { start, end } of hits) shortest.set(start, Math.min(end, shortest.get(start) ?? end));
  return hits.map(({ start, end }) => {
    const at = folded.slice(start, end).indexOf(typed);
    if (at >= 0) return [start + at, start + at + typed.length];
    return [start, end - start > typed.length ? (shortest.get(start) ?? end) : end];
  });
}

function matchesWord(concept: Concept & { kind: 'word' }, parts: string[], joined: string[]): boolean {
  const isLong = concept.text.length >= PREFIX_FROM;
  const matches = (word: string, asked: string) => word === asked || (isLong && word.startsWith(asked));
  const whole = concept.joined[0] ?? concept.text;
  return [...parts, ...joined].some(
    (word) => matches(word, whole) || concept.parts.some((part) => matches(word, part)),
  );
}

function occurrences(text: string, part: string): Range[] {
  const found: Range[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    found.push([at, at + part.length]);
  return found;
}
