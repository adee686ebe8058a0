import { askedNames, shortName } from '../asked-names';
import { COMPARED_MOST } from '../constants';
import { isAlias } from '../item-names';

/** Why something that was asked for is not shown. */
export type LeftOutReason = 'unknown' | 'doubled' | 'too many';

/** What was asked for and is not shown; the name is short enough to be read. */
export interface LeftOut {
  name: string;
  reason: LeftOutReason;
}

/** More are not looked at. */
const MOST_READ = 40;

/** The names in `ids`. */
export function readAskedNames(ids: string | readonly string[] | undefined): string[] {
  return askedNames(ids, MOST_READ);
}

/**
 * Of the names that were asked for, those that there are, each once and not too many, and what is left out of them.
 * @param find what there is under a name: by alias or contentItemId
 */
export function pickVersions<Version extends { id: string }>(
  names: readonly string[],
  find: (name: string) => Version | undefined,
): { picked: Version[]; left: LeftOut[] } {
  const picked: Version[] = [];
  const left: LeftOut[] = [];
  for (const name of names) {
    const version = isAlias(name) ? find(name) : undefined;
    const isThere = picked.some(({ id }) => id === version?.id);
    const reason = !version ? 'unknown' : isThere ? 'doubled' : picked.length >= COMPARED_MOST ? 'too many' : null;
    if (version && !reason) picked.push(version);
    const isSaid = left.some((other) => other.name === shortName(name) && other.reason === reason);
    if (reason && !isSaid) left.push({ name: shortName(name), reason });
  }
  return { picked, left };
}
