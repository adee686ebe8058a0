import { COMPARED_MOST } from '../constants';
import { isAlias } from '../item-names';

/** Why something that was asked for is not shown. */
export type LeftOutReason = 'unknown' | 'doubled' | 'too many';

/** What was asked for and is not shown; the name is short enough to be read. */
export interface LeftOut {
  name: string;
  reason: LeftOutReason;
}

/** Names that are not ours are shown up to here: whoever mistyped one knows it again. */
const LONGEST_SAID = 24;
/** More are not looked at: an address holds eight thousand characters. */
const MOST_READ = 40;

/**
 * The names in `ids`, in order: separated by commas, or one a parameter, as a form without scripts sends them. Capitals
 * and full-width letters are the same as in addresses.
 */
export function readAskedNames(ids: string | readonly string[] | undefined): string[] {
  return [ids ?? []]
    .flat()
    .flatMap((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/[\s,;、]+/),
    )
    .filter(Boolean)
    .slice(0, MOST_READ);
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
    const isSaid = left.some((other) => other.name === shown(name) && other.reason === reason);
    if (reason && !isSaid) left.push({ name: shown(name), reason });
  }
  return { picked, left };
}

function shown(name: string): string {
  const signs = [...name];
  return signs.length > LONGEST_SAID ? `${signs.slice(0, LONGEST_SAID).join('')}…` : name;
}
