import MiniSearch, { type Query } from 'minisearch';
import { SEARCHED, SEARCHED_TYPES, type SearchDocument, type SearchedType } from './document';
import { fold } from './fold';
import { excerptAround, markedRanges } from './highlight';
import { Lexicon } from './lexicon';
import { plainText } from './plain-text';
import { findConcept, indexQuery, isIn, parseQuery, termConcept, type Concept } from './query';
import type { SearchAnswer, SearchHit, Suggestions, TypeCount } from './results';
import { suggest } from './suggestions';
import { tokensOf, wordsOf } from './tokens';

/** An item as the index keeps it. */
export interface Entry extends Omit<SearchDocument, 'names' | 'tags' | 'body' | 'rows'> {
  /** position in the order of arrival: ids of the index are numbers */
  key: number;
  names: string;
  tags: string;
  body: string;
  rows: string[];
  foldedTitle: string;
  /** everything, folded, for what pairs of characters cannot tell */
  folded: string;
}

const FIELDS = ['title', 'names', 'tags', 'introduction', 'rows', 'body'] as const;
/** Named by all that was asked for, pages that lead further stand before those that tell of one thing. */
const TYPE_WEIGHT: Partial<Record<SearchedType, number>> = {
  module: 2.5,
  domain: 1.5,
  solution: 1.5,
  feature: 1.6,
  product: 1.3,
};
/** So many of the best are looked at more closely. */
const CLOSELY = 300;
const REMEMBERED = 200;

interface Found {
  entries: Entry[];
  concepts: Concept[];
  corrected: string | null;
  partial: boolean;
}

/** The search over all public content, in memory: one index for all types. */
export class SearchEngine {
  private readonly index = new MiniSearch<Record<(typeof FIELDS)[number] | 'key', string | number>>({
    idField: 'key',
    fields: [...FIELDS],
    tokenize: tokensOf,
    processTerm: (token) => token,
    searchOptions: { tokenize: (token) => [token], bm25: { k: 1.2, b: 0.5, d: 0.5 } },
    autoVacuum: { batchSize: 200, batchWait: 20, minDirtCount: 200, minDirtFactor: 0.1 },
  });
  private readonly entries = new Map<number, Entry>();
  private readonly keys = new Map<string, number>();
  private readonly lexicon = new Lexicon();
  /** the last answers, so that pages and tabs of one search ask the index once */
  private readonly remembered = new Map<string, Found>();
  private nextKey = 1;

  get size(): number {
    return this.entries.size;
  }

  /** Takes items in; an item that is already there is replaced. */
  put(documents: readonly SearchDocument[]): void {
    for (const document of documents) {
      this.drop(document.id);
      const entry = toEntry(document, this.nextKey++);
      this.entries.set(entry.key, entry);
      this.keys.set(entry.id, entry.key);
      this.index.add({
        key: entry.key,
        title: entry.foldedTitle,
        names: fold(entry.names),
        tags: fold(entry.tags),
        introduction: fold(entry.introduction),
        rows: fold(entry.rows.join('\n')),
        body: fold(entry.body),
      });
      this.lexicon.addTitle(entry.foldedTitle);
      for (const word of new Set(wordsOf(entry.folded).flatMap(({ parts }) => parts))) this.lexicon.addWord(word);
    }
    this.remembered.clear();
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) this.drop(id);
    this.remembered.clear();
  }

  private drop(id: string): void {
    const key = this.keys.get(id);
    if (key === undefined) return;
    this.index.discard(key);
    this.entries.delete(key);
    this.keys.delete(id);
  }

  /** How many items of each type there are for a text. */
  countTypes(text: string): TypeCount[] {
    const { entries } = this.find(text);
    return SEARCHED_TYPES.map((type) => ({
      type,
      count: entries.filter((entry) => entry.type === type).length,
    })).filter(({ count }) => count > 0);
  }

  /** @param types only these; null for all */
  search(text: string, types: readonly string[] | null, page: number, pageSize: number): SearchAnswer {
    const { entries, concepts, corrected, partial } = this.find(text);
    const ofTypes = types === null ? entries : entries.filter(({ type }) => types.includes(type));
    const nothing = entries.length === 0;
    return {
      hits: ofTypes.slice((page - 1) * pageSize, page * pageSize).map((entry) => toHit(entry, concepts)),
      totalCount: ofTypes.length,
      nothing,
      corrected,
      partial,
      spellings: nothing ? this.spellingsOf(concepts) : [],
      likely: nothing ? this.likely(concepts) : [],
    };
  }

  suggest(text: string): Suggestions {
    return suggest(fold(text).trim(), this.lexicon, [...this.entries.values()], (term) =>
      this.hasAny(termConcept({ term })),
    );
  }

  private find(text: string): Found {
    const known = this.remembered.get(text);
    if (known) return known;
    const found = this.findAnew(text);
    this.remembered.set(text, found);
    if (this.remembered.size > REMEMBERED) this.remembered.delete(this.remembered.keys().next().value as string);
    return found;
  }

  private findAnew(text: string): Found {
    const typed = parseQuery(text).map((concept) => this.withSound(concept));
    const whole = fold(text);
    const entries = this.ranked(typed, whole);
    if (entries.length > 0 || typed.length === 0) return { entries, concepts: typed, corrected: null, partial: false };

    const mended = typed.map((concept) => (this.hasAny(concept) ? concept : (this.mend(concept) ?? concept)));
    if (mended.some((concept, index) => concept !== typed[index])) {
      const corrected = mended.map((concept) => concept.text).join(' ');
      const found = this.ranked(mended, corrected);
      if (found.length > 0) return { entries: found, concepts: mended, corrected, partial: false };
    }
    if (typed.length >= 3) {
      const some = this.ranked(mended, whole, mended.length - 1);
      if (some.length > 0) return { entries: some, concepts: mended, corrected: null, partial: true };
    }
    return { entries: [], concepts: typed, corrected: null, partial: false };
  }

  /** Latin letters that are no word here may be pinyin. */
  private withSound(concept: Concept): Concept {
    if (concept.kind !== 'word' || concept.parts.length > 1 || this.lexicon.has(concept.text)) return concept;
    const isWord = this.index.search({ queries: [concept.text], combineWith: 'OR' }).length > 0;
    if (isWord) return concept;
    const terms = this.lexicon.termsBySound(concept.text);
    const meant = terms.length > 0 ? terms : (this.lexicon.termsInSound(concept.text) ?? []);
    if (meant.length === 0) return concept;
    const concepts = meant.flatMap((term) => parseQuery(term));
    return terms.length > 0
      ? { kind: 'any', text: concept.text, concepts: [concept, ...concepts] }
      : { kind: 'all', text: concept.text, concepts };
  }

  private mend(concept: Concept): Concept | null {
    const spelling = this.lexicon.spellings(concept.text).find((text) => this.hasAny(parseQuery(text)[0]));
    return spelling ? { ...parseQuery(spelling)[0], text: spelling } : null;
  }

  private hasAny(concept: Concept): boolean {
    return this.matching([concept], 1).length > 0;
  }

  private spellingsOf(concepts: readonly Concept[]): string[] {
    return concepts.flatMap((concept) => this.lexicon.spellings(concept.text)).slice(0, 3);
  }

  private likely(concepts: readonly Concept[]): SearchHit[] {
    if (concepts.length === 0) return [];
    return this.ranked(concepts, '', 1)
      .slice(0, 3)
      .map((entry) => toHit(entry, concepts));
  }

  /** Items that have at least so many of the concepts (all, unless told), and the index's own score. */
  private matching(concepts: readonly Concept[], atLeast = concepts.length): { entry: Entry; score: number }[] {
    if (concepts.length === 0) return [];
    const query: Query = { queries: concepts.map(indexQuery), combineWith: atLeast < concepts.length ? 'OR' : 'AND' };
    return this.index.search(query).flatMap(({ id, score, queryTerms }) => {
      const entry = this.entries.get(id as number);
      if (!entry) return [];
      const matched = new Set(queryTerms);
      const has = concepts.filter((concept) => isIn(concept, entry.folded, matched)).length;
      // the library multiplies by the number of words; long words are many pairs of characters
      return has >= atLeast ? [{ entry, score: score / (queryTerms.length || 1) }] : [];
    });
  }

  private ranked(concepts: readonly Concept[], whole: string, atLeast?: number): Entry[] {
    const found = this.matching(concepts, atLeast).sort((a, b) => b.score - a.score);
    const best = found
      .slice(0, CLOSELY)
      .map(({ entry, score }) => ({ entry, score: score * bonus(entry, concepts, whole) }));
    best.sort((a, b) => rounded(b.score) - rounded(a.score) || (a.entry.date < b.entry.date ? 1 : -1));
    return [...best, ...found.slice(CLOSELY)].map(({ entry }) => entry);
  }
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
  const isDevice =
    entry.type === 'product' && concepts.some((concept) => isMeasured(concept) && isInRows(concept, entry));
  return (
    (hasAll ? 1.8 * (TYPE_WEIGHT[entry.type] ?? 1) : 1) *
    (begins ? 1.25 : 1) *
    (isLong && entry.foldedTitle.includes(whole) ? 1.2 : 1) *
    (isLong && entry.folded.includes(whole) ? 1.2 : 1) *
    (isDevice ? 2.5 : 1)
  );
}

function isMeasured(concept: Concept): boolean {
  return concept.kind === 'number' && !/^[\d.]+$/.test(concept.key);
}

function isInRows(concept: Concept, { rows }: Entry): boolean {
  return rows.some((row) => findConcept(concept, fold(row)).length > 0);
}

/** Scores that differ by less than a percent count as equal: the newer one goes first. */
function rounded(score: number): number {
  return Math.round(Math.log(score) * 100);
}

function toEntry({ names, tags, body, rows, ...document }: SearchDocument, key: number): Entry {
  const texts = {
    names: names.join('\n'),
    tags: [SEARCHED[document.type].name, document.customerName, ...tags].filter(Boolean).join('\n'),
    introduction: plainText(document.introduction),
    rows: rows.map(({ name, value }) => `${name} ${value}`),
    body: body.map(plainText).filter(Boolean).join('\n'),
  };
  const foldedTitle = fold(document.title);
  const folded = fold([texts.names, texts.tags, texts.introduction, ...texts.rows, texts.body].join('\n'));
  return { ...document, ...texts, key, foldedTitle, folded: `${foldedTitle}\n${folded}` };
}

function toHit(entry: Entry, concepts: readonly Concept[]): SearchHit {
  const excerpt = excerptOf(entry, concepts);
  const { type, id, alias, parentAlias, title, customerName, publishedUtc, date, images, introduction } = entry;
  return {
    ...{ type, id, alias, parentAlias, title, customerName, publishedUtc, date, images, introduction, excerpt },
    marks: {
      title: markedRanges(title, concepts),
      excerpt: markedRanges(excerpt, concepts),
      customerName: markedRanges(customerName, concepts),
    },
  };
}

/** Longer introductions are shown round the place that was found. */
const WHOLE_INTRODUCTION = 160;

/** The parameter row that has what the title has not; else the introduction, unless only the text has it. */
function excerptOf({ introduction, rows, body, foldedTitle }: Entry, concepts: readonly Concept[]): string {
  const short = introduction.length <= WHOLE_INTRODUCTION ? introduction : introduction.split('\n')[0];
  const asked = concepts.filter((concept) => findConcept(concept, foldedTitle).length === 0);
  if (asked.length === 0) return short;
  const count = (text: string) => {
    const folded = fold(text);
    return asked.filter((concept) => findConcept(concept, folded).length > 0).length;
  };
  const inIntroduction = count(introduction);
  const isAboutNumbers = asked.length > 1 && asked.some(({ kind }) => kind === 'number');
  if (inIntroduction < asked.length || isAboutNumbers) {
    const row = rows.find((candidate) => count(candidate) === asked.length);
    if (row) return row;
  }
  if (inIntroduction === 0) return excerptAround(body, asked) ?? short;
  return introduction.length <= WHOLE_INTRODUCTION ? introduction : (excerptAround(introduction, asked) ?? short);
}
