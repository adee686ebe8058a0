import { COMPARED_MOST } from '../constants';
import { isAlias } from '../item-names';
import { keptList } from './kept-list';
import { COMPARED_VERSIONS } from './kept-signal';

/* The versions that a visitor wants side by side, by their aliases. */

const list = keptList(COMPARED_VERSIONS, (stored) =>
  Array.isArray(stored)
    ? [...new Set(stored.filter((alias) => typeof alias === 'string' && isAlias(alias)))].slice(0, COMPARED_MOST)
    : [],
);

/** In the order in which they were chosen; empty before the page is hydrated. */
export const useComparedVersions = list.use;

export const readComparedVersions = list.read;

/** Puts these in the place of what was chosen. */
export const compareThese = list.write;

/** Chooses a version, or takes it back. @returns false where there are as many as can be compared */
export function toggleCompared(alias: string): boolean {
  const before = list.read();
  if (before.includes(alias)) list.write(before.filter((other) => other !== alias));
  else if (before.length >= COMPARED_MOST) return false;
  else list.write([...before, alias]);
  return true;
}
