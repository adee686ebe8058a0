import { inBeijing } from './beijing';
import { CARD_TEXT_LENGTH, SUMMARY_LENGTH } from './constants';

/** Joins with no-break spaces what never breaks: `400 ms`, `p = 0.002`, `SD 4`, `95% CI 0.1–0.4`, `95° × 60°`, `16 A circuits`, `1.8% MVC`, `GB/T 22240`, `F(2, 62)`. */
export function typeset(text: string): string {
  return text
    .replace(/(\d) (?=[A-Za-zµμ%°Ω])/g, '$1\u00A0')
    .replace(/(\d\u00A0[AVW]) (?=[a-z])/g, '$1\u00A0')
    .replace(/([\w°]) × (?=\d)/g, '$1\u00A0×\u00A0')
    .replace(/(%) (?=[A-Z])|\b(SD|SE|CI|IQR) (?=[−-]?\d)/g, '$1$2\u00A0')
    .replace(/\b((?:GB|YY|JJF|ISO|IEC|IEEE)(?:\/T)?) (?=\d)/g, '$1\u00A0')
    .replace(/(\(\d+), (?=\d+\))/g, '$1,\u00A0')
    .replace(/([\w²)\u03b1-\u03c9]) ([=<>≈≤≥]) (?=[−-]?\d)/g, '$1\u00A0$2\u00A0');
}

/** What 35 characters, counted in code points, hold of a text: whole sentences; of a longer first one 35, then …. */
export function summarise(text: string, length = SUMMARY_LENGTH): string {
  const sentences = wholeSentences(text, length);
  const characters = [...sentences];
  return characters.length <= length ? sentences : characters.slice(0, length).join('') + '…';
}

/** The first sentence of a text, and those after it that fit with it into so many code points. */
export function wholeSentences(text: string, length = CARD_TEXT_LENGTH): string {
  const ends = [...text.matchAll(/[。！？]+[”』」）]*/g)].map((end) => end.index + end[0].length);
  const [first, ...others] = [...ends, text.length];
  const fitting = others.filter((end) => [...text.slice(0, end)].length <= length);
  return text.slice(0, fitting.pop() ?? first).trim();
}

/** The first sentence of a paragraph, and what follows it. */
export function splitFirstSentence(text: string): [first: string, rest: string] {
  const end = text.search(/[。！？]/) + 1;
  return end === 0 ? [text, ''] : [text.slice(0, end), text.slice(end).trim()];
}

/** Whether a unit is written at its value without a space: `0.5°`, `93%`, `14天`. */
export const isJoinedUnit = (unit: string): boolean => /^[°%‰\p{Script=Han}]/u.test(unit);

/** A value with its unit: `200 Hz`, `0.5°`, `93%`. */
export function withUnit(value: string, unit = ''): string {
  return isJoinedUnit(unit) || !unit ? value + unit : `${value}\u00A0${unit}`;
}

const BEIJING = inBeijing({ dateStyle: 'short' });

/** A time or date as YYYY-MM-DD in Beijing; empty for what is no date. */
export function formatDate(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const time = Date.parse(value);
  return Number.isNaN(time) ? '' : BEIJING.format(time);
}

/** HZ-M8 before HZ-M16. */
export const byNumber = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
