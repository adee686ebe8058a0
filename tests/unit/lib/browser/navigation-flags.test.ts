/** @jest-environment jsdom */
import { readNavigationFlags, selectNavigation } from '@/lib/browser/navigation-flags';

const DAY = 86_400_000;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T00:00:00Z') });
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('选中的是 true，其余都是 false', () => {
  selectNavigation(['a', 'b', 'c'], 'b');
  expect(readNavigationFlags()).toEqual({ a: false, b: true, c: false });
  selectNavigation(['a', 'b', 'c'], 'c');
  expect(readNavigationFlags()).toEqual({ a: false, b: false, c: true });
});

test.each([
  { passed: DAY - 1, kept: true },
  { passed: DAY, kept: false },
])('过了 $passed 毫秒还在：$kept', ({ passed, kept }) => {
  selectNavigation(['a'], 'a');
  jest.setSystemTime(Date.now() + passed);
  expect(readNavigationFlags()).toEqual(kept ? { a: true } : {});
  expect(localStorage.length).toBe(kept ? 1 : 0);
});

test('没有存过、读不懂、不让存：都没有旗标，也不出错', () => {
  expect(readNavigationFlags()).toEqual({});
  localStorage.setItem('navigation-flags', '{');
  expect(readNavigationFlags()).toEqual({});
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  expect(() => selectNavigation(['a'], 'a')).not.toThrow();
});
