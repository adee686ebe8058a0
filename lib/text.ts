import { SUMMARY_LENGTH } from './constants';

/** Joins a number and its unit with a no-break space, so that `400 ms` never breaks. */
export function typeset(text: string): string {
  return text.replace(/(\d) (?=[A-Za-zµμ%°Ω])/g, '$1\u00A0');
}

/** Cuts to 35 characters, counted in code points, then …. */
export function summarise(text: string, length = SUMMARY_LENGTH): string {
  const characters = [...text];
  return characters.length <= length ? text : characters.slice(0, length).join('') + '…';
}

const BEIJING = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

/** A time or date as YYYY-MM-DD in Beijing; empty for what is no date. */
export function formatDate(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const time = Date.parse(value);
  return Number.isNaN(time) ? '' : BEIJING.format(time);
}
