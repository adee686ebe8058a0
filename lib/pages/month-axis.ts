import { formatDate } from '../text';

/** An axis of whole months with a mark a date; places are shares of its length. */
export interface MonthAxis {
  /** the year with the first month and with every January */
  months: { year: string; month: string; at: number }[];
  /**
   * A label that would touch another one is empty; `isWide`: it has room on a wide screen only. `before`: it is left of
   * its mark, or it would leave the page.
   */
  marks: { date: string; at: number; label: string; isWide: boolean; before: boolean }[];
  /** `before`: the label ends at this day, where it would touch the first one */
  now: { at: number; label: string; before: boolean } | null;
}

/** With more months, none could be told from its neighbour. */
const MOST_MONTHS = 24;
/** What a date takes of the axis on a phone and on a wide screen, and half of what 今天 takes on a phone. */
const LABEL = 0.16;
const LABEL_WIDE = 0.09;
const HALF_NOW = 0.05;

/** Months as one number, and the share of the month that lies behind the day. */
function placeOf(date: string): number {
  const [year, month, day] = date.split('-').map(Number);
  return year * 12 + month - 1 + (day - 1) / new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * The axis on which some dates lie, oldest first; null without a date, or where they lie too far apart.
 * @param today YYYY-MM-DD, where the axis says how far away they are
 */
export function monthAxis(dates: readonly string[], today?: string): MonthAxis | null {
  const days = [...new Set(dates.map(formatDate).filter(Boolean))].sort();
  if (days.length === 0) return null;
  const places = [...days, ...(today ? [today] : [])].map(placeOf);
  const first = Math.floor(Math.min(...places));
  const count = Math.floor(Math.max(...places)) + 1 - first;
  if (count > MOST_MONTHS) return null;
  const shareOf = (date: string) => (placeOf(date) - first) / count;
  const taken: [start: number, end: number][] = [];
  /** @returns whether nothing else was there; then it is taken */
  const take = (start: number, end: number) => {
    const isFree = taken.every(([from, to]) => end <= from || start >= to);
    if (isFree) taken.push([start, end]);
    return isFree;
  };
  const marks = days.map((date) => {
    const at = shareOf(date);
    return { date, at, label: '', isWide: false, before: at + LABEL > 1 };
  });
  // the first and the last say how far the axis goes
  const inTurn = new Set([marks[0], marks[marks.length - 1], ...marks]);
  const label = (mark: (typeof marks)[number], width: number, isWide: boolean) => {
    const [, month, day] = mark.date.split('-').map(Number);
    const start = mark.before ? mark.at - width : mark.at;
    if (!mark.label && take(start, start + width)) Object.assign(mark, { label: `${month}月${day}日`, isWide });
  };
  for (const mark of inTurn) label(mark, LABEL, false);
  const months = Array.from({ length: count }, (_, index) => {
    const month = ((first + index) % 12) + 1;
    const year = Math.floor((first + index) / 12);
    return { year: index === 0 || month === 1 ? `${year}年` : '', month: `${month}月`, at: index / count };
  });
  const now = today ? nowAt(shareOf(today), take) : null;
  // what is left has room where the same words take less
  taken.length = 0;
  for (const mark of marks) {
    if (mark.label) take(mark.before ? mark.at - LABEL_WIDE : mark.at, mark.before ? mark.at : mark.at + LABEL_WIDE);
  }
  for (const mark of inTurn) label(mark, LABEL_WIDE, true);
  return { months, marks, now };
}

/** 今天, in the middle above its day; ending there where something is too near; nothing where that has no room either. */
function nowAt(at: number, take: (start: number, end: number) => boolean): MonthAxis['now'] {
  if (take(at - HALF_NOW, at + HALF_NOW)) return { at, label: '今天', before: false };
  const isBefore = at >= 2 * HALF_NOW && take(at - 2 * HALF_NOW, at);
  return { at, label: isBefore ? '今天' : '', before: isBefore };
}
