/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { selectNavigation, useIsCurrentEntry } from '@/lib/browser/navigation-flags';

const DAY = 86_400_000;
const ENTRIES = ['/fields', '/modules', '/ecosystem'];

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T00:00:00Z') });
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The entries that are marked on a page. */
const markedOn = (path: string) =>
  ENTRIES.filter((entry) => renderHook(() => useIsCurrentEntry(entry, path)).result.current);

test('选中的是 true，其余都是 false', () => {
  selectNavigation(ENTRIES, '/modules');
  expect(stored()).toEqual({ '/fields': false, '/modules': true, '/ecosystem': false });
  selectNavigation(ENTRIES, '/ecosystem');
  expect(stored()).toEqual({ '/fields': false, '/modules': false, '/ecosystem': true });
});

test('页面属于哪一项就是哪一项；不属于任何一项时是上次选的', () => {
  expect(markedOn('/whitepaper')).toEqual([]);
  selectNavigation(ENTRIES, '/ecosystem');
  expect(markedOn('/whitepaper')).toEqual(['/ecosystem']);
  expect(markedOn('/modules/eeg')).toEqual(['/modules']);
  expect(markedOn('/modules')).toEqual(['/modules']);
  expect(markedOn('/modules-and-more')).toEqual(['/ecosystem']);
});

test('选了就变，不必重新载入', () => {
  const { result } = renderHook(() => useIsCurrentEntry('/fields', '/contact-us'));
  expect(result.current).toBe(false);
  act(() => selectNavigation(ENTRIES, '/fields'));
  expect(result.current).toBe(true);
  act(() => selectNavigation(ENTRIES, '/modules'));
  expect(result.current).toBe(false);
});

test.each([
  { passed: DAY - 1, kept: true },
  { passed: DAY, kept: false },
])('过了 $passed 毫秒还在：$kept', ({ passed, kept }) => {
  selectNavigation(ENTRIES, '/fields');
  jest.setSystemTime(Date.now() + passed);
  expect(markedOn('/contact-us')).toEqual(kept ? ['/fields'] : []);
  expect(localStorage.length).toBe(kept ? 1 : 0);
});

test.each(['{', 'null', '{}', '{"savedAt":"x"}'])('存的是 %s：没有旗标，也不出错', (text) => {
  localStorage.setItem('navigation-flags', text);
  expect(markedOn('/contact-us')).toEqual([]);
});

test('不让存也不出错', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  expect(() => selectNavigation(ENTRIES, '/fields')).not.toThrow();
});

const stored = () =>
  (JSON.parse(localStorage.getItem('navigation-flags') ?? '{}') as { flags: Record<string, boolean> }).flags;
