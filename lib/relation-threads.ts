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
  /** between each column and the next: from which row to which */
  lines: [from: number, to: number][][];
}

/** An item and what hangs from it. */
export interface Branch {
  item: RelatedItem;
  under: Branch[];
}

/** Branches that hang from nothing. */
export interface BranchGroup {
  /** of the branches, of what hangs from them … */
  types: RelatedType[];
  /** others of their kind hang from something */
  isRest: boolean;
  branches: Branch[];
}

interface Column {
  type: RelatedType;
  /** rows of the list of that kind */
  rows: readonly number[];
}

/** The columns of an item, each in the order of what stands before it, so that few lines cross. */
export function threadOf(map: RelationMap, { others }: Pick<RelatedItem, 'others'>): Thread {
  const columns: Column[] = [];
  const lines: Thread['lines'] = [];
  for (const type of RELATED_TYPES.filter((present) => others[present].length > 0)) {
    const before = columns.at(-1);
    const column: Column = { type, rows: others[type] };
    const rows = before ? inOrderOf(map, before, column) : column.rows;
    if (before) lines.push(pairsOf(map, before, { type, rows }));
    columns.push({ type, rows });
  }
  return { columns: columns.map(({ type, rows }) => ({ type, items: rows.map((row) => map[type][row]) })), lines };
}

/** The same below one another: the papers under their case, the cases under their laboratory, the devices by themselves. */
export function branchesOf({ columns, lines }: Thread): BranchGroup[] {
  const isTree = (level: number) => level > 0 && level < columns.length && columns[level].type !== 'module';
  const branch = (level: number, place: number): Branch => ({
    item: columns[level].items[place],
    under: isTree(level + 1)
      ? lines[level].flatMap(([from, to]) => (from === place ? [branch(level + 1, to)] : []))
      : [],
  });
  return columns.flatMap(({ type, items }, level) => {
    const hung = new Set(isTree(level) ? lines[level - 1].map(([, to]) => to) : []);
    const branches = items.flatMap((_, place) => (hung.has(place) ? [] : [branch(level, place)]));
    if (branches.length === 0) return [];
    const depth = Math.max(...branches.map(depthOf));
    const types = [type, ...columns.slice(level + 1, level + depth).map((column) => column.type)];
    return [{ types, isRest: hung.size > 0, branches }];
  });
}

function depthOf({ under }: Branch): number {
  return 1 + Math.max(0, ...under.map(depthOf));
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
