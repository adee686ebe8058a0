import { getRelationMap } from '@/lib/content/relation-map';
import { RELATED_TYPES, threadOf, type RelatedItem, type RelationMap } from '@/lib/relation-threads';

const item = (id: string, others: Partial<RelatedItem['others']>): RelatedItem => ({
  id,
  title: [id],
  href: `/${id}`,
  others: { lab: [], case: [], publication: [], module: [], ...others },
});

const MAP: RelationMap = {
  lab: [item('lab1', { case: [1] }), item('lab2', { case: [0] })],
  case: [item('case1', { lab: [1] }), item('case2', { lab: [0] }), item('case3', {})],
  publication: [item('paper1', {})],
  module: [item('eeg', { lab: [0, 1], case: [0, 1, 2] })],
};

test('一列照前一列排，线不交叉；没有线的排在最后', () => {
  const { columns, lines } = threadOf(MAP, MAP.module[0]);
  expect(columns.map(({ type, items }) => [type, items.map(({ id }) => id)])).toEqual([
    ['lab', ['lab1', 'lab2']],
    ['case', ['case2', 'case1', 'case3']],
  ]);
  expect(lines).toEqual([
    [
      { from: 0.25, to: 1 / 6 },
      { from: 0.75, to: 0.5 },
    ],
  ]);
});

test('样例：每一个条目的几列里，与它有关的一个不少，线的两端都在列里', async () => {
  const map = await getRelationMap();
  for (const type of RELATED_TYPES)
    for (const related of map[type]) {
      const { columns, lines } = threadOf(map, related);
      const shown = columns.flatMap(({ items }) => items.map(({ id }) => id)).sort();
      const near = RELATED_TYPES.flatMap((other) => related.others[other].map((row) => map[other][row].id)).sort();
      expect([related.title, shown]).toEqual([related.title, near]);
      expect(lines).toHaveLength(Math.max(0, columns.length - 1));
      for (const { from, to } of lines.flat()) for (const end of [from, to]) expect(end > 0 && end < 1).toBe(true);
    }
});
