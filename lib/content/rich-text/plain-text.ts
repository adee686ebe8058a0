import type { RichText } from '../types';

/** The words of a rich text, without markup, for descriptions. */
export function plainText(text: RichText): string {
  return text.blocks
    .map((block) => (block.kind === 'html' ? block.html.replace(/<[^>]*>/g, ' ') : block.caption))
    .join(' ')
    .replace(/&(nbsp|#xA0);/gi, ' ')
    .replace(/&#x3C;|&lt;/g, '<')
    .replace(/&amp;|&#x26;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
