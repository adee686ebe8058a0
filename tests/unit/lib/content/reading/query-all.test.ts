import { queryAll } from '@/lib/content/reading/client';

const numbers = (first: number, skip: number) =>
  Array.from({ length: Math.max(0, Math.min(first, 25 - skip)) }, (_, index) => skip + index);

test('一份长的名单一批一批地取，次序不变，最后一批短的就是完了', async () => {
  const asked: number[] = [];
  const all = await queryAll(async (first, skip) => (asked.push(skip), numbers(first, skip)), 10);
  expect(all).toEqual(numbers(25, 0));
  expect(asked).toEqual([0, 10, 20]);
});

test('服务立刻就答，两批之间别人也轮得到', async () => {
  let turns = 0;
  const asked: number[] = [];
  const count = () => void (turns++, (running = setImmediate(count)));
  let running = setImmediate(count);
  await queryAll(async (first, skip) => (asked.push(turns), numbers(first, skip)), 10);
  clearImmediate(running);
  expect(new Set(asked).size).toBe(3);
});

test('不认得 skip 的服务一再给第一批：只要一次', async () => {
  expect(await queryAll(async (first) => numbers(first, 0), 10)).toEqual(numbers(10, 0));
});
