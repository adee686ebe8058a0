import { getRelationMap } from '@/lib/content/relation-map';
import {
  branchesOf,
  RELATED_TYPES,
  threadOf,
  type Branch,
  type RelatedItem,
  type RelationMap,
} from '@/lib/relation-threads';

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
      [0, 0],
      [1, 1],
    ],
  ]);
});

test('上下排：案例在它的实验室下，没有线的另成一组', () => {
  const said = ({ item: { id }, under }: Branch): string => [id, ...under.map(said)].join(' > ');
  const groups = branchesOf(threadOf(MAP, MAP.module[0]));
  expect(groups.map(({ types, isRest, branches }) => [types, isRest, branches.map(said)])).toEqual([
    [['lab', 'case'], false, ['lab1 > case2', 'lab2 > case1']],
    [['case'], true, ['case3']],
  ]);
});

test('样例：每一个条目的几列里，与它有关的一个不少，线的两端都在列里', async () => {
  const map = await getRelationMap();
  for (const type of RELATED_TYPES)
    for (const related of map[type]) {
      const thread = threadOf(map, related);
      const { columns, lines } = thread;
      const shown = columns.flatMap(({ items }) => items.map(({ id }) => id)).sort();
      const near = RELATED_TYPES.flatMap((other) => related.others[other].map((row) => map[other][row].id)).sort();
      expect([related.title, shown]).toEqual([related.title, near]);
      expect(lines).toHaveLength(Math.max(0, columns.length - 1));
      lines.forEach((pairs, level) =>
        pairs.forEach(([from, to]) =>
          expect([columns[level].items[from], columns[level + 1].items[to]]).not.toContain(undefined),
        ),
      );
      const idsOf = (branches: Branch[]): string[] =>
        branches.flatMap(({ item: { id }, under }) => [id, ...idsOf(under)]);
      const nested = new Set(branchesOf(thread).flatMap(({ branches }) => idsOf(branches)));
      expect([...nested].sort()).toEqual(near);
    }
});
