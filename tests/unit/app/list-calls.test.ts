import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { GET } from '@/app/api/[[...path]]/route';
import { getCasePage } from '@/lib/content/case';
import { writeMarkerFolder } from '@/tests/support/content-folders';
import { answeredBy, startContentServer } from '@/tests/support/content-server';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();
const content = folder();
writeMarkerFolder(content);
const good = answeredBy(serviceOver(content).serve);
const server = startContentServer(good);
jest.spyOn(console, 'error').mockImplementation(() => undefined);
jest.spyOn(console, 'log').mockImplementation(() => undefined);

let data: string;
beforeEach(() => {
  data = process.env.DATA_DIR = folder();
  process.env.LAST_GOOD_MB = '16';
});
afterEach(() => {
  process.env.LAST_GOOD_MB = '0';
});

const CALL = 'case/GetAll';
const ask = (query: string, call = CALL) =>
  GET(new Request(`http://site.test/api/${call}?${query}`), { params: Promise.resolve({ path: call.split('/') }) });
const kept = (name: string) => (existsSync(path.join(data, name)) ? readdirSync(path.join(data, name)) : []);
const goes = (status?: number) => {
  server.answer = (_call, response) => void (status ? response.writeHead(status).end() : response.destroy());
};

test.each([['断了', undefined], ['答 500', 500]])('内容服务%s：问过的是上一次好的，没问过的是 503，说何时再来', async (_how, status) => {
  const before: unknown = await (await ask('page=1&pageSize=9')).json();
  expect(before).toMatchObject({ data: { totalCount: 1, pageSize: 9 } });
  goes(status);
  const again = await ask('page=1&pageSize=9');
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(before);
  const never = await ask('page=1&pageSize=8');
  expect(never.status).toBe(503);
  expect(never.headers.get('retry-after')).toBe('30');
  expect(never.headers.get('cache-control')).toBe('no-store');
  expect(await never.json()).toEqual({ message: '内容服务没有答复' });
}); // prettier-ignore

test('别的参数不算数：答的是同一份，留下的也是同一份', async () => {
  const asked: unknown[] = [];
  server.answer = (call, response, request) => {
    asked.push(call);
    return good(call, response, request);
  };
  for (let made = 0; made < 20; made++)
    expect((await ask(`page=1&pageSize=9&x=${made}&made${made}=1`)).status).toBe(200);
  expect(kept('last-good-lists')).toHaveLength(1);
  expect(JSON.stringify(asked)).not.toContain('made');
});

test('编造的参数什么也不留下；访客问的与页面要的分开放', async () => {
  await getCasePage();
  const ofPages = kept('last-good');
  expect(ofPages).toHaveLength(1);
  for (let made = 0; made < 50; made++) expect((await ask(`domainId=zz${made}`)).status).toBe(200);
  expect((await ask('page=9&pageSize=9')).status).toBe(200);
  expect(kept('last-good-lists')).toEqual([]);
  expect((await ask('page=1&pageSize=9')).status).toBe(200);
  expect(kept('last-good-lists')).toHaveLength(1);
  expect(kept('last-good')).toEqual(ofPages);
});

test('看不懂的参数仍是 400', async () => {
  expect((await ask('page=0')).status).toBe(400);
});
