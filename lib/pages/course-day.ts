import 'server-only';
import { cacheLife } from 'next/cache';
import { inBeijing } from '../beijing';
import { formatDate } from '../text';

const BEIJING = inBeijing(
  {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  'zh-CN',
);

/** A moment in Beijing, cut into what a course announces; null for what is no time. */
export interface CourseDay {
  year: string;
  month: string;
  day: string;
  weekday: string;
  /** hours and minutes; empty where only the day is known */
  time: string;
}

/** @param value an ISO time, or a date alone */
export function courseDay(value: string): CourseDay | null {
  const moment = Date.parse(value);
  if (Number.isNaN(moment)) return null;
  const parts = Object.fromEntries(BEIJING.formatToParts(moment).map(({ type, value: part }) => [type, part]));
  const isDateAlone = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const { year, month, day, weekday } = parts;
  return { year, month, day, weekday, time: isDateAlone ? '' : `${parts.hour}:${parts.minute}` };
}

/** Whether a course lies behind us; one of today, in Beijing, is still to come. @param now milliseconds */
export function isPast(start: string, now: number): boolean {
  return formatDate(start) < formatDate(new Date(now).toISOString());
}

/** The same for this moment; looked at anew as often as pages are. */
export async function isOver(start: string): Promise<boolean> {
  'use cache';
  cacheLife('content');
  return isPast(start, Date.now());
}

/** This day in Beijing, YYYY-MM-DD; looked at anew as often as pages are. */
export async function today(): Promise<string> {
  'use cache';
  cacheLife('content');
  return formatDate(new Date().toISOString());
}
