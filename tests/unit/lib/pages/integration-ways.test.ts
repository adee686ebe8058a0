import { getItem } from '@/lib/content/item';
import { getLinks } from '@/lib/content/links';
import { WAYS, waysOf } from '@/lib/pages/integration-ways';

const rows = (...names: string[]) => names.map((name) => ({ name, value: '有' }));

test('从“传什么”的行看得出走哪几条路；不认得的行不算', () => {
  expect([...waysOf(rows('文件', '读法', '实时', '标记'))]).toEqual(['markers', 'live', 'files']);
  expect([...waysOf(rows('线路', '内容', '脉冲'))]).toEqual(['markers']);
  expect(waysOf([]).size).toBe(0);
});

test('样例里的每种程序至少有一条路，每条路至少有一种程序', async () => {
  const items = await Promise.all((await getLinks('integration')).map(({ alias }) => getItem('integration', alias)));
  const programs = items.map((item) => waysOf(item!.sends));
  expect(programs.length).toBeGreaterThan(1);
  for (const ways of programs) expect(ways.size).toBeGreaterThan(0);
  for (const { key } of WAYS) expect(programs.some((ways) => ways.has(key))).toBe(true);
});
