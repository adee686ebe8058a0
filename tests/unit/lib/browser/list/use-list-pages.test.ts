/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { ListFilter } from '@/lib/list-filter';
import { drawnPage, type DrawnPage } from '@/lib/list-page';
import { useListPages } from '@/lib/browser/list/use-list-pages';
import { makePage } from '@/tests/support/cards';
import { freshPage } from '@/tests/support/fresh-page';
import { stubListApi } from '@/tests/support/list-api';
import { makeDocument } from '@/tests/support/list-cache';

const option = (alias: string) => ({ id: alias, alias, label: alias });
const filter = (name: string, aliases: string[]): ListFilter => ({
  name,
  parameter: name,
  label: name,
  allLabel: '全部',
  options: aliases.map(option),
});
const FILTERS = [filter('domain', ['driving', 'aviation', 'empty']), filter('module', ['eeg'])];

let requests: ReturnType<typeof stubListApi>;
let errors: jest.SpyInstance;
let list: string;
let document: ReturnType<typeof makeDocument>;

beforeEach(() => {
  list = freshPage();
  requests = stubListApi();
  document = makeDocument();
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  errors.mockRestore();
});

/** The list of a page as it is opened: shown, asked, and left by `unmount`. */
function open(first: DrawnPage = drawnPage(makePage(26, 9)), path = list) {
  const { result, unmount, rerender } = renderHook(
    (props: { first: DrawnPage }) =>
      useListPages({
        path,
        call: 'case/GetAll',
        type: 'case',
        filters: FILTERS,
        loadItems: async () => undefined,
        ...props,
      }),
    { wrapper: document, initialProps: { first } },
  );
  return {
    state: () => result.current.state,
    /** of what is shown: the first page is drawn by the server, and not in the list */
    ids: () => {
      const { list, isDrawn } = result.current.state;
      return list && [...(isDrawn ? first.ids : []), ...list.map(({ id }) => id)].map((id) => Number(id.slice(3)));
    },
    show: (choice: Record<string, string>, page?: number) => act(() => result.current.show(choice, page)),
    more: () => act(async () => result.current.more()),
    renew: (newer: DrawnPage) => rerender({ first: newer }),
    leave: unmount,
  };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('开始时就是服务器给的第一页，没有请求', () => {
  const { ids, state } = open();
  expect(ids()).toEqual(upTo(9));
  expect(state()).toMatchObject({ choice: {}, totalCount: 26, pageSize: 9, from: 1, pageNo: 1, pending: false });
  expect(requests).toHaveLength(0);
});

test('换筛选：列表与总数清空，回到第1页，只请求一次', async () => {
  const { show, more, ids, state } = open();
  await more();
  await requests[0].answer(10, 18, 26);
  show({ domain: 'driving' });
  expect(state()).toMatchObject({ list: null, totalCount: 0, from: 1, pageNo: 1, pending: true, hasMore: false });
  expect(requests).toHaveLength(2);
  expect(requests[1].query).toMatchObject({ domain: 'driving', module: 'all', page: '1' });
  await requests[1].answer(3, 5, 3);
  expect(ids()).toEqual([3, 4, 5]);
  expect(state()).toMatchObject({ totalCount: 3, pageNo: 1, pending: false });
});

test('选了同样的筛选什么也不做', async () => {
  const { show } = open();
  show({});
  show({ domain: 'driving' });
  show({ domain: 'driving' });
  expect(requests).toHaveLength(1);
  await requests[0].answer(1, 2, 2);
  show({ domain: 'driving' });
  expect(requests).toHaveLength(1);
});

test('回到选过的筛选：从第1页重新请求', async () => {
  const { show, more, ids } = open();
  await more();
  await requests[0].answer(10, 18, 26);
  show({ domain: 'driving' });
  await requests[1].answer(1, 2, 2);
  show({});
  expect(requests[2].query).toMatchObject({ domain: 'all', page: '1' });
  await requests[2].answer(1, 9, 26);
  expect(ids()).toEqual(upTo(9));
});

test.each([
  { total: 9, more: false },
  { total: 10, more: true },
  { total: 8, more: false },
  { total: 0, more: false },
])('每页9项、在第1页、共$total项：还有更多$more', ({ total, more }) => {
  expect(open(drawnPage(makePage(total, 9))).state().hasMore).toBe(more);
});

test('更多：接在后面，到最后一页为止', async () => {
  const { more, ids, state } = open();
  await more();
  expect(ids()).toEqual(upTo(9));
  await requests[0].answer(10, 18, 26);
  expect(ids()).toEqual(upTo(18));
  expect(state().hasMore).toBe(true);
  await more();
  await requests[1].answer(19, 26, 26);
  expect(ids()).toEqual(upTo(26));
  expect(requests.map(({ query }) => query.page)).toEqual(['2', '3']);
  expect(state().hasMore).toBe(false);
  await more();
  expect(requests).toHaveLength(2);
});

test('还在等的时候再要，只请求一次', async () => {
  const { more, ids } = open();
  await more();
  await more();
  expect(requests).toHaveLength(1);
  await requests[0].answer(10, 18, 26);
  expect(ids()).toEqual(upTo(18));
});

test('服务器的每页数优先，之后按它算', async () => {
  const { show, more, state } = open();
  show({ domain: 'driving' });
  await requests[0].answer(1, 6, 12, 6);
  expect(state().pageSize).toBe(6);
  await more();
  expect(requests[1].query).toMatchObject({ page: '2', pageSize: '6' });
  await requests[1].answer(7, 12, 12, 6);
  expect(state().hasMore).toBe(false);
});

test('旧筛选迟到的答复被丢掉，次序怎样都一样', async () => {
  const { show, more, ids } = open();
  show({ domain: 'driving' });
  show({ domain: 'aviation' });
  await requests[1].answer(5, 6, 2);
  await requests[0].answer(1, 9, 26);
  expect(ids()).toEqual([5, 6]);
  show({});
  await requests[2].answer(1, 9, 26);
  await more();
  show({ domain: 'driving' });
  await requests[3].fail();
  expect(ids()).toBeNull();
  expect(errors).not.toHaveBeenCalled();
});

test('失败：列表留着，报告一次，不自己重来，再按又请求', async () => {
  jest.useFakeTimers();
  const { more, ids, state } = open();
  await more();
  await requests[0].fail();
  expect(ids()).toEqual(upTo(9));
  expect(errors).toHaveBeenCalledTimes(1);
  expect(state()).toMatchObject({ pageNo: 1, pending: false, hasMore: true });
  await passes(60_000);
  expect(requests).toHaveLength(1);
  await more();
  expect(requests[1].query.page).toBe('2');
  await requests[1].answer(10, 18, 26);
  expect(ids()).toEqual(upTo(18));
});

test('接上两页以后第三页失败：两页都留着，只再要第三页', async () => {
  const { more, ids } = open();
  await more();
  await requests[0].answer(10, 18, 26);
  await more();
  await requests[1].fail();
  expect(ids()).toEqual(upTo(18));
  await more();
  expect(requests.map(({ query }) => query.page)).toEqual(['2', '3', '3']);
  await requests[2].answer(19, 26, 26);
  expect(ids()).toEqual(upTo(26));
});

test('换了筛选后失败：没有列表可留，按钮再要一次第1页', async () => {
  const { show, more, ids, state } = open();
  show({ domain: 'driving' });
  await requests[0].fail();
  expect(state()).toMatchObject({ list: null, pending: false, hasMore: true });
  expect(errors).toHaveBeenCalledTimes(1);
  show({ domain: 'driving' });
  expect(requests).toHaveLength(1);
  await more();
  expect(requests[1].query).toMatchObject({ domain: 'driving', page: '1' });
  await requests[1].answer(1, 2, 2);
  expect(ids()).toEqual([1, 2]);
});

test('空答复是空列表，不是正在加载', async () => {
  const { show, state } = open();
  show({ domain: 'empty' });
  await requests[0].answer(1, 0, 0);
  expect(state()).toMatchObject({ list: [], pending: false, hasMore: false });
});

test('去某一页：到了才换掉旧的，之后的更多接着它', async () => {
  const { show, more, ids, state } = open();
  show({}, 2);
  expect(ids()).toEqual(upTo(9));
  expect(state().pending).toBe(true);
  await requests[0].answer(10, 18, 26);
  expect(ids()?.[0]).toBe(10);
  expect(state()).toMatchObject({ from: 2, pageNo: 2 });
  await more();
  await requests[1].answer(19, 26, 26);
  expect(ids()).toHaveLength(17);
  expect(state()).toMatchObject({ from: 2, pageNo: 3 });
});

test('去某一页失败：旧页留着，更多接着旧页；再去一次又请求', async () => {
  const { show, more, ids, state } = open();
  show({}, 3);
  await requests[0].fail();
  expect(ids()).toEqual(upTo(9));
  expect(state()).toMatchObject({ from: 1, pageNo: 1, pending: false });
  show({}, 3);
  expect(requests[1].query.page).toBe('3');
  await requests[1].fail();
  await more();
  expect(requests[2].query.page).toBe('2');
  await requests[2].answer(10, 18, 26);
  expect(ids()).toEqual(upTo(18));
});

test('两次请求之间新发布的内容把一项挤到下一页：只显示一次', async () => {
  const { more, ids } = open();
  await more();
  await requests[0].answer(9, 17, 27);
  expect(ids()).toEqual(upTo(17));
});

test('没有动过的列表让位给服务器更新的第一页，动过的不让', async () => {
  const { more, renew, state } = open();
  renew(drawnPage(makePage(30, 9)));
  expect(state().totalCount).toBe(30);
  await more();
  await requests[0].answer(10, 18, 30);
  renew(drawnPage(makePage(31, 9)));
  expect(state()).toMatchObject({ totalCount: 30, pageNo: 2 });
});

test('离开再来：原来的筛选和加载过的都在，不再请求；另一页的列表是另一个', async () => {
  const before = open();
  before.show({ domain: 'driving' });
  await requests[0].answer(1, 9, 12);
  await before.more();
  await requests[1].answer(10, 12, 12);
  before.leave();
  const other = open(drawnPage(makePage(3)), '/other');
  expect(other.ids()).toEqual(upTo(3));
  other.leave();
  const after = open();
  expect(after.ids()).toEqual(upTo(12));
  expect(after.state().choice).toEqual({ domain: 'driving' });
  expect(requests).toHaveLength(2);
});

/** Time, and everything that makes other lists ask again. */
async function passes(time: number) {
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    window.document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(time);
  });
}
