import type { RichText } from '../content/types';
import { plainText } from '../html-words';

/** Chinese characters that are read in a minute, tables and formulas among them. */
const PER_MINUTE = 400;

/** How long a text takes to be read, in whole minutes. */
export function readingMinutes(text: RichText): number {
  const words = text.blocks.map((block) => (block.kind === 'html' ? plainText(block.html) : block.caption)).join('');
  return Math.max(1, Math.round(words.length / PER_MINUTE));
}
