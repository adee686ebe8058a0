import { withUnit } from '../text';
import type { ComparedFacts } from './product-facts';

/** Rows of a table of versions, and how long a value may be to stand in one. */
const MOST_ROWS = 10;
const LONGEST_VALUE = 26;

/** A row: what is compared, and one value a version. */
export interface ComparedRow {
  name: string;
  values: string[];
}

/** What a version says under a name, among what decides or else among its parameters; empty when it says nothing. */
export function valueOf(facts: ComparedFacts | undefined, name: string): string {
  const decisive = facts?.decisive.find((entry) => entry.name === name);
  if (decisive) return withUnit(decisive.value, decisive.unit);
  return facts?.parameters.find((entry) => entry.name === name)?.value ?? '';
}

/** Versions side by side: what decides on the first of them, then whatever else tells them apart in few words. */
export function comparedRows(versions: readonly (ComparedFacts | undefined)[]): ComparedRow[] {
  const [first] = versions;
  if (!first) return [];
  const rowOf = (name: string) => ({ name, values: versions.map((facts) => valueOf(facts, name)) });
  const deciding = first.decisive.map(({ name }) => rowOf(name));
  const others = first.parameters
    .filter(({ name }) => !first.decisive.some((entry) => entry.name === name))
    .map(({ name }) => rowOf(name))
    .filter(({ values }) => new Set(values).size > 1)
    .filter(({ values }) => values.every((value) => value !== '' && [...value].length <= LONGEST_VALUE));
  return [...deciding, ...others].slice(0, MOST_ROWS);
}
