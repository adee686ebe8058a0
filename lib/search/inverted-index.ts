/** What is asked of the index. */
export type IndexQuery =
  /** one term, or all that begin with it */
  | { term: string; prefix?: boolean; weight?: number }
  | { all: IndexQuery[] }
  | { any: IndexQuery[] }
  /** who has the first; the second only counts for more */
  | { must: IndexQuery; should: IndexQuery };

/** Documents by their number in the index, each with its score. */
export type Scores = Map<number, number>;

/* One place of a term is one number: document, field, how often. */
const FREQUENCY_BITS = 6;
const FIELD_BITS = 3;
const MOST_FREQUENT = 2 ** FREQUENCY_BITS - 1;
const FIELD_MASK = 2 ** FIELD_BITS - 1;
const DOCUMENT_SHIFT = FREQUENCY_BITS + FIELD_BITS;

/* BM25+, as it is commonly set, with less weight on the length: items differ in length by their type. */
const K = 1.2;
const B = 0.5;
const D = 0.5;
/** A word that only begins like the one asked for counts so much less. */
const PREFIX_WEIGHT = 0.375;

/** Removed documents stay in the lists of places until they are so many. */
const MOST_DEAD = 200;
const MOST_DEAD_SHARE = 0.1;

/** The places of one term, in an array that grows: numbers of four bytes are what makes the index small. */
class Places {
  codes = new Uint32Array(2);
  size = 0;

  push(code: number): void {
    if (this.size === this.codes.length) {
      const longer = new Uint32Array(Math.ceil(this.size * 1.5) + 1);
      longer.set(this.codes);
      this.codes = longer;
    }
    this.codes[this.size++] = code;
  }

  /** Keeps what may stay. */
  sweep(isKept: (code: number) => boolean): void {
    this.codes = this.codes.subarray(0, this.size).filter(isKept);
    this.size = this.codes.length;
  }
}

/** An inverted index over documents of several weighted fields: terms in, scores out; texts it does not keep. */
export class InvertedIndex {
  private readonly places = new Map<string, Places>();
  /** the terms in order, for beginnings, and those that came since */
  private sorted: string[] = [];
  private unsorted: string[] = [];
  /** by document: the number of its terms in every field; null once it is removed */
  private readonly lengths: (number[] | null)[] = [];
  private readonly totalLengths: number[];
  private dead: number[] = [];
  private free: number[] = [];
  private count = 0;

  /** @param boosts what a term counts, by field; at most eight */
  constructor(private readonly boosts: readonly number[]) {
    this.totalLengths = boosts.map(() => 0);
  }

  /**
   * @param fields the terms of every field
   * @returns the document's number
   */
  add(fields: readonly (readonly string[])[]): number {
    const document = this.free.pop() ?? this.lengths.length;
    this.lengths[document] = fields.map((terms, field) => this.addField(document, field, terms));
    this.lengths[document].forEach((length, field) => (this.totalLengths[field] += length));
    this.count++;
    return document;
  }

  private addField(document: number, field: number, terms: readonly string[]): number {
    const place = ((document << FIELD_BITS) | field) << FREQUENCY_BITS;
    let different = 0;
    for (const term of terms) {
      const places = this.placesOf(term);
      const last = places.codes[places.size - 1];
      // a term that comes again in this field was the last thing written there
      if (places.size > 0 && last >>> FREQUENCY_BITS === place >>> FREQUENCY_BITS) {
        if ((last & MOST_FREQUENT) < MOST_FREQUENT) places.codes[places.size - 1]++;
      } else {
        places.push((place | 1) >>> 0);
        different++;
      }
    }
    return different;
  }

  private placesOf(term: string): Places {
    let places = this.places.get(term);
    if (!places) {
      places = new Places();
      this.places.set(term, places);
      this.unsorted.push(term);
    }
    return places;
  }

  remove(document: number): void {
    this.lengths[document]?.forEach((length, field) => (this.totalLengths[field] -= length));
    this.lengths[document] = null;
    this.count--;
    this.dead.push(document);
    if (this.dead.length > Math.max(MOST_DEAD, this.count * MOST_DEAD_SHARE)) this.sweep();
  }

  private sweep(): void {
    for (const [term, places] of this.places) {
      places.sweep((code) => this.lengths[code >>> DOCUMENT_SHIFT] !== null);
      if (places.size === 0) this.places.delete(term);
    }
    this.sorted = [];
    this.unsorted = [...this.places.keys()];
    this.free.push(...this.dead);
    this.dead = [];
  }

  /** Items that fit the query, with a score. */
  search(query: IndexQuery): Scores {
    if ('all' in query) return intersection(query.all.map((one) => this.search(one)));
    if ('any' in query) return union(query.any.map((one) => this.search(one)));
    if ('must' in query) {
      const scores = this.search(query.must);
      for (const [document, score] of this.search(query.should)) {
        const known = scores.get(document);
        if (known !== undefined) scores.set(document, known + score);
      }
      return scores;
    }
    const { term, prefix, weight = 1 } = query;
    const scores: Scores = new Map();
    this.scoreTerm(term, weight, scores);
    if (prefix) {
      for (const longer of this.termsBeginning(term)) {
        const more = longer.length - term.length;
        const share = (PREFIX_WEIGHT * longer.length) / (longer.length + 0.3 * more);
        if (more > 0) this.scoreTerm(longer, weight * share, scores);
      }
    }
    return scores;
  }

  private scoreTerm(term: string, weight: number, scores: Scores): void {
    const places = this.places.get(term);
    if (!places) return;
    const { codes, size } = places;
    const having = this.boosts.map(() => 0);
    for (let index = 0; index < size; index++)
      if (this.lengths[codes[index] >>> DOCUMENT_SHIFT]) having[(codes[index] >>> FREQUENCY_BITS) & FIELD_MASK]++;
    const rarity = having.map((number) => Math.log(1 + (this.count - number + 0.5) / (number + 0.5)));
    const averages = this.totalLengths.map((total) => total / this.count || 1);
    for (let index = 0; index < size; index++) {
      const document = codes[index] >>> DOCUMENT_SHIFT;
      const lengths = this.lengths[document];
      if (!lengths) continue;
      const field = (codes[index] >>> FREQUENCY_BITS) & FIELD_MASK;
      const frequency = codes[index] & MOST_FREQUENT;
      const length = 1 - B + (B * lengths[field]) / averages[field];
      const score = rarity[field] * (D + (frequency * (K + 1)) / (frequency + K * length));
      scores.set(document, (scores.get(document) ?? 0) + weight * this.boosts[field] * score);
    }
  }

  private termsBeginning(start: string): string[] {
    if (this.unsorted.length > 0) {
      this.sorted = [...this.sorted, ...this.unsorted].sort();
      this.unsorted = [];
    }
    let low = 0;
    for (let high = this.sorted.length; low < high;) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle] < start) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (this.sorted[end]?.startsWith(start)) end++;
    return this.sorted.slice(low, end);
  }
}

/** Who is in all of them, scores added. The shortest one is written on. */
export function intersection(many: readonly Scores[]): Scores {
  const [all = new Map() as Scores, ...others] = [...many].sort((a, b) => a.size - b.size);
  for (const other of others) {
    for (const [document, score] of all) {
      const more = other.get(document);
      if (more === undefined) all.delete(document);
      else all.set(document, score + more);
    }
  }
  return all;
}

/** Who is in any of them, scores added. The first one is written on. */
export function union([all = new Map(), ...others]: readonly Scores[]): Scores {
  for (const scores of others)
    for (const [document, score] of scores) all.set(document, (all.get(document) ?? 0) + score);
  return all;
}
