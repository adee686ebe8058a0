import { LRUCache } from 'lru-cache';
import { SEARCHED_TYPES, type Language, type SearchDocument } from './document';
import { BOOSTS, toEntry, type Entry } from './entry';
import { fold } from './fold';
import { toHit } from './hit';
import { intersection, InvertedIndex, union, type Scores } from './inverted-index';
import { Lexicon } from './lexicon';
import { joinedPinyin } from './pinyin';
import { parseEnglish } from './english-query';
import { findConcept, parseQuery, scoresOf, termConcept, type Concept } from './query';
import { ranked } from './ranking';
import type { SearchAnswer, Suggestions, TypeCount } from './results';
import { suggest } from './suggestions';
import { allTerms } from './terms';
import { tokensOf, wordsOf } from './tokens';

const REMEMBERED = 200;

interface Found {
  entries: Entry[];
  concepts: Concept[];
  corrected: string | null;
  partial: boolean;
}

/** The search over all public content in one language, in memory: one index for all types. */
export class SearchEngine {
  private readonly index = new InvertedIndex(BOOSTS);
  /** by their number in the index */
  private readonly entries = new Map<number, Entry>();
  private readonly numbers = new Map<string, number>();
  private readonly lexicon: Lexicon;
  /** the last answers, so that pages and tabs of one search ask the index once */
  private readonly remembered = new LRUCache<string, Found>({ max: REMEMBERED });

  constructor(private readonly language: Language = 'zh') {
    // the words of the table are found in both languages; only in Chinese are they typed by their sound
    this.lexicon = new Lexicon(language === 'zh' ? allTerms().keys() : []);
  }

  get size(): number {
    return this.entries.size;
  }

  /** Takes items in; an item that is already there is replaced. */
  put(documents: readonly SearchDocument[]): void {
    for (const document of documents) {
      this.drop(document.id);
      const { entry, fields } = toEntry(document);
      const number = this.index.add(fields.map(tokensOf));
      this.entries.set(number, entry);
      this.numbers.set(entry.id, number);
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
    const number = this.numbers.get(id);
    if (number === undefined) return;
    this.index.remove(number);
    this.entries.delete(number);
    this.numbers.delete(id);
  }

  /** How many items of each type there are for a text. */
  countTypes(text: string): TypeCount[] {
    const counts = new Map<Entry['type'], number>(SEARCHED_TYPES.map((type) => [type, 0]));
    for (const { type } of this.find(text).entries) counts.set(type, (counts.get(type) ?? 0) + 1);
    return [...counts].map(([type, count]) => ({ type, count })).filter(({ count }) => count > 0);
  }

  /** @param types only these; null for all */
  search(text: string, types: readonly string[] | null, page: number, pageSize: number): SearchAnswer {
    const { entries, concepts, corrected, partial } = this.find(text);
    const ofTypes = types === null ? entries : entries.filter(({ type }) => types.includes(type));
    const nothing = entries.length === 0;
    return {
      hits: ofTypes.slice((page - 1) * pageSize, page * pageSize).map((entry) => toHit(entry, concepts, this.language)),
      totalCount: ofTypes.length,
      nothing,
      corrected,
      partial,
      spellings: nothing ? this.spellingsOf(concepts) : [],
    };
  }

  suggest(text: string): Suggestions {
    return suggest(fold(text).trim(), this.lexicon, this.entries.values(), (term) =>
      this.hasAny(termConcept({ term })),
    );
  }

  private find(text: string): Found {
    const known = this.remembered.get(text);
    if (known) return known;
    const found = this.findAnew(text);
    this.remembered.set(text, found);
    return found;
  }

  private findAnew(text: string): Found {
    const [typed, whole] = this.read(text);
    const entries = this.ranked(typed, whole);
    if (isScattered(entries, typed))
      return { entries: this.ranked(typed, whole, 1), concepts: typed, corrected: null, partial: true };
    if (entries.length > 0 || typed.length === 0) return { entries, concepts: typed, corrected: null, partial: false };

    const mended = typed.map((concept) => (this.hasAny(concept) ? concept : (this.mend(concept) ?? concept)));
    if (mended.some((concept, index) => concept !== typed[index])) {
      const corrected = mended.map((concept) => concept.text).join(' ');
      const found = this.ranked(mended, corrected);
      if (found.length > 0) return { entries: found, concepts: mended, corrected, partial: false };
    }
    // all are wanted; where nothing has all, as many as there are
    for (let atLeast = mended.length - 1; atLeast > 0; atLeast--) {
      const some = this.ranked(mended, whole, atLeast);
      if (some.length > 0) return { entries: some, concepts: mended, corrected: null, partial: true };
    }
    return { entries: [], concepts: typed, corrected: null, partial: false };
  }

  /** What a text asks for, and the text as it is compared. */
  private read(text: string): [concepts: Concept[], whole: string] {
    if (this.language === 'en') return [parseEnglish(text), fold(text)];
    const spelt = joinedPinyin(text, (letters) => this.lexicon.isSound(letters));
    return [parseQuery(spelt).map((concept) => this.withSound(concept)), fold(spelt)];
  }

  /** Latin letters that are no word here may be pinyin. */
  private withSound(concept: Concept): Concept {
    if (concept.kind !== 'word' || concept.parts.length > 1 || this.lexicon.has(concept.text)) return concept;
    if (this.index.search({ term: concept.text }).size > 0) return concept;
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
    return this.scoresOf(concept).size > 0;
  }

  private spellingsOf(concepts: readonly Concept[]): string[] {
    return concepts.flatMap((concept) => this.lexicon.spellings(concept.text)).slice(0, 3);
  }

  private scoresOf(concept: Concept): Scores {
    return scoresOf(concept, this.index, (number) => this.entries.get(number)?.folded ?? '');
  }

  /** Items that have at least so many of the concepts (all, unless told), the best first. */
  private ranked(concepts: readonly Concept[], whole: string, atLeast = concepts.length): Entry[] {
    const each = concepts.map((concept) => this.scoresOf(concept));
    if (atLeast === concepts.length) return this.best(intersection(each), concepts, whole);
    const counts = new Map<number, number>();
    for (const scores of each) for (const number of scores.keys()) counts.set(number, (counts.get(number) ?? 0) + 1);
    const some = union(each);
    for (const [number, count] of counts) if (count < atLeast) some.delete(number);
    return this.best(some, concepts, whole);
  }

  private best(scores: Scores, concepts: readonly Concept[], whole: string): Entry[] {
    const found: { entry: Entry; score: number }[] = [];
    for (const [number, score] of scores) found.push({ entry: this.entries.get(number) as Entry, score });
    return ranked(found, concepts, whole);
  }
}

/** So few that have all of several words, and only somewhere in their texts: what is about one of them may be meant. */
const FEW = 10;

function isScattered(entries: readonly Entry[], concepts: readonly Concept[]): boolean {
  if (concepts.length < 2 || entries.length === 0 || entries.length > FEW) return false;
  return !entries.some(({ traits, introduction }) => {
    const head = `${traits}\n${fold(introduction)}`;
    return concepts.every((concept) => findConcept(concept, head).length > 0);
  });
}
