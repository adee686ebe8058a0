import type { Entry } from './engine';
import type { Lexicon } from './lexicon';
import { syllablesOf } from './lexicon';
import type { Suggestions } from './results';

const MOST = 8;
const MOST_PAGES = 5;
const MOST_TERMS = 5;

interface Sound {
  full: string;
  initials: string;
}

const sounds = new WeakMap<Entry, Sound>();

/** How a title sounds, worked out once. */
function soundOf(entry: Entry): Sound {
  let sound = sounds.get(entry);
  if (!sound) {
    const syllables = syllablesOf(entry.title);
    sound = { full: syllables.join(''), initials: syllables.map((syllable) => syllable[0]).join('') };
    sounds.set(entry, sound);
  }
  return sound;
}

/**
 * Pages whose title has the text, then words that begin with it; pinyin and initials count as well.
 * @param typed folded
 * @param isUseful does anything stand behind a word?
 */
export function suggest(
  typed: string,
  lexicon: Lexicon,
  entries: readonly Entry[],
  isUseful: (term: string) => boolean,
): Suggestions {
  if (typed === '') return { pages: [], terms: [] };
  const byType = ['module', 'solution', 'domain', 'feature', 'product'];
  const rank = (entry: Entry) => byType.indexOf(entry.type) + 1 || byType.length + 1;
  const isSound = /^[a-z]{2,}$/.test(typed);
  const compact = typed.replace(/[\s-]/g, '');
  const scored = entries.flatMap((entry) => {
    const at = entry.foldedTitle.indexOf(typed);
    const compactAt = at < 0 && /[a-z0-9]/.test(typed) ? entry.foldedTitle.replace(/[\s-]/g, '').indexOf(compact) : at;
    if (compactAt >= 0) return [{ entry, score: (compactAt === 0 ? 0 : 10) + rank(entry) }];
    if (!isSound) return [];
    const { full, initials } = soundOf(entry);
    if (full.startsWith(typed) || initials.startsWith(typed)) return [{ entry, score: 20 + rank(entry) }];
    return [];
  });
  scored.sort((a, b) => a.score - b.score || a.entry.title.length - b.entry.title.length);

  const meant = isSound ? lexicon.termsBySound(typed, MOST_TERMS) : [];
  const terms = [...new Set([...meant, ...lexicon.termsBegun(typed, MOST)])].filter(isUseful).slice(0, MOST_TERMS);
  const pages = scored.slice(0, Math.max(MOST_PAGES, MOST - terms.length)).map(({ entry }) => ({
    type: entry.type,
    id: entry.id,
    alias: entry.alias,
    parentAlias: entry.parentAlias,
    title: entry.title,
  }));
  return { pages, terms: terms.slice(0, MOST - pages.length) };
}
