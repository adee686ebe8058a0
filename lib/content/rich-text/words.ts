import { asHtml, escapeHtml } from '../../html';
import { plainText } from '../../html-words';
import type { RichText } from '../types';

/** The words of a rich text, without markup, for descriptions. */
export function wordsOf(text: RichText): string {
  return plainText(
    asHtml(text.blocks.map((block) => (block.kind === 'html' ? block.html : escapeHtml(block.caption))).join('<br>')),
  );
}
