import { RELATED_TYPES, type RelatedItem, type RelatedType, type RelationMap } from '../content/relation-map';
import type { ItemLink } from '../content/types';

/** What one item has to do with, in columns from the room to the paper and the device. */
export interface Thread {
  columns: { type: RelatedType; links: ItemLink[] }[];
  /** between each column and the next: from which row to which, as shares of the height */
  lines: { from: number; to: number }[][];
}

/** The columns of an item, each in the order of what stands before it, so that few lines cross. */
export function threadOf(map: RelationMap, { others }: RelatedItem): Thread {
  const columns: Thread['columns'] = [];
  const lines: Thread['lines'] = [];
  for (const type of RELATED_TYPES.filter((present) => others[present].length > 0)) {
    const before = columns.at(-1);
    const links = before ? inOrderOf(map, before, { type, links: others[type] }) : others[type];
    if (before) {
      lines.push(
        pairsOf(map, before, { type, links }).map(([from, to]) => ({
          from: (from + 0.5) / before.links.length,
          to: (to + 0.5) / links.length,
        })),
      );
    }
    columns.push({ type, links });
  }
  return { columns, lines };
}

type Column = Thread['columns'][number];

/** Rows of two columns that have to do with each other. */
function pairsOf(map: RelationMap, before: Column, after: Column): [from: number, to: number][] {
  const rows = new Map(before.links.map(({ id }, row) => [id, row]));
  return after.links.flatMap(({ id }, to) => {
    const near = map[after.type].find((item) => item.id === id)?.others[before.type] ?? [];
    return near.flatMap((link): [number, number][] => {
      const from = rows.get(link.id);
      return from === undefined ? [] : [[from, to]];
    });
  });
}

/** The rows of a column by the middle of those that they hang from; what hangs from none comes last. */
function inOrderOf(map: RelationMap, before: Column, after: Column): ItemLink[] {
  const hung = after.links.map((): number[] => []);
  for (const [from, to] of pairsOf(map, before, after)) hung[to].push(from);
  const middle = hung.map((rows) =>
    rows.length > 0 ? rows.reduce((sum, row) => sum + row, 0) / rows.length : before.links.length,
  );
  return after.links
    .map((link, row) => ({ link, row }))
    .sort((one, other) => middle[one.row] - middle[other.row] || one.row - other.row)
    .map(({ link }) => link);
}
