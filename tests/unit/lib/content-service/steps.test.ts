import { atOnce, byAndBy, type Steps } from '@/lib/content-service/steps';

function* sum(steps: number, ms: number): Steps<number> {
  let result = 0;
  for (let step = 0; step < steps; step++) {
    const end = performance.now() + ms;
    while (performance.now() < end);
    result += step;
    yield;
  }
  return result;
}

test('一次做完与慢慢做，结果一样', async () => {
  expect(atOnce(sum(100, 0))).toBe(4_950);
  expect(await byAndBy(sum(100, 0))).toBe(4_950);
});

test('慢慢做的时候，两毫秒让一次：做得慢的磁盘也不占着', async () => {
  let turns = 0;
  const count = () => void (turns++, (running = setImmediate(count)));
  let running = setImmediate(count);
  await byAndBy(sum(20, 2));
  clearImmediate(running);
  // each step takes the whole stretch
  expect(turns).toBeGreaterThanOrEqual(20);
});
