import { getLatestItems } from '@/lib/pages/latest-items';

test('最近更新：新的在前，没有一项在将来', async () => {
  const dates = (await getLatestItems()).map(({ date }) => date);
  expect(dates.length).toBeGreaterThan(3);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates[0] < new Date().toISOString()).toBe(true);
});
