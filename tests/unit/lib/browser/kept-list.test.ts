/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { keptList } from '@/lib/browser/kept-list';

const words = (stored: unknown) => (Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('写了就读得到，重新载入也在，用的地方跟着变', () => {
  const list = keptList('words', words);
  const { result } = renderHook(() => list.use());
  expect(result.current).toEqual([]);
  act(() => void list.write(['a', 'b']));
  expect(result.current).toEqual(['a', 'b']);
  expect(keptList('words', words).read()).toEqual(['a', 'b']);
  act(() => void list.write([]));
  expect([result.current, localStorage.getItem('words')]).toEqual([[], null]);
});

test('另一个标签页改了，这一页也知道', () => {
  const list = keptList('words', words);
  const { result } = renderHook(() => list.use());
  act(() => {
    localStorage.setItem('words', '["c"]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'words' }));
  });
  expect(result.current).toEqual(['c']);
});

test.each(['{', 'null', '{"a":1}', '[1,null]', ''])('存的是 %j：什么也没有，不出错', (text) => {
  localStorage.setItem('words', text);
  expect(keptList('words', words).read()).toEqual([]);
});

test.each([
  ['存满了', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ['不许存', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
])('%s：说没有存下，这一页里照样有', (_what, forbid) => {
  forbid();
  const list = keptList('words', words);
  expect(list.write(['a'])).toBe(false);
  expect(list.read()).toEqual(['a']);
});

function refuse(): never {
  throw new DOMException('no', 'QuotaExceededError');
}
