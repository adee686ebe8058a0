import { getCaseLinksOf } from '@/lib/content/case';
import { getItems } from '@/lib/content/item';
import { getLinks } from '@/lib/content/links';
import { PLAIN_LINK_LIMIT } from '@/lib/constants';
import { answerJson, startContentServer } from '@/tests/support/content-server';

const item = (n: number) => ({ contentItemId: `id${n}`, alias: { alias: `c${n}` }, displayText: `第${n}个` });
const items = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, n) => item(from + n));
const listed = (from: number, to: number) => items(from, to).map((entry) => ({ ...entry, alias: entry.alias.alias }));

/** A service with this many cases and customers that answers at most 1,000 at once. */
const server = startContentServer((call, response) => {
  const { first, skip } = (call.variables ?? {}) as { first: number; skip: number };
  const page = items(skip, Math.min(2_345, skip + first));
  answerJson(response, { data: { ecosystemCase: page, customer: page } });
});
const skips = (operation: string) =>
  server.calls.filter((call) => call.operation === operation).map((call) => (call.variables as { skip: number }).skip);

test('超过 1000 条的内容分几次取完，不多不少', async () => {
  const links = await getLinks('case');
  expect(links).toHaveLength(2_345);
  expect(new Set(links.map((link) => link.alias)).size).toBe(2_345);
  expect(skips('CaseNames')).toEqual([0, 1_000, 2_000]);
});

test('不理会 skip 的服务不会让网站问个没完，也不重复', async () => {
  const ceiling = 20;
  server.answer = (call, response) => {
    const over = skips('CustomerItem').length > ceiling;
    answerJson(response, { data: { customer: over ? [] : items(0, 200) } });
  };
  const customers = await getItems('customer');
  expect(skips('CustomerItem').length).toBeLessThan(ceiling);
  expect(new Set(customers.map((customer) => customer.id)).size).toBe(customers.length);
});

/** Answers the list call as a service with `total` cases would. */
function listOf(total: number, claim: object = {}) {
  server.answer = (call, response) => {
    const page = Number(call.parameters.page);
    const list = listed((page - 1) * 100, Math.min(total, page * 100));
    answerJson(response, { data: { list, totalCount: total, pageSize: 100, ...claim } });
  };
}
const pages = () => server.calls.map((call) => call.parameters.page);

test.each([
  [0, 0, 1],
  [99, 99, 1],
  [100, 100, 1],
  [101, 101, 2],
  [500, 500, 5],
  [2_000, PLAIN_LINK_LIMIT, 5],
])('领域的 %i 个案例：%i 个链接，问 %i 次', async (total, links, calls) => {
  listOf(total);
  expect(await getCaseLinksOf('domain', 'd')).toHaveLength(links);
  expect(pages()).toEqual(Array.from({ length: calls }, (_, n) => String(n + 1)));
});

test('服务把每页数说小了，链接也不超过500个', async () => {
  listOf(100_000, { pageSize: 1 });
  const links = await getCaseLinksOf('domain', 'd');
  expect(links.length).toBeLessThanOrEqual(PLAIN_LINK_LIMIT);
  expect(pages().length).toBeLessThanOrEqual(10);
});

test('服务多说了总数，空的一页就是最后一页', async () => {
  listOf(150, { totalCount: 400 });
  expect(await getCaseLinksOf('solution', 's')).toHaveLength(150);
  expect(pages()).toEqual(['1', '2', '3']);
});

test('条目都没有别名、总数又大得离谱，也不会问个没完', async () => {
  server.answer = (_call, response) =>
    answerJson(response, { data: { list: [{ displayText: '没有别名' }], totalCount: 1e12, pageSize: 1 } });
  expect(await getCaseLinksOf('module', 'm')).toEqual([]);
  expect(pages().length).toBeLessThanOrEqual(50);
});
