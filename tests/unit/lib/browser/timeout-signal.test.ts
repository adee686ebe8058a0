import { timeoutSignal } from '@/lib/browser/timeout-signal';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('时间到了就中止', () => {
  const signal = timeoutSignal(1000);
  jest.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

test('另一个信号先中止时，跟着中止，不再计时', () => {
  const earlier = new AbortController();
  const signal = timeoutSignal(1000, earlier.signal);
  earlier.abort();
  expect(signal.aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('另一个信号早已中止', () => {
  const earlier = new AbortController();
  earlier.abort();
  expect(timeoutSignal(1000, earlier.signal).aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});
