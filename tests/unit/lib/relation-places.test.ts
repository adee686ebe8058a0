import { getRelationMap } from '@/lib/content/relation-map';
import { placesOf } from '@/lib/relation-places';
import { RELATED_TYPES, threadOf, type RelatedItem, type RelatedType, type Thread } from '@/lib/relation-threads';

const column = (type: RelatedType, ...ids: string[]): Thread['columns'][number] => ({
  type,
  items: ids.map((id): RelatedItem => ({
    id,
    title: [id],
    href: `/${id}`,
    others: { lab: [], case: [], publication: [], module: [] },
  })),
});

const spans = (thread: Thread) =>
  placesOf(thread).columns.map(({ places }) => places.map(({ from, rows }) => [from, rows]));

test('实验室占它的案例的几行，没有实验室的案例排在后面', () => {
  const thread: Thread = {
    columns: [column('lab', 'a', 'b'), column('case', '1', '2', '3', '4'), column('publication', 'x', 'y')],
    lines: [
      [
        [0, 0],
        [0, 1],
        [1, 2],
      ],
      [
        [1, 0],
        [1, 1],
      ],
    ],
  };
  expect(placesOf(thread).rows).toBe(5);
  expect(spans(thread)).toEqual([
    [
      [0, 3],
      [3, 1],
    ],
    [
      [0, 1],
      [1, 2],
      [3, 1],
      [4, 1],
    ],
    [
      [1, 1],
      [2, 1],
    ],
  ]);
});

test('一条挂在两条上的，和设备一样，匀在整列里', () => {
  const shared: Thread = {
    columns: [column('case', '1', '2'), column('publication', 'x')],
    lines: [
      [
        [0, 0],
        [1, 0],
      ],
    ],
  };
  expect(placesOf(shared).columns[1]).toEqual({ places: [{ from: 0, rows: 2 }], isSpread: true });
  const devices: Thread = { columns: [column('case', '1'), column('module', 'm', 'n')], lines: [[[0, 0]]] };
  expect(spans(devices)[1]).toEqual([
    [0, 0.5],
    [0.5, 0.5],
  ]);
  expect(placesOf({ columns: [], lines: [] })).toEqual({ rows: 0, columns: [] });
});

test('样例：同一列里没有两条占同一行，挂着的在它那几行里', async () => {
  const map = await getRelationMap();
  for (const type of RELATED_TYPES)
    for (const related of map[type]) {
      const thread = threadOf(map, related);
      const { rows, columns } = placesOf(thread);
      columns.forEach(({ places, isSpread }, level) => {
        expect(places).toHaveLength(thread.columns[level].items.length);
        const taken = places.flatMap(({ from, rows: own }) =>
          isSpread ? [] : Array.from({ length: own }, (_, row) => from + row),
        );
        expect(new Set(taken).size).toBe(taken.length);
        for (const row of taken) expect(row).toBeLessThan(rows);
        if (level === 0 || isSpread) return;
        for (const [above, under] of thread.lines[level - 1]) {
          const [parent, child] = [columns[level - 1].places[above], places[under]];
          expect(child.from).toBeGreaterThanOrEqual(parent.from);
          expect(child.from + child.rows).toBeLessThanOrEqual(parent.from + parent.rows);
        }
      });
    }
});
