import { pickVersions, readAskedNames } from '@/lib/content/asked-versions';

const THERE = ['hz-g1', 'hz-g2', 'hz-g3-pro', 'hz-e32', 'hz-e64'].map((alias, index) => ({
  alias,
  id: `${index}`.repeat(26),
}));
const find = (name: string) => THERE.find(({ alias, id }) => alias === name || id === name);
const pick = (ids: string | string[]) => {
  const { picked, left } = pickVersions(readAskedNames(ids), find);
  return { picked: picked.map(({ alias }) => alias), left };
};

test.each([
  ['hz-g1,hz-g2', ['hz-g1', 'hz-g2']],
  [
    ['hz-g1', 'hz-g2'],
    ['hz-g1', 'hz-g2'],
  ],
  [
    ['hz-g1,hz-g2', 'hz-e32'],
    ['hz-g1', 'hz-g2', 'hz-e32'],
  ],
  ['HZ-G1，ｈｚ-ｇ２、hz-e32; hz-e64', ['hz-g1', 'hz-g2', 'hz-e32', 'hz-e64']],
  [',, ,', []],
  ['', []],
])('%j 里的名字', (ids, names) => {
  expect(readAskedNames(ids)).toEqual(names);
});

test('没有参数，没有名字；再多也只看前四十个', () => {
  expect(readAskedNames(undefined)).toEqual([]);
  expect(readAskedNames('a,'.repeat(4_000))).toHaveLength(40);
});

test('按问的顺序；编号也认得', () => {
  expect(pick(`hz-g2,${'0'.repeat(26)}`)).toEqual({ picked: ['hz-g2', 'hz-g1'], left: [] });
});

test('没有的、重复的、多出来的各说一次，其余照样比', () => {
  expect(pick('no-such,hz-g1,hz-g1,no-such,hz-g2,hz-e32,hz-e64,hz-g3-pro')).toEqual({
    picked: ['hz-g1', 'hz-g2', 'hz-e32', 'hz-e64'],
    left: [
      { name: 'no-such', reason: 'unknown' },
      { name: 'hz-g1', reason: 'doubled' },
      { name: 'hz-g3-pro', reason: 'too many' },
    ],
  });
});

test('长得离谱的、不像名字的：没有这样的型号，只写开头', () => {
  const { left } = pick([`${'长'.repeat(5_000)}`, '<script>', '../..', '\ud800']);
  expect(left.map(({ reason }) => reason)).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
  expect(left[0].name).toBe(`${'长'.repeat(24)}…`);
});
