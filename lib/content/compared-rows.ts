import { withUnit } from '../text';
import type { ComparedFacts } from './product-facts';
import { rankValues, type Ranking } from './ranked-values';
import type { NamedValue } from './types';

/** Rows of a table of versions, and how long a value may be to fit in one. */
const MOST_ROWS = 10;
const LONGEST_VALUE = 26;
/** Says that a version has no such thing. */
const NOT_APPLICABLE = '不适用';

/** A row: what is compared, and one value a version. */
export interface ComparedRow {
  name: string;
  values: string[];
}

/** What a row of this name says; empty without one. */
export function valueIn(rows: readonly NamedValue[] | undefined, name: string): string {
  return rows?.find((row) => row.name === name)?.value ?? '';
}

/**
 * What a version says under a name: among what decides or else among its parameters, whose names may be longer
 * (视场 is 水平视场 there); empty when it says nothing.
 */
export function valueOf(facts: ComparedFacts | undefined, name: string): string {
  const decisive = facts?.decisive.find((entry) => entry.name === name);
  if (decisive) return withUnit(decisive.value, decisive.unit);
  const parameters = facts?.parameters ?? [];
  const found =
    parameters.find((entry) => entry.name === name) ?? parameters.find((entry) => entry.name.endsWith(name));
  return found?.value ?? '';
}

/**
 * Versions side by side: what decides on any of them, the first's first, then whatever else tells them apart in few
 * words, and at the end whom each is for. There is a row only where every version has a value: a gap compares nothing.
 */
export function comparedRows(versions: readonly (ComparedFacts | undefined)[]): ComparedRow[] {
  const [first] = versions;
  if (!first) return [];
  const deciding = versions.flatMap((facts) => facts?.decisive.map(({ name }) => name) ?? []);
  const names = new Set([...deciding, ...first.parameters.map(({ name }) => name)]);
  const rows: ComparedRow[] = [];
  for (const name of names) {
    // the long name of a row that is there already
    if (rows.some((row) => name !== row.name && name.endsWith(row.name))) continue;
    const values = versions.map((facts) => valueOf(facts, name));
    const isFirsts = first.decisive.some((entry) => entry.name === name);
    const isWhole = values.every((value) => value !== '');
    const applicable = values.filter((value) => value !== NOT_APPLICABLE).length;
    const isComparable = applicable === values.length || (applicable > 1 && deciding.includes(name));
    const isShort = values.every((value) => [...value].length <= LONGEST_VALUE);
    if (isWhole && isComparable && (isFirsts || (isShort && new Set(values).size > 1))) rows.push({ name, values });
  }
  const fits = versions.map((facts) => facts?.fit ?? '');
  const fit = rows.length > 0 && fits.every(Boolean) ? [{ name: '适合', values: fits }] : [];
  return [...rows.slice(0, MOST_ROWS), ...fit];
}

/** A row of a whole comparison. */
export interface MarkedRow extends ComparedRow {
  /** by version: its figure is unlike most others'; left out where there is no such one */
  odd?: boolean[];
  /** which is ahead, where the row has an order */
  ranking?: Ranking;
}

/** Every row that any of some versions has. */
export interface RowGroups {
  different: MarkedRow[];
  same: ComparedRow[];
  /** of some of the versions only: what others have no value for cannot be compared */
  partial: ComparedRow[];
}

/**
 * All rows of versions side by side, those of the first version first. A row is compared by its whole name: under a
 * like name another kind of device means another thing.
 * @param sheets the rows of each version
 * @param areAlike of one module: only then is one's number better than another's
 */
export function groupRows(sheets: readonly (readonly NamedValue[])[], areAlike = false): RowGroups {
  const byName = sheets.map((rows) => new Map(rows.map(({ name, value, unit }) => [name, withUnit(value, unit)])));
  const groups: RowGroups = { different: [], same: [], partial: [] };
  for (const name of new Set(sheets.flatMap((rows) => rows.map((row) => row.name)))) {
    const values = byName.map((sheet) => sheet.get(name) ?? '');
    const known = values.filter((value) => value !== '' && value !== NOT_APPLICABLE).length;
    const isSame = values.every((value) => value === values[0]);
    if (isSame) groups.same.push({ name, values });
    else if (known < 2 || values.includes('')) groups.partial.push({ name, values });
    else {
      const ranking = areAlike ? rankValues(name, values) : undefined;
      groups.different.push({ name, values, ...(ranking ? { ranking } : { odd: oddOnes(values) }) });
    }
  }
  return groups;
}

/** Where more than half have the same value, the figures that are another: words are read, they need no mark. */
function oddOnes(values: readonly string[]): boolean[] | undefined {
  const usual = values.find((value) => values.filter((other) => other === value).length * 2 > values.length);
  const marks = values.map((value) => value !== usual && /^[−+]?\d/.test(value) && [...value].length <= LONGEST_VALUE);
  return usual !== undefined && marks.includes(true) ? marks : undefined;
}
