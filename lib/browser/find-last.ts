/** The last entry for which `isWanted` is true; `Array.prototype.findLast` is newer than the oldest browsers. */
export function findLast<Entry>(entries: readonly Entry[], isWanted: (entry: Entry) => boolean): Entry | undefined {
  for (let index = entries.length - 1; index >= 0; index--) if (isWanted(entries[index])) return entries[index];
  return undefined;
}
