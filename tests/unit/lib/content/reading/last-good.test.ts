import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getCase, getCasePage, getLatestCases } from '@/lib/content/case';
import { getItems } from '@/lib/content/item';
import { getLab } from '@/lib/content/lab';
import { ContentError } from '@/lib/content/reading/content-error';
import { LastGoodStore } from '@/lib/content/reading/last-good-store';
import { writeMarkerFolder } from '@/tests/support/content-folders';
import { specifiedSchema } from '@/tests/support/content-schema';
import { answeredBy, answerJson, answerNothing, startContentServer } from '@/tests/support/content-server';
import { LIST_PAGES, RECORDS, RELATED, WHOLE_LISTS } from '@/tests/support/content-readers';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();
const content = folder();
writeMarkerFolder(content);
writeFile(content, 'lab/linked.yaml', {
  displayText: '实验室',
  publishedUtc: '2026-03-02T02:00:00Z',
  linkUrl: '/media/report.html',
});
writeFile(content, 'media/report.html', '<p>链接上的内容</p>');
const good = answeredBy(serviceOver(content).serve);
const server = startContentServer(good);
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
jest.spyOn(console, 'log').mockImplementation(() => undefined);

let kept: string;
beforeEach(() => {
  process.env.DATA_DIR = folder();
  process.env.LAST_GOOD_MB = '16';
  kept = path.join(process.env.DATA_DIR, 'last-good');
  log.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  process.env.LAST_GOOD_MB = '0';
});

const everything = () =>
  Promise.all([...RECORDS, ...WHOLE_LISTS, ...LIST_PAGES, ...RELATED].map(async ([name, get]) => [name, await get()]));
const later = (ms: number) => jest.setSystemTime(Date.now() + ms);
const stopClock = () =>
  jest.useFakeTimers({
    now: Date.now(),
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'setInterval',
      'clearTimeout',
      'clearInterval',
      'queueMicrotask',
      'performance',
    ],
  });
const HOUR = 3_600_000;

test('服务停了：每个答复都是上一次好的，一条不少', async () => {
  const before = await everything();
  server.answer = (_call, response) => void response.destroy();
  expect(await everything()).toEqual(before);
  // however much is replaced, the log stays readable
  expect(log.mock.calls.length).toBeLessThanOrEqual(2);
});

test('服务从来不认识图片的说明：停了以后，没有说明的答复照样顶上', async () => {
  server.answer = answeredBy(serviceOver(content, specifiedSchema()).serve);
  const before = await getCase('only');
  stopClock();
  // by then it would be asked for the descriptions again
  later(HOUR);
  server.answer = (_call, response) => void response.destroy();
  expect(await getCase('only')).toEqual(before);
});

test('停着的时候问没见过的条目：失败，不是“没有”', async () => {
  await everything();
  server.answer = (_call, response) => answerJson(response, {}, 503);
  await expect(getCase('never-seen')).rejects.toBeInstanceOf(ContentError);
});

test('链接上的内容与图片的文件也留着', async () => {
  const before = await getLab('linked');
  expect(JSON.stringify(before)).toContain('链接上的内容');
  server.answer = (call, response, request) =>
    call.path.startsWith('/media/') ? answerJson(response, '<h1>坏了</h1>', 500) : good(call, response, request);
  expect(await getLab('linked')).toEqual(before);
  server.answer = (call, response, request) =>
    call.path.startsWith('/media/') ? answerJson(response, {}, 404) : good(call, response, request);
  expect(await getLab('linked')).toEqual(before);
});

test.each([
  ['根列表是 null', { data: { ecosystemCase: null } }],
  ['条目没有名字', { data: { ecosystemCase: [{ contentItemId: '', displayText: null, alias: { alias: 'only' } }] } }],
  ['字段的类型不对', { data: { ecosystemCase: [{ contentItemId: 'x', displayText: 7, alias: 'only' }] } }],
  ['字段少了一半', { data: { ecosystemCase: [{ contentItemId: 'x', displayText: '名字' }] } }],
  ['errors 与半份 data', { data: { ecosystemCase: [] }, errors: [{ message: '超时' }] }],
])('%s：用上一次好的；一小时以后才相信不合约定的答复', async (_what, body) => {
  const before = await getCase('only');
  server.answer = (_call, response) => answerJson(response, body);
  stopClock();
  expect(await getCase('only')).toEqual(before);
  later(HOUR - 1_000);
  expect(await getCase('only')).toEqual(before);
});

test('条目撤下了：先不信，十五秒以后是没有，也不留下什么', async () => {
  await getCase('only');
  stopClock();
  server.answer = (call, response, request) =>
    /ecosystemCase\(\s*where/.test(call.query ?? '') ? answerNothing(call, response) : good(call, response, request);
  expect(await getCase('only')).not.toBeNull();
  later(16_000);
  expect(await getCase('only')).toBeNull();
  server.answer = (_call, response) => void response.destroy();
  await expect(getCase('only')).rejects.toBeInstanceOf(ContentError);
});

test('一会儿说没有，一会儿失败：不是撤下，还是上一次好的', async () => {
  const before = await getCasePage();
  stopClock();
  const empty: Parameters<typeof answerJson>[1] = { data: { list: [], totalCount: 0, pageSize: 9 } };
  for (let round = 0; round < 4; round++) {
    server.answer = (_call, response) => answerJson(response, empty);
    expect(await getCasePage()).toEqual(before);
    later(10_000);
    server.answer = (_call, response) => answerJson(response, {}, 503);
    expect(await getCasePage()).toEqual(before);
    later(10_000);
  }
  server.answer = (_call, response) => answerJson(response, empty);
  expect(await getCasePage()).toEqual(before);
  later(16_000);
  expect((await getCasePage()).list).toEqual([]);
});

test('内容忽然全空了：一小时以内不信', async () => {
  const [before, customers, page] = [await getCase('only'), await getItems('customer'), await getCasePage()];
  stopClock();
  server.answer = (call, response) =>
    call.query
      ? answerNothing(call, response)
      : answerJson(response, { data: { list: [], totalCount: 0, pageSize: 9 } });
  expect(await getCase('only')).toEqual(before);
  expect(await getItems('customer')).toEqual(customers);
  expect(await getCasePage()).toEqual(page);
  later(HOUR / 2);
  expect(await getCase('only')).toEqual(before);
  expect(await getItems('customer')).toEqual(customers);
  later(HOUR);
  expect(await getCase('only')).toBeNull();
});

test('列表比它的总数短、总数不是数：用上一次好的', async () => {
  const before = await getLatestCases();
  for (const data of [
    { list: [], totalCount: 3 },
    { list: null },
    { totalCount: 'x', list: [] },
    null,
    { list: [{}] },
  ]) {
    server.answer = (_call, response) => answerJson(response, { data });
    expect(await getLatestCases()).toEqual(before);
  }
});

test('服务忽然说不认识这个查询（400）：图片的说明与扩展字段都还在', async () => {
  const before = await everything();
  server.answer = (_call, response) => answerJson(response, { errors: [{ message: '不认识' }] }, 400);
  expect(await everything()).toEqual(before);
});

test('改了的内容马上就是新的，又好了就重新相信', async () => {
  await getCase('only');
  server.answer = (_call, response) => answerJson(response, { data: { ecosystemCase: null } });
  await getCase('only');
  const renamed = answeredBy(serviceOver(changedContent()).serve);
  server.answer = renamed;
  expect(await getCase('only')).toMatchObject({ title: '改过的名字' });
  server.answer = (_call, response) => void response.destroy();
  expect(await getCase('only')).toMatchObject({ title: '改过的名字' });
});

function changedContent(): string {
  const directory = folder();
  writeMarkerFolder(directory);
  writeFile(directory, 'case/only.yaml', { displayText: '改过的名字', publishedUtc: '2026-06-01T00:00:00Z' });
  return directory;
}

test('编造的条目什么也不留下', async () => {
  for (let n = 0; n < 50; n++) expect(await getCase(`made-up-${n}`)).toBeNull();
  expect(() => readdirSync(kept)).toThrow();
});

test('只有主人能读；半截的、坏的文件当作没有；存不了也不碍事', async () => {
  await getCase('only');
  const files = readdirSync(kept).map((name) => path.join(kept, name));
  for (const file of files) {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    writeFileSync(file, readFileSync(file).subarray(0, -5));
  }
  server.answer = (_call, response) => void response.destroy();
  await expect(getCase('only')).rejects.toBeInstanceOf(ContentError);
  rmSync(kept, { recursive: true });
  writeFileSync(kept, '这里是一个文件');
  server.answer = good;
  expect(await getCase('only')).not.toBeNull();
});

test('有上限：最久没有用过的先走，写到一半的过一天清掉', async () => {
  const directory = path.join(folder(), 'last-good');
  const store = new LastGoodStore(directory, 100_000);
  mkdirSync(directory);
  writeFileSync(path.join(directory, 'crashed.tmp'), 'x');
  for (let n = 0; n < 300; n++) await store.write(`key ${n}`, { value: `${n} `.repeat(500), isDoubtful: false });
  await store.shrink();
  const total = readdirSync(directory).reduce((sum, name) => sum + statSync(path.join(directory, name)).size, 0);
  expect(total).toBeLessThanOrEqual(100_000);
  expect(await store.read('key 299')).toMatchObject({ value: '299 '.repeat(500) });
  expect(await store.read('key 0')).toBeNull();
  await store.write('too large', { value: 'x'.repeat(200_000), isDoubtful: false });
  expect(await store.read('too large')).toBeNull();
});
