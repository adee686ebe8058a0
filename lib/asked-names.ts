/* Names of items in the query of an address, which anybody may have written. */

/** Names that are not ours are shown up to here: whoever mistyped one knows it again. */
const LONGEST_SAID = 24;

/**
 * The names in a parameter, in order: separated by commas, or one a parameter, as a form without scripts sends them.
 * Capitals and full-width letters are the same as in addresses; what ends a sentence ends the last name.
 * @param most more are not looked at: an address holds eight thousand characters
 */
export function askedNames(values: string | readonly string[] | undefined, most: number): string[] {
  return [values ?? []]
    .flat()
    .flatMap((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/[\s,;、。!?)]+/),
    )
    .filter(Boolean)
    .slice(0, most);
}

/** A name as it is said to whoever has asked for it. */
export function shortName(name: string): string {
  const signs = [...name];
  return signs.length > LONGEST_SAID ? `${signs.slice(0, LONGEST_SAID).join('')}…` : name;
}
