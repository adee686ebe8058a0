import { getRelationMap, RELATED_TYPES, type RelatedItem, type RelationMap } from '@/lib/content/relation-map';
import { threadOf } from '@/lib/pages/thread';

const link = (id: string) => ({ id, alias: id, title: id });
const item = (id: string, others: Partial<Record<keyof RelationMap, string[]>>): RelatedItem => {
  const of = (type: keyof RelationMap) => (others[type] ?? []).map(link);
  return {
    ...link(id),
    href: `/${id}`,
    others: { lab: of('lab'), case: of('case'), publication: of('publication'), module: of('module') },
  };
};

const MAP: RelationMap = {
  lab: [item('lab1', { case: ['case2'] }), item('lab2', { case: ['case1'] })],
  case: [item('case1', { lab: ['lab2'] }), item('case2', { lab: ['lab1'] }), item('case3', {})],
  publication: [item('paper1', {})],
  module: [item('eeg', { lab: ['lab1', 'lab2'], case: ['case3', 'case1', 'case2'] })],
};

test('一列照前一列排，线不交叉；没有线的排在最后', () => {
  const { columns, lines } = threadOf(MAP, MAP.module[0]);
  expect(columns.map(({ type, links }) => [type, links.map(({ id }) => id)])).toEqual([
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
      const shown = columns.flatMap(({ links }) => links.map(({ id }) => id)).sort();
      const near = RELATED_TYPES.flatMap((other) => related.others[other].map(({ id }) => id)).sort();
      expect([related.title, shown]).toEqual([related.title, near]);
      expect(lines).toHaveLength(Math.max(0, columns.length - 1));
      for (const { from, to } of lines.flat()) for (const end of [from, to]) expect(end > 0 && end < 1).toBe(true);
    }
});
