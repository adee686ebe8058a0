import { isRecord } from '../../is-record';
import type { DataTable } from '../types';

/** Is this parsed file a Lottie animation? Those have `v` and `layers`; other data files are charts. */
export function isAnimation(data: unknown): boolean {
  return isRecord(data) && 'v' in data && Array.isArray(data.layers);
}

/**
 * The data of an ECharts option as a table, for those who cannot see the chart.
 * Reads `dataset.source` or the category axis with its series; other charts
 * carry their own table under `table: { head, rows }`.
 */
export function chartTable(option: unknown): DataTable | null {
  if (!isRecord(option)) return null;
  return givenTable(option.table) ?? datasetTable(option.dataset) ?? seriesTable(option);
}

function givenTable(table: unknown): DataTable | null {
  if (!isRecord(table) || !Array.isArray(table.head) || !Array.isArray(table.rows)) return null;
  return { head: table.head.map(cell), rows: table.rows.filter(Array.isArray).map((row) => row.map(cell)) };
}

function datasetTable(dataset: unknown): DataTable | null {
  const source = isRecord(first(dataset)) ? (first(dataset) as Record<string, unknown>).source : null;
  if (!Array.isArray(source) || source.length === 0) return null;
  if (Array.isArray(source[0])) {
    const [head, ...rows] = source.filter(Array.isArray) as unknown[][];
    return { head: head.map(cell), rows: rows.map((row) => row.map(cell)) };
  }
  const records = source.filter(isRecord);
  const head = Object.keys(records[0] ?? {});
  return head.length > 0 ? { head, rows: records.map((row) => head.map((key) => cell(row[key]))) } : null;
}

function seriesTable(option: Record<string, unknown>): DataTable | null {
  const axis = [first(option.xAxis), first(option.yAxis)].find((part) => isRecord(part) && Array.isArray(part.data));
  const series = (Array.isArray(option.series) ? option.series : [option.series]).filter(isRecord);
  if (!isRecord(axis) || series.length === 0) return null;
  const head = [String(axis.name ?? ''), ...series.map((entry, index) => String(entry.name ?? `数据 ${index + 1}`))];
  const rows = (axis.data as unknown[]).map((category, index) => [
    String(isRecord(category) ? category.value : category),
    ...series.map((entry) => cell(Array.isArray(entry.data) ? entry.data[index] : undefined)),
  ]);
  return { head, rows };
}

function cell(value: unknown): string {
  if (isRecord(value)) return cell(value.value);
  if (Array.isArray(value)) return value.map(cell).join('，');
  return value === undefined || value === null ? '' : String(value);
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}
