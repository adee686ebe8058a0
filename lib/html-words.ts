import type { Html } from './html';

const CHARACTERS: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', nbsp: ' ' };

/** Characters that are written as `&amp;` or `&#38;`, as themselves. */
function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      if (!hex && !decimal) return CHARACTERS[name.toLowerCase()] ?? whole;
      const code = hex ? parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** What is no text at all, and the signs that lead to a footnote and back. */
const SILENT =
  /<(script|style)\b[\s\S]*?(?:<\/\1>|$)|<!--[\s\S]*?(?:-->|$)|<a\b[^<>]*\bdata-footnote-\w+[^<>]*>[^<]*<\/a>/gi;
/** What is done of a list of tasks, and what is not. */
const BOX = /<input\b[^<>]*\btype="checkbox"[^<>]*>/gi;
/** Elements that are on lines of their own. */
const BLOCK =
  /<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|table|caption|tr|thead|tbody|tfoot|section|article|figure|figcaption|blockquote|pre)\b[^<>]*>/gi;
const CELL = /<\/?t[dh]\b[^<>]*>/gi;
/** Any other tag; `<` before a blank or a digit is text. */
const TAG = /<\/?[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;

/** The words of an HTML text without markup, line by line: each block and each row of a table is a line. */
export function linesOf(html: Html): string[] {
  const words = html
    .replace(SILENT, '')
    .replace(BOX, (box) => (/\bchecked\b/i.test(box) ? '☑ ' : '☐ '))
    // a line that goes on in the next one is one line
    .replace(/\s+/g, ' ')
    .replace(BLOCK, '\n')
    .replace(CELL, ' ')
    .replace(TAG, '');
  return unescapeHtml(words)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The words of an HTML text, without markup, on one line. */
export function plainText(html: Html): string {
  return linesOf(html).join(' ');
}
