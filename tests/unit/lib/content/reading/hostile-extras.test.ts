import { getCards } from '@/lib/content/links';
import type { ServerResponse } from 'node:http';
import { getCase } from '@/lib/content/case';
import { orEmpty } from '@/lib/content/reading/client';
import { ContentError } from '@/lib/content/reading/content-error';
import { getModule } from '@/lib/content/module';
import { getFactsOfProducts } from '@/lib/content/product-facts';
import { getLab } from '@/lib/content/lab';
import { getCitations, getPublication } from '@/lib/content/publication';
import { getSolution } from '@/lib/content/solution';
import { getTechDocument } from '@/lib/content/tech-document';
import { getTraining } from '@/lib/content/training';
import { getWhitePaper } from '@/lib/content/white-paper';
import { deriveId } from '@/lib/content-service/folder';
import { writeMarkerFolder } from '@/tests/support/content-folders';
import { specifiedSchema } from '@/tests/support/content-schema';
import { answeredBy, answerJson, startContentServer } from '@/tests/support/content-server';
import { FACTS, RECORDS, WHOLE_LISTS } from '@/tests/support/content-readers';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const directory = temporaryFolders()();
writeMarkerFolder(directory);
writeFile(directory, 'lab/linked.yaml', {
  displayText: '实验室',
  publishedUtc: '2026-03-02T02:00:00Z',
  linkUrl: '/media/report.html',
  description: '自己的说明',
});
const full = answeredBy(serviceOver(directory).serve);
const specified = answeredBy(serviceOver(directory, specifiedSchema()).serve);
const server = startContentServer(full);
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => log.mockClear());

const EXTENSION = /Own$|Facts$|Alone$/;

test('没有扩展字段的内容服务：扩展的部分没有，其余照常，一次也不记', async () => {
  server.answer = specified;
  for (const [name, get] of [...RECORDS, ...WHOLE_LISTS]) expect([name, await get()]).not.toEqual([name, null]);
  for (const [, get] of FACTS) expect(await get()).toMatchObject({ price: null, leadTime: '' });
  expect(await getFactsOfProducts([deriveId('product', 'only')])).toEqual({});
  expect(await getCitations()).toEqual({});
  expect(await getPublication('only')).toMatchObject({ citation: null, domains: [], modules: [], case: null });
  expect(await getTechDocument('only')).toMatchObject({ introduction: '', modules: [] });
  expect(await getCase('only')).toMatchObject({ products: [], image: { alt: '标记casedisplayText终' } });
  const refused = server.calls.filter((call) => EXTENSION.test(call.operation ?? ''));
  expect(refused.length).toBeGreaterThan(5);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['案例', () => getCase('only'), { products: [] }],
  ['实验室', () => getLab('only'), { area: null, cameras: null, year: null }],
  ['培训', () => getTraining('only'), { place: '', seats: null, fee: '' }],
  ['模块', () => getModule('only'), { facts: [] }],
  ['方案', () => getSolution('only'), { modules: [] }],
  ['论文', () => getPublication('only'), { citation: null, modules: [] }],
  ['技术文档', () => getTechDocument('only'), { introduction: '', modules: [] }],
  ['白皮书', () => getWhitePaper(deriveId('white-paper', 'only')), { pages: null, modules: [] }],
])('%s的扩展部分出了 500：没有那部分，记一次', async (_what, get, without) => {
  server.answer = (call, response, request) =>
    EXTENSION.test(call.operation ?? '')
      ? answerJson(response, { message: '出错了' }, 500)
      : full(call, response, request);
  expect(await get()).toMatchObject({ title: expect.stringMatching(/^标记/), ...without });
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^\[content\] .*500/)]]);
});

test.each([{ text: '图' }, null, '图', [null], [7], { 0: '图' }])('图片说明是 %p：用标题作说明', async (alts) => {
  const image = { urls: ['/media/pixel.png'], alts, colours: alts };
  server.answer = (_call, response) =>
    answerJson(response, { data: { ecosystemCase: [{ displayText: '标题', image }] } });
  expect((await getCase('only'))?.image).toMatchObject({ alt: '标题' });
});

test.each([
  ['404', 0],
  ['500', 1],
  ['断开', 1],
])('链接的内容读不到（%s）：显示自己的说明，记 %i 次', async (failure, times) => {
  const fail = (response: ServerResponse) =>
    failure === '断开' ? void response.destroy() : answerJson(response, {}, Number(failure));
  server.answer = (call, response, request) =>
    call.path.startsWith('/media/') ? fail(response) : full(call, response, request);
  const lab = await getLab('linked');
  expect(lab?.description.blocks).toEqual([{ kind: 'html', html: '<p>自己的说明</p>' }]);
  expect(log).toHaveBeenCalledTimes(times);
});

test('菜单那样可有可无的整份列表：失败了是空的，记一次', async () => {
  server.answer = (_call, response) => answerJson(response, {}, 503);
  expect(await orEmpty('menu', getCards('domain'))).toEqual([]);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^\[content\] menu: .*503/)]]);
});

test('错误说明里有状态和原因，没有整页网页', async () => {
  server.answer = (_call, response) => answerJson(response, { errors: [{ message: '没有这个字段：salary' }] }, 400);
  const error: unknown = await getCase('only').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentError);
  expect(String(error)).toMatch(/400.*没有这个字段：salary/);
  server.answer = (_call, response) => answerJson(response, { errors: [{ message: 'x'.repeat(100_000) }] }, 400);
  expect(String(await getCase('only').catch((reason: unknown) => reason)).length).toBeLessThan(1_000);
});

test('服务没给别名的记录：页面不会转到没有别名的网址', async () => {
  server.answer = (call, response) =>
    answerJson(response, { data: Object.fromEntries([[rootOf(call.query), [{ displayText: '标题' }]]]) });
  const named = RECORDS.slice(0, 9);
  const aliases = await Promise.all(
    named.map(async ([name, get]) => [name, ((await get()) as { alias: string }).alias]),
  );
  expect(aliases).toEqual(named.map(([name]) => [name, 'only']));
});

const rootOf = (query = '') => /\{\s*(\w+)/.exec(query.replace(/^[^{]*/, ''))?.[1] ?? '';

test.each([
  ['四万层的 HTML', '<div>'.repeat(40_000)],
  ['四万层的粗体', '<b>'.repeat(40_000)],
  ['三万层的引用', '>'.repeat(30_000) + ' 正文'],
  ['十万个左方括号', '['.repeat(100_000)],
  ['十万个星号', '*'.repeat(100_000)],
  ['一长串小于号', '<'.repeat(50_000)],
])(
  '正文是%s：页面照常有标题，也不会停住',
  async (_what, description) => {
    server.answer = (call, response) =>
      answerJson(response, {
        data: { ecosystemCase: [{ displayText: '标题', description, introduction: description }] },
      });
    const started = performance.now();
    expect(await getCase('only')).toMatchObject({ title: '标题' });
    expect(performance.now() - started).toBeLessThan(8_000);
  },
  30_000,
);
