import { plainText } from '../../text';
import type { RichText } from '../types';

/** The words of a rich text, without markup, for descriptions. */
export function wordsOf(text: RichText): string {
  return plainText(text.blocks.map((block) => (block.kind === 'html' ? block.html : block.caption)).join('<br>'));
}
