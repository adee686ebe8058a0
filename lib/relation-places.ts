import type { Thread } from './relation-threads';

/** Where an item is in its column, in rows of the whole. */
export interface Place {
  from: number;
  rows: number;
}

export interface ThreadPlaces {
  /** of the whole: what an item has under it is beside it, row by row */
  rows: number;
  columns: { places: Place[]; isSpread: boolean }[];
}

/**
 * What hangs from one item stands beside it, so that lines run straight: a laboratory takes the rows of its cases, a case
 * those of its papers. Devices hang from many: their column, and what comes after it, is spread over the whole height.
 */
export function placesOf({ columns, lines }: Thread): ThreadPlaces {
  const hang = (level: number) => {
    const ends = lines[level - 1].map(([, to]) => to);
    return columns[level].type !== 'module' && new Set(ends).size === ends.length;
  };
  let levels = Math.min(1, columns.length);
  while (levels < columns.length && hang(levels)) levels += 1;

  const places = columns.map((): Place[] => []);
  let rows = 0;
  const put = (level: number, place: number) => {
    const from = rows;
    if (level + 1 < levels) for (const [above, under] of lines[level]) if (above === place) put(level + 1, under);
    rows = Math.max(rows, from + 1);
    places[level][place] = { from, rows: rows - from };
  };
  for (let level = 0; level < levels; level += 1) {
    columns[level].items.forEach((_, place) => {
      if (!(place in places[level])) put(level, place);
    });
  }
  return {
    rows,
    columns: columns.map(({ items }, level) => {
      if (level < levels) return { places: places[level], isSpread: false };
      const share = rows / items.length;
      return { places: items.map((_, place) => ({ from: place * share, rows: share })), isSpread: true };
    }),
  };
}
