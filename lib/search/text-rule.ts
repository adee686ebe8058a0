import { SEARCH_TEXT_MAX_LENGTH } from '../constants';

/** Marks that nobody sees, as they come along with pasted text. */
const INVISIBLE = /\p{Cf}/gu;
/** Joints inside a word: `EEG-fNIRS`, `2.0`, `C#`. */
const JOINTS = /[-./+#]/g;
/** Commas inside a number: `1,000`. */
const THOUSANDS = /(\d)[,，](?=\d{3}(?!\d))/g;
/** Between the syllables of pinyin: `xi'an`. */
const APOSTROPHES = /(\p{Script=Latin}\p{M}*)['’‘`](?=\p{Script=Latin})/gu;
/** Every other sign is between words; the joints are joints in full width, too. */
const SIGNS = /[^\p{L}\p{N}\p{M}\-./+#\uFF0D\uFF0E\uFF0F\uFF0B\uFF03]+/gu;

/**
 * A search text as it is searched: signs that are no letters, digits or Chinese characters are blanks, one between words.
 * @returns an empty string when there is nothing in it; null when it consists of signs alone, or is too long
 */
export function readSearchText(raw: string): string | null {
  const typed = raw.replace(INVISIBLE, '').trim();
  if ([...typed].length > SEARCH_TEXT_MAX_LENGTH) return null;
  const text = typed.replace(THOUSANDS, '$1').replace(APOSTROPHES, '$1').replace(SIGNS, ' ').trim();
  // marks of their own are no letters either
  if (/[\p{L}\p{N}]/u.test(text.replace(JOINTS, ''))) return text;
  return typed === '' ? '' : null;
}
