import { inBeijing } from '../beijing';
import { isRecord } from '../is-record';

export type Option = Record<string, unknown>;

/** ECharts takes one of a thing, or a list of it. */
export function listOf(value: unknown): Option[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord);
}

/** A value as a reader reads it; empty where ECharts draws nothing. */
export function cell(value: unknown): string {
  if (isRecord(value)) return cell(value.value);
  if (Array.isArray(value)) return value.map(cell).join('，');
  if (value === undefined || value === null || value === '-') return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(Number(value.toPrecision(12))) : '';
  return String(value);
}

/** What an entry of a series is called, and its value. */
export function entryOf(entry: unknown): { name: string; value: unknown } {
  return isRecord(entry) ? { name: cell(entry.name), value: entry.value } : { name: '', value: entry };
}

/** A name as content writes it: a text, or an object with its name. */
export function nameOf(value: unknown): string {
  return isRecord(value) ? cell(value.displayName ?? value.name) : cell(value);
}

const WITH_TIME = inBeijing({ dateStyle: 'short', timeStyle: 'short' });

/** A moment of a time axis: texts as they are written, numbers as a date. */
export function moment(value: unknown): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return cell(value);
  return WITH_TIME.format(value).replace(' 00:00', '');
}

export interface DataTable {
  head: string[];
  rows: string[][];
}
