import { createPagedList, hasMore, type Choice } from '@/lib/browser/list/paged-list';
import type { CardPage } from '@/lib/content/types';
import { makeCard } from '@/tests/support/cards';

interface Request {
  choice: Choice;
  page: number;
  pageSize: number;
  answer(page: CardPage): Promise<void>;
  fail(): Promise<void>;
}

const settled = () => Promise.resolve().then(() => undefined);

/** Cards `from`..`to` of a list of `totalCount`. */
function pageOf(from: number, to: number, totalCount: number, pageSize = 9): CardPage {
  const list = Array.from({ length: to - from + 1 }, (_, index) => makeCard(from + index));
  return { list, totalCount, pageSize };
}

function makeList(first = pageOf(1, 9, 26)) {
  const requests: Request[] = [];
  const errors: unknown[] = [];
  const list = createPagedList({
    first,
    fetchPage: (choice, page, pageSize) =>
      new Promise((resolve, reject) => {
        const answer = async (given: CardPage) => (resolve(given), settled());
        const fail = async () => (reject(new Error('没有答复')), settled());
        requests.push({ choice, page, pageSize, answer, fail });
      }),
    onError: (error) => errors.push(error),
  });
  const ids = () => list.getState().list?.map(({ id }) => Number(id.slice(3))) ?? null;
  return { list, requests, errors, ids, state: list.getState };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('开始时就是服务器给的第一页，没有请求', () => {
  const { requests, ids, state } = makeList();
  expect(ids()).toEqual(upTo(9));
  expect(state()).toMatchObject({ choice: {}, totalCount: 26, pageSize: 9, pageNo: 1, pending: false });
  expect(requests).toHaveLength(0);
});

test('换筛选：列表与总数清空，回到第 1 页，只请求一次', async () => {
  const { list, requests, ids, state } = makeList();
  list.more();
  await requests[0].answer(pageOf(10, 18, 26));
  list.show({ domain: 'driving' });
  expect(state()).toMatchObject({ list: null, totalCount: 0, pageNo: 1, pending: true });
  expect(requests).toHaveLength(2);
  expect(requests[1]).toMatchObject({ choice: { domain: 'driving' }, page: 1 });
  await requests[1].answer(pageOf(3, 5, 3));
  expect(ids()).toEqual([3, 4, 5]);
  expect(state()).toMatchObject({ totalCount: 3, pageNo: 1, pending: false });
});

test('已在第 1 页时换筛选也直接请求，一次', () => {
  const { list, requests } = makeList();
  list.show({ module: 'eeg' });
  expect(requests).toHaveLength(1);
});

test('选了同样的筛选什么也不做', async () => {
  const { list, requests } = makeList();
  list.show({});
  list.show({ domain: 'driving' });
  list.show({ domain: 'driving' });
  expect(requests).toHaveLength(1);
  await requests[0].answer(pageOf(1, 2, 2));
  list.show({ domain: 'driving' });
  expect(requests).toHaveLength(1);
});

test.each([
  { total: 9, more: false },
  { total: 10, more: true },
  { total: 8, more: false },
  { total: 0, more: false },
])('每页 9 项、在第 1 页、共 $total 项：还有更多 $more', ({ total, more }) => {
  const { state } = makeList(pageOf(1, Math.min(9, total), total));
  expect(hasMore(state())).toBe(more);
});

test('更多：接在后面，到最后一页为止', async () => {
  const { list, requests, ids, state } = makeList();
  list.more();
  expect(ids()).toEqual(upTo(9));
  await requests[0].answer(pageOf(10, 18, 26));
  expect(ids()).toEqual(upTo(18));
  expect(hasMore(state())).toBe(true);
  list.more();
  await requests[1].answer(pageOf(19, 26, 26));
  expect(ids()).toEqual(upTo(26));
  expect(requests.map(({ page }) => page)).toEqual([2, 3]);
  expect(hasMore(state())).toBe(false);
  list.more();
  expect(requests).toHaveLength(2);
});

test('连点两下只请求一次', async () => {
  const { list, requests, ids } = makeList();
  list.more();
  list.more();
  expect(requests).toHaveLength(1);
  await requests[0].answer(pageOf(10, 18, 26));
  expect(ids()).toEqual(upTo(18));
});

test('服务器的每页数优先，之后按它算', async () => {
  const { list, requests, state } = makeList();
  list.show({ domain: 'driving' });
  await requests[0].answer(pageOf(1, 6, 12, 6));
  expect(state().pageSize).toBe(6);
  list.more();
  expect(requests[1]).toMatchObject({ page: 2, pageSize: 6 });
  await requests[1].answer(pageOf(7, 12, 12, 6));
  expect(hasMore(state())).toBe(false);
});

test('旧筛选迟到的答复被丢掉，次序怎样都一样', async () => {
  const { list, requests, ids, errors } = makeList();
  list.show({ domain: 'driving' });
  list.show({ domain: 'aviation' });
  await requests[1].answer(pageOf(5, 6, 2));
  await requests[0].answer(pageOf(1, 9, 26));
  expect(ids()).toEqual([5, 6]);
  list.more();
  list.show({});
  await requests[2].answer(pageOf(1, 9, 26));
  list.more();
  list.show({ domain: 'driving' });
  await requests[3].fail();
  expect(ids()).toBeNull();
  expect(errors).toHaveLength(0);
});

test('失败：列表留着，报告一次，不自己重来，再按又请求', async () => {
  const { list, requests, ids, errors, state } = makeList();
  list.more();
  await requests[0].fail();
  expect(ids()).toEqual(upTo(9));
  expect(errors).toHaveLength(1);
  expect(state()).toMatchObject({ pageNo: 1, pending: false, failed: true });
  expect(requests).toHaveLength(1);
  list.more();
  expect(requests[1].page).toBe(2);
  await requests[1].answer(pageOf(10, 18, 26));
  expect(ids()).toEqual(upTo(18));
});

test('换了筛选后失败：没有列表可留，按钮再要一次第 1 页', async () => {
  const { list, requests, ids, errors, state } = makeList();
  list.show({ domain: 'driving' });
  await requests[0].fail();
  expect(state()).toMatchObject({ list: null, pending: false });
  expect(hasMore(state())).toBe(true);
  expect(errors).toHaveLength(1);
  list.show({ domain: 'driving' });
  expect(requests).toHaveLength(1);
  list.more();
  expect(requests[1]).toMatchObject({ choice: { domain: 'driving' }, page: 1 });
  await requests[1].answer(pageOf(1, 2, 2));
  expect(ids()).toEqual([1, 2]);
});

test('空答复是空列表，不是正在加载', async () => {
  const { list, requests, state } = makeList();
  list.show({ domain: 'empty' });
  await requests[0].answer({ list: [], totalCount: 0, pageSize: 9 });
  expect(state()).toMatchObject({ list: [], pending: false });
  expect(hasMore(state())).toBe(false);
});

test('去某一页：到了才换掉旧的，之后的更多接着它', async () => {
  const { list, requests, ids, state } = makeList();
  list.show({}, 2);
  expect(ids()).toEqual(upTo(9));
  await requests[0].answer(pageOf(10, 18, 26));
  expect(ids()?.[0]).toBe(10);
  expect(state()).toMatchObject({ from: 2, pageNo: 2 });
  list.more();
  await requests[1].answer(pageOf(19, 26, 26));
  expect(ids()).toHaveLength(17);
  expect(state()).toMatchObject({ from: 2, pageNo: 3 });
});

test('去某一页失败：旧页留着，再去一次又请求', async () => {
  const { list, requests, ids } = makeList();
  list.show({}, 3);
  await requests[0].fail();
  expect(ids()).toEqual(upTo(9));
  list.show({}, 3);
  expect(requests).toHaveLength(2);
});

test('两次请求之间新发布的内容把一项挤到下一页：只显示一次', async () => {
  const { list, requests, ids } = makeList();
  list.more();
  await requests[0].answer(pageOf(9, 17, 27));
  expect(ids()).toEqual(upTo(17));
});

test('没有动过的列表让位给服务器更新的第一页，动过的不让', async () => {
  const { list, requests, state } = makeList();
  list.renew(pageOf(1, 9, 30));
  expect(state().totalCount).toBe(30);
  list.more();
  await requests[0].answer(pageOf(10, 18, 30));
  list.renew(pageOf(1, 9, 31));
  expect(state()).toMatchObject({ totalCount: 30, pageNo: 2 });
});
