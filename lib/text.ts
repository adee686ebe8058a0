import { SUMMARY_LENGTH } from './constants';

/** Joins a number and its unit, and a statistic and its value, with no-break spaces: `400 ms` and `p = 0.002` never break. */
export function typeset(text: string): string {
  return text
    .replace(/(\d) (?=[A-Za-zµμ%°Ω])/g, '$1\u00A0')
    .replace(/([\w²)]) ([=<>≈≤≥]) (?=[−-]?\d)/g, '$1\u00A0$2\u00A0');
}

/** Cuts to 35 characters, counted in code points, then …. */
export function summarise(text: string, length = SUMMARY_LENGTH): string {
  const characters = [...text];
  return characters.length <= length ? text : characters.slice(0, length).join('') + '…';
}

/** The first sentence of a paragraph, and what follows it. */
export function splitFirstSentence(text: string): [first: string, rest: string] {
  const end = text.search(/[。！？]/) + 1;
  return end === 0 ? [text, ''] : [text.slice(0, end), text.slice(end).trim()];
}

/** Whether a unit is written at its value without a space: `0.5°`, `93%`. */
export const isJoinedUnit = (unit: string): boolean => /^[°%‰]/.test(unit);

/** A value with its unit: `200 Hz`, `0.5°`, `93%`. */
export function withUnit(value: string, unit: string): string {
  return isJoinedUnit(unit) || !unit ? value + unit : `${value}\u00A0${unit}`;
}

/** Elements that stand on lines of their own: the words around them do not touch. */
const BLOCK_TAG =
  /<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|table|t[rdh]|thead|tbody|section|figure|figcaption|blockquote|pre)\b[^<>]*>/gi;
const CHARACTERS: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', nbsp: ' ' };

/** The words of an HTML text, without markup, on one line. */
export function plainText(html: string): string {
  const words = html.replace(BLOCK_TAG, ' ').replace(/<[^<>]*>/g, '');
  return unescapeHtml(words).replace(/\s+/g, ' ').trim();
}

/** Characters that are written as `&amp;` or `&#38;`, as themselves. */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      if (!hex && !decimal) return CHARACTERS[name.toLowerCase()] ?? whole;
      const code = hex ? parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** A text as it stands in HTML, between tags or within quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

const BEIJING = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

/** A time or date as YYYY-MM-DD in Beijing; empty for what is no date. */
export function formatDate(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const time = Date.parse(value);
  return Number.isNaN(time) ? '' : BEIJING.format(time);
}
