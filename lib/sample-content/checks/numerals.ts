/** Chinese numerals by their value. */
export const NUMERALS = '零一二三四五六七八九十';

/** The number that a numeral or digits write; two of something is 两. */
export function numberOf(words: string): number {
  if (words === '两') return 2;
  return NUMERALS.includes(words) ? NUMERALS.indexOf(words) : Number(words);
}
