import { withinTime } from '@/lib/browser/within-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Work that ends only when it is given up, as a fetch on a dead line does. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const end = () => reject(new Error('中止'));
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  });

test('时间到了就中止', async () => {
  let isOver = false;
  const work = withinTime(1000, endless).finally(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  jest.advanceTimersByTime(1);
  await expect(work).rejects.toThrow('中止');
});

test('做完了就不再计时，也不再听另一个信号', async () => {
  const earlier = new AbortController();
  const removed = jest.spyOn(earlier.signal, 'removeEventListener');
  await expect(withinTime(1000, async () => '答复', earlier.signal)).resolves.toBe('答复');
  expect(jest.getTimerCount()).toBe(0);
  expect(removed).toHaveBeenCalledTimes(1);
});

test('另一个信号先中止时，跟着中止，不再计时', async () => {
  const earlier = new AbortController();
  const work = withinTime(1000, endless, earlier.signal);
  earlier.abort();
  await expect(work).rejects.toThrow('中止');
  expect(jest.getTimerCount()).toBe(0);
});

test('另一个信号早已中止', async () => {
  const earlier = new AbortController();
  earlier.abort();
  await expect(withinTime(1000, endless, earlier.signal)).rejects.toThrow('中止');
  expect(jest.getTimerCount()).toBe(0);
});
