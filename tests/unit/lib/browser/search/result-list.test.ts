import { createResultList } from '@/lib/browser/search/result-list';
import type { TypeTab } from '@/lib/search/result-page';

const PAGE = { items: [], totalCount: 0, pageSize: 9, corrected: null, partial: false, spellings: [] };
const TABS: TypeTab[] = [{ name: 'case', label: '案例', count: 1 }];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function listWith(fetchTypes: () => Promise<TypeTab[]>) {
  const list = createResultList(
    { text: '眼动', types: null },
    { fetchTypes, fetchResults: async () => PAGE, onError: () => {} },
  );
  list.start();
  return list;
}

test('结果等上面的类型，不被它推下去', async () => {
  let answer: (tabs: TypeTab[]) => void = () => {};
  const list = listWith(() => new Promise((resolve) => (answer = resolve)));
  await jest.advanceTimersByTimeAsync(500);
  expect(list.getState().items).toBeNull();
  answer(TABS);
  await jest.advanceTimersByTimeAsync(0);
  expect(list.getState()).toMatchObject({ items: [], types: TABS });
});

test('类型先到，也等结果，不先占一行', async () => {
  const list = createResultList(
    { text: '眼动', types: null },
    { fetchTypes: async () => TABS, fetchResults: () => new Promise(() => {}), onError: () => {} },
  );
  list.start();
  await jest.advanceTimersByTimeAsync(500);
  expect(list.getState()).toMatchObject({ types: null, pending: true });
});

test.each([
  ['一直不来', () => new Promise<TypeTab[]>(() => {})],
  ['答错', () => Promise.reject(new Error('503'))],
])('类型%s：结果照样出来', async (_name, fetchTypes) => {
  const list = listWith(fetchTypes);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(list.getState()).toMatchObject({ items: [], types: null, pending: false });
});
