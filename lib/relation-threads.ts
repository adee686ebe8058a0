/** The kinds of items that refer to one another, from the room to the paper. */
export const RELATED_TYPES = ['lab', 'case', 'publication', 'module'] as const;
export type RelatedType = (typeof RELATED_TYPES)[number];

/** An item with what it has to do with. */
export interface RelatedItem {
  id: string;
  /** the title, in the parts between which it may break */
  title: string[];
  href: string;
  /** of each other kind: rows of its list, ascending */
  others: Record<RelatedType, number[]>;
}

export type RelationMap = Record<RelatedType, RelatedItem[]>;

/** What one item has to do with, in columns from the room to the paper and the device. */
export interface Thread {
  columns: { type: RelatedType; items: RelatedItem[] }[];
  /** between each column and the next: from which row to which, as shares of the height */
  lines: { from: number; to: number }[][];
}

interface Column {
  type: RelatedType;
  /** rows of the list of that kind */
  rows: readonly number[];
}

/** The columns of an item, each in the order of what stands before it, so that few lines cross. */
export function threadOf(map: RelationMap, { others }: RelatedItem): Thread {
  const columns: Column[] = [];
  const lines: Thread['lines'] = [];
  for (const type of RELATED_TYPES.filter((present) => others[present].length > 0)) {
    const before = columns.at(-1);
    const column: Column = { type, rows: others[type] };
    const rows = before ? inOrderOf(map, before, column) : column.rows;
    if (before)
      lines.push(
        pairsOf(map, before, { type, rows }).map(([from, to]) => ({
          from: (from + 0.5) / before.rows.length,
          to: (to + 0.5) / rows.length,
        })),
      );
    columns.push({ type, rows });
  }
  return { columns: columns.map(({ type, rows }) => ({ type, items: rows.map((row) => map[type][row]) })), lines };
}

/** Places in two columns that have to do with each other. */
function pairsOf(map: RelationMap, before: Column, after: Column): [from: number, to: number][] {
  const places = new Map(before.rows.map((row, place) => [row, place]));
  return after.rows.flatMap((row, to) =>
    map[after.type][row].others[before.type].flatMap((near): [number, number][] => {
      const from = places.get(near);
      return from === undefined ? [] : [[from, to]];
    }),
  );
}

/** The rows of a column by the middle of those that they hang from; what hangs from none comes last. */
function inOrderOf(map: RelationMap, before: Column, after: Column): number[] {
  const hung = after.rows.map((): number[] => []);
  for (const [from, to] of pairsOf(map, before, after)) hung[to].push(from);
  const middle = hung.map((places) =>
    places.length > 0 ? places.reduce((sum, place) => sum + place, 0) / places.length : before.rows.length,
  );
  return after.rows
    .map((row, place) => ({ row, place }))
    .sort((one, other) => middle[one.place] - middle[other.place] || one.place - other.place)
    .map(({ row }) => row);
}
