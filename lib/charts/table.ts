import { isRecord } from '../is-record';
import { axesTable } from './axes-table';
import { datasetTable } from './dataset-table';
import { cell, entryOf, listOf, nameOf, type Option } from './values';
import type { DataTable } from './values';

type Reader = (option: Option, series: Option[]) => DataTable | null;

/** How the data of each kind of chart are read; kinds without an entry bring their own table. */
const READERS: Record<string, Reader> = {
  ...Object.fromEntries(
    ['bar', 'line', 'scatter', 'effectScatter', 'pictorialBar', 'boxplot', 'candlestick', 'heatmap'].map((type) => [
      type,
      axesTable,
    ]),
  ),
  ...Object.fromEntries(['pie', 'funnel', 'gauge'].map((type) => [type, namedTable])),
  ...Object.fromEntries(['sankey', 'graph', 'chord'].map((type) => [type, linkTable])),
  ...Object.fromEntries(['tree', 'treemap', 'sunburst'].map((type) => [type, treeTable])),
  radar: radarTable,
  parallel: parallelTable,
  themeRiver: riverTable,
};

/**
 * The data of an ECharts option as a table, for those who cannot see the chart: the chart's own `table: { head, rows }`,
 * its dataset, or the values of its series by their coordinates.
 * @returns null where none can be made without guessing: a wrong number is worse than none
 */
export function chartTable(option: unknown): DataTable | null {
  if (!isRecord(option)) return null;
  const given = givenTable(option.table);
  if (given) return given;
  const series = listOf(option.series);
  const withData = series.filter(({ data, links, edges, nodes }) => [data, links, edges, nodes].some(Array.isArray));
  if (withData.length === 0) return datasetTable(option, series);
  // some from a dataset, some not: two tables
  if (withData.length < series.length && 'dataset' in option) return null;
  const readers = new Set(withData.map(({ type }) => READERS[String(type ?? 'bar')]));
  const [reader] = readers;
  const table = readers.size === 1 && reader ? reader(option, withData) : null;
  return table && table.rows.length > 0 ? table : null;
}

function givenTable(table: unknown): DataTable | null {
  if (!isRecord(table) || !Array.isArray(table.head) || !Array.isArray(table.rows)) return null;
  return { head: table.head.map(cell), rows: table.rows.filter(Array.isArray).map((row) => row.map(cell)) };
}

const dataOf = ({ data }: Option): unknown[] => (Array.isArray(data) ? data : []);
/** A column for the series, where there are several. */
const seriesHead = (series: Option[]) => (series.length > 1 ? ['系列'] : []);
const seriesCell = (series: Option[], index: number) =>
  series.length > 1 ? [cell(series[index].name) || `数据 ${index + 1}`] : [];

function namedTable(_: Option, series: Option[]): DataTable {
  const value = series.length === 1 ? cell(series[0].name) || '值' : '值';
  return {
    head: [...seriesHead(series), '名称', value],
    rows: series.flatMap((entry, index) =>
      dataOf(entry).map(entryOf).map(({ name, value }) => [...seriesCell(series, index), name, cell(value)]),
    ),
  }; // prettier-ignore
}

function radarTable(option: Option, series: Option[]): DataTable | null {
  const radars = listOf(option.radar);
  const used = new Set(series.map(({ radarIndex }) => Number(radarIndex ?? 0)));
  if (used.size !== 1) return null;
  const indicators = listOf(radars[[...used][0]]?.indicator);
  const shapes = series.flatMap((entry) =>
    dataOf(entry).map((data) => ({ ...entryOf(data), series: cell(entry.name) })),
  );
  const head = ['', ...shapes.map(({ name, series }, index) => name || series || `数据 ${index + 1}`)];
  return {
    head,
    rows: indicators.map((indicator, at) => [
      cell(indicator.name ?? indicator.text),
      ...shapes.map(({ value }) => cell(Array.isArray(value) ? value[at] : undefined)),
    ]),
  };
}

function linkTable(_: Option, series: Option[]): DataTable | null {
  const rows = series.flatMap((entry, index) => {
    const nodes = [entry.data, entry.nodes].find(Array.isArray) ?? [];
    const node = (at: unknown) => (typeof at === 'number' ? entryOf(nodes[at]).name || nameOf(nodes[at]) : cell(at));
    const links = listOf([entry.links, entry.edges].find(Array.isArray) ?? []);
    return links.map(({ source, target, value }) => [
      ...seriesCell(series, index),
      node(source),
      node(target),
      cell(value),
    ]);
  });
  return { head: [...seriesHead(series), '从', '到', '值'], rows };
}

function treeTable(_: Option, series: Option[]): DataTable {
  const walk = (nodes: unknown, above: string[]): string[][] =>
    listOf(nodes).flatMap((node) => {
      const path = [...above, cell(node.name)];
      return [[path.join(' › '), cell(node.value)], ...walk(node.children ?? [], path)];
    });
  const rows = series.flatMap((entry, index) =>
    walk(dataOf(entry), []).map((row) => [...seriesCell(series, index), ...row]),
  );
  return { head: [...seriesHead(series), '名称', '值'], rows };
}

function parallelTable(option: Option, series: Option[]): DataTable | null {
  const axes = listOf(option.parallelAxis);
  const rows = series.flatMap((entry, index) =>
    dataOf(entry).map(entryOf).map(({ value }) => [
      ...seriesCell(series, index),
      ...axes.map(({ dim, data }) => {
        const written = Array.isArray(value) ? value[Number(dim)] : undefined;
        return cell(Array.isArray(data) && typeof written === 'number' ? data[written] : written);
      }),
    ]),
  ); // prettier-ignore
  return { head: [...seriesHead(series), ...axes.map(({ name }, at) => cell(name) || `数据 ${at + 1}`)], rows };
}

function riverTable(option: Option, series: Option[]): DataTable {
  const [axis] = listOf(option.singleAxis);
  const rows = series.flatMap((entry) => dataOf(entry).filter(Array.isArray));
  return {
    head: [cell(axis?.name) || '时间', '名称', '值'],
    rows: rows.map(([at, value, name]) => [at, name, value].map(cell)),
  };
}
