import type { DataTable } from './values';
import { cell, entryOf, listOf, moment, nameOf, type Option } from './values';

/** Series that note several numbers at one place, and what they are. */
const SEVERAL: Record<string, string[]> = {
  boxplot: ['最小值', '下四分位数', '中位数', '上四分位数', '最大值'],
  candlestick: ['开盘', '收盘', '最低', '最高'],
};

/** How axes without a name are called where they need one. */
const UNNAMED = ['横轴', '纵轴', '半径', '角度', '位置', '日期'];
const isUnnamed = (name: string) => UNNAMED.includes(name);

interface Axis {
  name: string;
  type: string;
  /** names of its places; null for numbers and moments, and for names that only the data tell */
  categories: string[] | null;
}

/** One mark of a chart: where it is on each of its axes, and what else is noted of it. */
interface Mark {
  name: string;
  at: string[];
  more: string[];
}

interface Drawn {
  series: Option;
  axes: Axis[];
  marks: Mark[];
}

/** The data of series between axes: by category, or mark by mark. Null where a coordinate cannot be told. */
export function axesTable(option: Option, series: Option[]): DataTable | null {
  const drawn: Drawn[] = [];
  for (const entry of series) {
    const axes = axesOf(option, entry);
    const marks = axes && marksOf(entry, axes);
    if (!axes || !marks) return null;
    drawn.push({ series: entry, axes, marks });
  }
  return byPlace(drawn) ?? markByMark(drawn);
}

function axesOf(option: Option, { coordinateSystem = 'cartesian2d', ...series }: Option): Axis[] | null {
  const axis = (list: unknown, index: unknown, name: string) => toAxis(listOf(list)[Number(index ?? 0)], name);
  const isByName = Object.keys(series).some((key) => /(Axis|polar|calendar)Id$/.test(key));
  if (isByName) return null;
  switch (coordinateSystem) {
    case 'cartesian2d':
      return [axis(option.xAxis, series.xAxisIndex, '横轴'), axis(option.yAxis, series.yAxisIndex, '纵轴')];
    case 'polar':
      return [axis(option.radiusAxis, series.polarIndex, '半径'), axis(option.angleAxis, series.polarIndex, '角度')];
    case 'singleAxis':
      return [axis(option.singleAxis, series.singleAxisIndex, '位置')];
    case 'calendar':
      return [{ name: '日期', type: 'time', categories: null }];
    default:
      return null;
  }
}

function toAxis(axis: Option | undefined, name: string): Axis {
  const categories = Array.isArray(axis?.data) ? axis.data.map((entry) => cell(entry)) : null;
  const type = String(axis?.type ?? (categories ? 'category' : 'value'));
  return { name: cell(axis?.name) || name, type, categories: type === 'category' ? categories : null };
}

function marksOf(series: Option, axes: Axis[]): Mark[] | null {
  const several = SEVERAL[String(series.type)]?.length ?? 0;
  const along = axes.findIndex(({ type }) => type === 'category');
  const places = placesOf(series, axes);
  if (!places) return null;
  const marks: Mark[] = [];
  for (const [index, entry] of (series.data as unknown[]).entries()) {
    const { name, value } = entryOf(entry);
    if (value === null || value === undefined || value === '-') continue;
    const isOnAxis = !Array.isArray(value) || value.length === several;
    if (isOnAxis) {
      // its place is its number in the list
      if (along < 0) return null;
      const at = axes.map((axis, position) =>
        position === along ? (axis.categories ? axis.categories[index] : name || String(index + 1)) : '',
      );
      const values = Array.isArray(value) ? value.map(cell) : [cell(value)];
      if (at[along] === undefined) return null;
      if (several === 0 && axes.length > 1) at[1 - along] = values.shift()!;
      marks.push({ name, at, more: values });
      continue;
    }
    if (several > 0) {
      if (along < 0 || value.length !== several + 1) return null;
      marks.push({
        name,
        at: axes.map((axis, i) => (i === along ? placeOn(axis, value[0]) : '')),
        more: value.slice(1).map(cell),
      });
      continue;
    }
    marks.push({
      name,
      at: axes.map((axis, position) => placeOn(axis, value[places[position]])),
      more: value.filter((_, dimension) => !places.includes(dimension)).map(cell),
    });
  }
  return marks;
}

/** Which entry of a value stands for which axis. */
function placesOf({ encode, dimensions }: Option, axes: Axis[]): number[] | null {
  const names = axes.length === 1 ? ['single'] : ['x', 'y'];
  const places = names.map((name, position) => {
    const written = (encode as Option | undefined)?.[name];
    if (written === undefined) return position;
    if (typeof written === 'number') return written;
    return Array.isArray(dimensions) ? dimensions.map(nameOf).indexOf(cell(written)) : -1;
  });
  return places.every((place) => place >= 0) ? places : null;
}

function placeOn({ type, categories }: Axis, value: unknown): string {
  if (type === 'time') return moment(value);
  return categories && typeof value === 'number' ? (categories[value] ?? '') : cell(value);
}

/** One row for each place of the axis that all series share, one column for each series. */
function byPlace(drawn: Drawn[]): DataTable | null {
  const [{ axes, marks }] = drawn;
  const isAlong = (axis: Axis) => axis.type === 'category';
  if (axes.length !== 2 || axes.every(isAlong)) return null;
  const along = axes.some(isAlong)
    ? axes.findIndex(isAlong)
    : drawn.every(({ series }) => series.type === 'line')
      ? 0
      : -1;
  if (along < 0) return null;
  const axis = axes[along];
  // two places of one name could not be told apart
  if (axis.categories && new Set(axis.categories).size < axis.categories.length) return null;
  const rows = axis.categories ?? [...new Set(marks.map(({ at }) => at[along]))];
  const isShared = drawn.every((one) => {
    const other = one.axes[along];
    const places = one.marks.map(({ at }) => at[along]);
    const isSame = other.name === axis.name && String(other.categories) === String(axis.categories);
    const isComplete =
      axis.type === 'category' || (places.length === rows.length && places.every((place, at) => place === rows[at]));
    const isPlain = one.marks.every(({ more }) => more.length === (SEVERAL[String(one.series.type)]?.length ?? 0));
    return one.axes.length === 2 && isSame && isComplete && isPlain && new Set(places).size === places.length;
  });
  if (!isShared) return null;
  const all = axis.categories ? rows : [...new Set(drawn.flatMap((one) => one.marks.map(({ at }) => at[along])))];
  const columns = drawn.flatMap(({ series, axes: own, marks: noted }, index) => {
    const value = own[1 - along].name;
    const unnamed = drawn.length > 1 ? `数据 ${index + 1}` : isUnnamed(value) ? '值' : value;
    const name = cell(series.name) || unnamed;
    const found = new Map(noted.map((mark) => [mark.at[along], mark]));
    const several = SEVERAL[String(series.type)];
    if (!several) return [{ head: name, of: (place: string) => found.get(place)?.at[1 - along] ?? '' }];
    return several.map((what, at) => ({
      head: drawn.length > 1 || series.name ? `${name} ${what}` : what,
      of: (place: string) => found.get(place)?.more[at] ?? '',
    }));
  });
  return {
    head: [isUnnamed(axis.name) ? '' : axis.name, ...columns.map(({ head }) => head)],
    rows: all.map((place) => [place, ...columns.map(({ of }) => of(place))]),
  };
}

/** One row for each mark: its series, its name, its coordinates, and what else is noted. */
function markByMark(drawn: Drawn[]): DataTable | null {
  const [{ axes }] = drawn;
  const isAlike = drawn.every((one) => one.axes.map(({ name }) => name).join() === axes.map(({ name }) => name).join());
  if (!isAlike || drawn.some(({ series }) => String(series.type) in SEVERAL)) return null;
  const hasNames = drawn.some(({ marks }) => marks.some(({ name }) => name));
  const width = Math.max(0, ...drawn.flatMap(({ marks }) => marks.map(({ more }) => more.length)));
  const [{ series }] = drawn;
  const isOne = drawn.length === 1;
  const more = Array.from({ length: width }, (_, at) => {
    const written = Array.isArray(series.dimensions) ? nameOf(series.dimensions[axes.length + at]) : '';
    return written || (width === 1 ? (isOne && cell(series.name)) || '值' : `数值 ${at + 1}`);
  });
  return {
    head: [...(isOne ? [] : ['系列']), ...(hasNames ? ['名称'] : []), ...axes.map(({ name }) => name), ...more],
    rows: drawn.flatMap(({ series: one, marks }, index) =>
      marks.map((mark) => [
        ...(isOne ? [] : [cell(one.name) || `数据 ${index + 1}`]),
        ...(hasNames ? [mark.name] : []),
        ...mark.at,
        ...more.map((_, at) => mark.more[at] ?? ''),
      ]),
    ),
  };
}
