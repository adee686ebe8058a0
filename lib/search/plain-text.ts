import { unescapeHtml } from '../text';

/** The words of a Markdown or HTML text, without markup: what is searched, and what excerpts are cut from. */
export function plainText(source: string): string {
  const words = source
    .replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, ' ')
    .replace(/<\/?(p|li|h\d|tr|br|div|blockquote|table|ul|ol)\b[^<>]*>/gi, '\n')
    .replace(/<\/?(td|th)\b[^<>]*>/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '');
  return unescapeHtml(words)
    .replace(/!\[[^\]]*\]\([^)\s]*(?:\s+"([^"]*)")?[^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*\|?[\s:|-]+\|[\s:|-]*$/gm, '')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+/gm, '')
    .replace(/[ \t]*\|[ \t]*/g, ' ')
    .replace(/(\*\*|__|`|~~)/g, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}
