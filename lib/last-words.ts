import { phrasesOf } from './phrases';

/** Longer words may break: with the number behind them they would leave a hole at the end of the line before. */
const LONGEST_WORD = 3;

/** A shorter text is one line, or two that a reader takes in at once. */
const SHORTEST = 14;
/** So many characters are a last line that is none of leftovers; more would leave a hole at the end of the one before. */
const [LEAST, MOST] = [4, 6];

/**
 * How many characters at the end of a text stay together: its last words, so that no last line begins within a word.
 * Where scripts draw a text there are none (`no-last-words.ts`, by `imports` in package.json): browsers know other words.
 */
export function lastWords(text: string): number {
  if (text.length < SHORTEST) return 0;
  let length = 0;
  for (const words of phrasesOf(text.slice(-2 * MOST), 0).toReversed()) {
    if (length >= LEAST || length + words.length > MOST) break;
    length += words.length;
  }
  return length;
}

/** How many characters the word at the end of a text has, which the number behind it takes along; 1 where scripts draw. */
export function wordBefore(text: string): number {
  const [word] = /\p{Script=Han}*$/u.exec(phrasesOf(text.slice(-2 * LONGEST_WORD), 0).at(-1) ?? '') ?? [''];
  return word.length > LONGEST_WORD ? 1 : Math.max(1, word.length);
}
