/*
 * Plain text and HTML are two kinds of string. A `<` of plain text is a sign, a `<` of HTML begins a tag: what treats
 * one as the other loses words or shows markup, so the compiler tells them apart.
 */

declare const brand: unique symbol;

/** A string that is known to be HTML; plain text becomes such only by `escapeHtml`. */
export type Html = string & { readonly [brand]: 'html' };

/** A string that is HTML by where it comes from: a field of that kind, the end of a pipeline, a part of other HTML. */
export const asHtml = (text: string): Html => text as Html;

/** A text as it stands in HTML, between tags or within quotes. */
export function escapeHtml(text: string): Html {
  return asHtml(text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;'));
}

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
/** Elements that stand on lines of their own. */
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
