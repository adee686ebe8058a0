import { isRecord } from '../is-record';
import type { DataTable } from './values';
import { cell, listOf, nameOf, type Option } from './values';

/** A chart's dataset as it is: rows of values, of records, or columns. Null where series draw on several, or on one that is computed. */
export function datasetTable(option: Option, series: Option[]): DataTable | null {
  const datasets = listOf(option.dataset);
  const used = new Set(series.length > 0 ? series.map(({ datasetIndex }) => Number(datasetIndex ?? 0)) : [0]);
  const [index] = used;
  const dataset = used.size === 1 ? datasets[index] : undefined;
  if (!dataset || 'transform' in dataset || series.some((entry) => 'datasetId' in entry)) return null;
  const layouts = new Set([...series, {} as Option].map((entry) => entry.seriesLayoutBy ?? dataset.seriesLayoutBy));
  const dimensions = [dataset.dimensions, ...series.map((entry) => entry.dimensions)].find(Array.isArray)?.map(nameOf);
  const { source } = dataset;
  if (Array.isArray(source) && source.some(Array.isArray)) {
    // turned, for one series, and not for another
    if (series.length > 0 && new Set(series.map((entry) => entry.seriesLayoutBy)).size > 1) return null;
    const rows = source.filter(Array.isArray) as unknown[][];
    return fromRows(layouts.has('row') ? turned(rows) : rows, dataset.sourceHeader, dimensions);
  }
  if (Array.isArray(source)) return fromRecords(source.filter(isRecord), dimensions);
  return isRecord(source) ? fromColumns(source, dimensions) : null;
}

function fromRows(rows: unknown[][], header: unknown, dimensions?: string[]): DataTable | null {
  const skipped =
    typeof header === 'number' ? header : header === true || (header !== false && isHeader(rows[0])) ? 1 : 0;
  const written = skipped > 0 ? rows[skipped - 1].map(nameOf) : [];
  const width = Math.max(...rows.map((row) => row.length));
  const head = Array.from(
    { length: width },
    (_, at) => dimensions?.[at] || written[at] || (at === 0 ? '' : `数据 ${at}`),
  );
  const body = rows.slice(skipped);
  return body.length > 0 ? { head, rows: body.map((row) => head.map((_, at) => cell(row[at]))) } : null;
}

/** ECharts' own rule: the first row names the columns where all of it is text. */
function isHeader(row: unknown[]): boolean {
  const values = row.slice(0, 10).filter((value) => value !== null && value !== undefined && value !== '-');
  return values.length > 0 && values.every((value) => typeof value === 'string' || isRecord(value));
}

function fromRecords(records: Option[], dimensions?: string[]): DataTable | null {
  const head = dimensions ?? [...new Set(records.flatMap(Object.keys))];
  return head.length > 0 && records.length > 0
    ? { head, rows: records.map((row) => head.map((key) => cell(row[key]))) }
    : null;
}

function fromColumns(columns: Option, dimensions?: string[]): DataTable | null {
  const head = dimensions ?? Object.keys(columns);
  const lists = head.map((name) => (Array.isArray(columns[name]) ? (columns[name] as unknown[]) : []));
  const length = Math.max(0, ...lists.map((list) => list.length));
  return length > 0 ? { head, rows: Array.from({ length }, (_, at) => lists.map((list) => cell(list[at]))) } : null;
}

function turned(rows: unknown[][]): unknown[][] {
  const width = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => rows.map((row) => row[at]));
}
