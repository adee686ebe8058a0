import { readListPage } from '@/lib/content-service/envelope';

const PAGE = { list: [{ alias: 'a' }, { alias: 'b' }], totalCount: 27, pageSize: 12 };
const EMPTY = { list: [], totalCount: 0, pageSize: 9 };

test.each([
  ['直接给出', PAGE],
  ['在 data 里', { data: PAGE }],
  ['在 data.data 里', { data: { data: PAGE } }],
  ['外面还有别的字段', { code: 200, message: '成功', data: { ...PAGE, extra: 1 } }],
  ['data 旁边有空的 list', { list: null, data: PAGE }],
])('列表%s：读得到', (_where, body) => {
  expect(readListPage(body, 9)).toEqual(PAGE);
});

test.each([
  ['data 是 null', { data: null }],
  ['data 是 {}', { data: {} }],
  ['data.data 是 null', { data: { data: null } }],
  ['data.data 是 {}', { data: { data: {} } }],
  ['空对象', {}],
  ['null', null],
  ['没有正文', undefined],
  ['没有 list', { data: { totalCount: 3, pageSize: 9 } }],
  ['list 是 null', { data: { list: null, totalCount: 3 } }],
  ['list 是对象', { data: { list: { 0: { alias: 'a' } } } }],
  ['list 是文字', { data: { list: 'a,b' } }],
  ['只给了一个数组', [{ alias: 'a' }]],
  ['data 是数组', { data: [{ alias: 'a' }] }],
  ['文字', '<html>维护中</html>'],
  ['数字', 500],
  ['埋得太深', { data: { data: { data: PAGE } } }],
])('%s：空的列表，总数 0', (_case, body) => {
  expect(readListPage(body, 9)).toEqual(EMPTY);
});

test('列表里不是条目的东西被略去', () => {
  const list = [{ alias: 'a' }, null, 'b', 3, ['c'], undefined, { alias: 'd' }];
  expect(readListPage({ data: { list, totalCount: 7, pageSize: 9 } }, 9).list).toEqual([
    { alias: 'a' },
    { alias: 'd' },
  ]);
});

test.each([undefined, null, '27', 2.5, -1, NaN, {}])('总数是 %p 时按列表的长度', (totalCount) => {
  expect(readListPage({ data: { ...PAGE, totalCount } }, 9).totalCount).toBe(2);
});

test.each([undefined, null, '12', 0, -9, 1.5, Infinity])('每页数是 %p 时用请求时的', (pageSize) => {
  expect(readListPage({ data: { ...PAGE, pageSize } }, 18).pageSize).toBe(18);
});
