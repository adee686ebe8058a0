import { SEARCH_TEXT_MAX_LENGTH } from '../constants';

/** Signs that stand between words: `EEG-fNIRS`, `VR 驾驶`, `2.0`, `C#`. */
const SEPARATORS = /[\s\-./+#]/gu;
/** Marks that nobody sees, as they come along with pasted text. */
const INVISIBLE = /\p{Cf}/gu;
/** Commas inside a number: `1,000`. */
const THOUSANDS = /(\d),(?=\d{3}(?!\d))/g;

/**
 * A search text as it may be searched: trimmed, one space between words.
 * @returns an empty string when there is nothing in it; null when it holds anything but letters, digits,
 *   Chinese characters and separators, or is too long
 */
export function readSearchText(raw: string): string | null {
  const text = raw.replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
  if ([...text].length > SEARCH_TEXT_MAX_LENGTH) return null;
  const bare = text.normalize('NFKC').replace(THOUSANDS, '$1').replace(SEPARATORS, '');
  if (bare === '') return text === '' ? '' : null;
  return /^[\p{L}\p{N}\p{M}]+$/u.test(bare) ? text : null;
}
