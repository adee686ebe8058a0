import { pinyin } from 'pinyin-pro';
import { hanRuns } from './tokens';

const MAX_TERM = 10;

/** Words that may be meant: by their spelling, their sound, the initials of their sound. */
export class Lexicon {
  /** folded term → how many speak for it */
  private terms = new Map<string, number>();
  private bySound = new Map<string, string[]>();
  private byInitials = new Map<string, string[]>();
  private byRoughSound = new Map<string, string[]>();
  /** Latin words of the content → in how many items */
  private words = new Map<string, number>();
  /** sounds in order, for beginnings */
  private sounds: string[] | null = null;

  /** @param terms folded words that are known before any content is */
  constructor(terms: Iterable<string>) {
    for (const term of terms) this.addTerm(term, 3);
  }

  /** Takes in the Chinese words of a title. */
  addTitle(folded: string): void {
    for (const { run } of hanRuns(folded)) if (run.length >= 2 && run.length <= MAX_TERM) this.addTerm(run, 1);
  }

  addWord(word: string): void {
    if (/^[a-z]{3,}$/.test(word)) this.words.set(word, (this.words.get(word) ?? 0) + 1);
  }

  private addTerm(term: string, weight: number): void {
    const known = this.terms.get(term);
    this.terms.set(term, Math.max(known ?? 0, weight));
    if (known !== undefined || !/^[㐀-䶿一-鿿]+$/.test(term)) return;
    const syllables = syllablesOf(term);
    push(this.bySound, syllables.join(''), term);
    push(this.byRoughSound, syllables.map(rough).join(''), term);
    push(this.byInitials, syllables.map((syllable) => syllable[0]).join(''), term);
    this.sounds = null;
  }

  has(term: string): boolean {
    return this.terms.has(term);
  }

  /** Terms whose pinyin or initials these letters are, or begin: the likeliest first. */
  termsBySound(letters: string, most = 4): string[] {
    if (!/^[a-z]{2,}$/.test(letters)) return [];
    const exact = [...(this.bySound.get(letters) ?? []), ...(this.byInitials.get(letters) ?? [])];
    const begun = exact.length > 0 || letters.length < 3 ? [] : this.termsBeginning(letters);
    return this.likeliest([...exact, ...begun]).slice(0, most);
  }

  /** Whether these letters are how a word sounds, or several words one after the other. */
  isSound(letters: string): boolean {
    return this.bySound.has(letters) || this.termsInSound(letters) !== null;
  }

  /** Several terms typed one after the other: yandongjiashi → 眼动, 驾驶. */
  termsInSound(letters: string): string[] | null {
    if (!/^[a-z]{4,40}$/.test(letters)) return null;
    const best: (string[] | null)[] = Array.from({ length: letters.length + 1 }, () => null);
    best[0] = [];
    for (let end = 2; end <= letters.length; end++) {
      for (let start = 0; start <= end - 2; start++) {
        const before = best[start];
        const terms = before && this.bySound.get(letters.slice(start, end));
        if (terms && (!best[end] || before.length + 1 < best[end]!.length))
          best[end] = [...before, this.likeliest(terms)[0]];
      }
    }
    return best[letters.length];
  }

  private termsBeginning(letters: string): string[] {
    this.sounds ??= [...this.bySound.keys()].sort();
    const found: string[] = [];
    let low = 0;
    let high = this.sounds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sounds[middle] < letters) low = middle + 1;
      else high = middle;
    }
    while (found.length < 20 && this.sounds[low]?.startsWith(letters))
      found.push(...this.bySound.get(this.sounds[low++])!);
    return found;
  }

  /** Terms that begin with this folded text. */
  termsBegun(folded: string, most: number): string[] {
    const begun = [...this.terms.keys()].filter((term) => term.startsWith(folded) && term !== folded);
    return this.likeliest(begun).slice(0, most);
  }

  /** Other spellings of a word that nothing was found for, the nearest first. */
  spellings(word: string): string[] {
    return /^[a-z]+$/.test(word) ? this.latinSpellings(word) : this.hanSpellings(word);
  }

  private latinSpellings(word: string): string[] {
    if (word.length < 3) return [];
    const most = word.length >= 8 ? 2 : 1;
    const near: { text: string; distance: number; weight: number }[] = [];
    const consider = (text: string, spelt: string, weight: number) => {
      if (Math.abs(spelt.length - word.length) > most) return;
      const distance = editDistance(word, spelt);
      if (distance > 0 && distance <= most) near.push({ text, distance, weight });
    };
    for (const [known, count] of this.words) consider(known, known, count);
    for (const [term, weight] of this.terms) if (/^[a-z]+$/.test(term)) consider(term, term, weight * 100);
    if (word.length >= 5) for (const [sound, terms] of this.bySound) consider(this.likeliest(terms)[0], sound, 50);
    near.sort((a, b) => a.distance - b.distance || b.weight - a.weight);
    return [...new Set(near.map(({ text }) => text))].slice(0, 3);
  }

  private hanSpellings(word: string): string[] {
    if (!/^[㐀-䶿一-鿿]{2,}$/.test(word)) return [];
    const syllables = syllablesOf(word);
    const same = this.bySound.get(syllables.join('')) ?? [];
    const similar = this.byRoughSound.get(syllables.map(rough).join('')) ?? [];
    const near =
      word.length < 3
        ? []
        : [...this.terms.keys()].filter(
            (term) => Math.abs(term.length - word.length) <= 1 && editDistance(word, term) === 1,
          );
    return [...new Set([...this.likeliest(same), ...this.likeliest(similar), ...this.likeliest(near)])]
      .filter((term) => term !== word)
      .slice(0, 3);
  }

  private likeliest(terms: readonly string[]): string[] {
    return [...new Set(terms)].sort(
      (a, b) => (this.terms.get(b) ?? 0) - (this.terms.get(a) ?? 0) || a.length - b.length,
    );
  }
}

function push(map: Map<string, string[]>, key: string, term: string): void {
  const terms = map.get(key);
  if (terms) terms.push(term);
  else map.set(key, [term]);
}

/** 心率 → xin, lv */
export function syllablesOf(term: string): string[] {
  return pinyin(term, { toneType: 'none', type: 'array', v: true, nonZh: 'removed' });
}

/** Sounds that are told apart badly: zh z, ch c, sh s, n l, -ng -n. */
function rough(syllable: string): string {
  return syllable
    .replace(/^([zcs])h/, '$1')
    .replace(/^l/, 'n')
    .replace(/ng$/, 'n');
}

/** Steps from one word to the other: a letter more, less, other, or two changed about. */
function editDistance(a: string, b: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      current[j] = Math.min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        current[j] = Math.min(current[j], older[j - 2] + 1);
    }
    older = previous;
    previous = current;
  }
  return previous[b.length];
}
