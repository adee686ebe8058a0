import { fetchCardPage } from '@/lib/browser/list/api';

const item = {
  contentType: 'EcosystemCase',
  contentItemId: 'id-1',
  alias: { alias: 'wheel' },
  displayText: '把提示音提前 400 ms',
  introduction: '当 n < 30 且 A<B，够不够？',
  customerName: '某车企',
  publishedUtc: '2026-03-02T02:00:00Z',
  image: { urls: ['/media/wheel.png'], paths: ['wheel.png'] },
};

let asked: string[];
const answerWith = (status: number, body: unknown) => {
  asked = [];
  global.fetch = (async (url: string) => {
    asked.push(url);
    return { ok: status === 200, status, json: async () => body };
  }) as unknown as typeof fetch;
};

test('只问本站的接口，带上全部参数', async () => {
  answerWith(200, { data: { list: [], totalCount: 0, pageSize: 9 } });
  await fetchCardPage('/api/case/GetAll', 'case', { domainId: 'all', page: 2, pageSize: 9 });
  expect(asked).toEqual(['/api/case/GetAll?domainId=all&page=2&pageSize=9']);
});

test('把接口的条目读成与服务器一样的卡片，没有别名和 id 的丢掉', async () => {
  answerWith(200, { data: { list: [item, { displayText: '没有网址' }], totalCount: 2, pageSize: 6 } });
  const page = await fetchCardPage('/api/case/GetAll', 'case', { page: 1, pageSize: 9 });
  expect(page).toMatchObject({ totalCount: 2, pageSize: 6 });
  expect(page.list).toHaveLength(1);
  expect(page.list[0]).toMatchObject({
    type: 'case',
    id: 'id-1',
    alias: 'wheel',
    title: '把提示音提前 400\u00A0ms',
    introduction: '当 n\u00A0<\u00A030 且 A<B，够不够？',
    customerName: '某车企',
    date: '2026-03-02T02:00:00Z',
    image: { src: '/media/wheel.png' },
  });
});

test.each([
  { what: '没有 data', body: {} },
  { what: '没有列表', body: { data: {} } },
  { what: 'list 是 null', body: { data: { list: null, totalCount: null } } },
])('$what：空列表，总数 0', async ({ body }) => {
  answerWith(200, body);
  const page = await fetchCardPage('/api/case/GetAll', 'case', { page: 1, pageSize: 9 });
  expect(page).toEqual({ list: [], totalCount: 0, pageSize: 9 });
});

test('状态不是 200 就是失败', async () => {
  answerWith(502, { message: '内容服务没有答复' });
  await expect(fetchCardPage('/api/case/GetAll', 'case', { page: 1, pageSize: 9 })).rejects.toThrow('状态 502');
});
