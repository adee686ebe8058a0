import { inBeijing } from './beijing';
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

const BEIJING = inBeijing({ dateStyle: 'short' });

/** A time or date as YYYY-MM-DD in Beijing; empty for what is no date. */
export function formatDate(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const time = Date.parse(value);
  return Number.isNaN(time) ? '' : BEIJING.format(time);
}
