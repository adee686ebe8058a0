import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { TYPE_KEYS } from '@/lib/content-service/content-types';
import { ADMIN, CMS, login, registerAdmin } from './cms';

/*
 * Every door of the CMS, for whoever has no account and for an author: each answers in a status that says what is wrong,
 * whatever is sent, and none shows a draft.
 */

test.describe.configure({ mode: 'serial', retries: 0 });

const AUTHOR = { name: '作者丁', email: 'at-the-door@example.cn', password: 'a-long-password-4', role: 'author' };
const SECRET = '还没有发布的一句话';
const APP = 'lib/cms/app';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

let author: string | undefined;
let draft: string;
let remove: () => Promise<unknown>;
test.beforeAll(async () => {
  await registerAdmin();
  const { call } = await login(ADMIN);
  await call('POST', 'users', AUTHOR);
  ({ token: author } = await login(AUTHOR));
  const item = { displayText: SECRET, alias: 'behind-the-door', publishedUtc: '2020-01-01T00:00:00.000Z' };
  const { text } = await call('POST', 'case?draft=true', { ...item, introduction: SECRET, _status: 'draft' });
  draft = (JSON.parse(text) as { doc: { id: string } }).doc.id;
  remove = () => call('DELETE', `case/${draft}`);
});
test.afterAll(() => remove());

/** What stands for the parts of an address that are open, in a file's place. */
const OPEN: Record<string, string[]> = {
  'api/[...path]': ['graphql', 'content/GetContentItem?contentType=EcosystemCase', 'files/a.pdf', 'none'],
  'media/[...path]': ['icon/none.svg'],
  'cms-api/drawn/[...path]': ['chart/none.json'],
  'cms-api/[...slug]': ['case', 'users/login', 'none'],
};
/** Names that no file has. */
const HOSTILE = [
  '..%2f..%2fsecret.key',
  '%2e%2e/%2e%2e/cms.sqlite',
  '%00',
  '%E0%A4%A',
  '%E0%A4',
  '%25E0%25A4%25A',
  'a'.repeat(5_000),
];

const routes = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => {
    const place = path.dirname(file).replace(/\(.*?\)\//g, '');
    const text = readFileSync(path.join(APP, file), 'utf8');
    return { place, methods: METHODS.filter((method) => new RegExp(`export .*\\b${method}\\b`).test(text)) };
  });

function addressesOf(place: string): string[] {
  if (!place.includes('[')) return [`/${place}`];
  const [before] = place.split('[');
  return [...OPEN[place], ...HOSTILE].map((rest) => `/${before}${rest}`);
}

/** The first two are sent by every method. */
const BODIES: [what: string, body: BodyInit, type: string][] = [
  ['no JSON', '{"query":', 'application/json'],
  ['no form', 'x', 'multipart/form-data; boundary=none'],
  ['nothing', '', 'application/json'],
  ['null', 'null', 'application/json'],
  ['another shape', '[[1],{"query":{"a":1}}]', 'application/json'],
  ['no UTF-8', new Uint8Array([0xff, 0xfe, 0xc3, 0x28]), 'text/plain'],
  ['nested', '> '.repeat(5_000) + 'x', 'text/plain'],
  ['nested JSON', '['.repeat(50_000), 'application/json'],
  ['huge', 'a'.repeat(3 * 1024 * 1024), 'application/json'],
];

async function answerTo(address: string, init: RequestInit) {
  const answer = await fetch(CMS + address, { redirect: 'manual', ...init });
  return { status: answer.status, text: await answer.text() };
}

for (const who of ['没有帐号的', '作者'] as const)
  test(`${who}：每一扇门，不管送来什么，都说得清楚，也看不到草稿`, async () => {
    const headers = who === '作者' ? { authorization: `JWT ${author}` } : undefined;
    const wrong: unknown[] = [];
    for (const { place, methods } of routes)
      for (const address of addressesOf(place))
        for (const method of METHODS) {
          const bodies = ['GET', 'OPTIONS'].includes(method) ? [null] : method === 'POST' ? BODIES : BODIES.slice(0, 2);
          const answers = bodies.map(async (body) => {
            const type = body ? { 'content-type': body[2] } : undefined;
            const { status, text } = await answerTo(address, {
              method,
              body: body?.[1],
              headers: { ...headers, ...type },
            });
            const isClear = status < 500 && (methods.includes(method) || status >= 400 || method === 'OPTIONS');
            const isOwn = who === '作者' && address.startsWith('/cms-api/case');
            if (!isClear || (text.includes(SECRET) && !isOwn))
              wrong.push([method, address.slice(0, 60), body?.[0], status, text.slice(0, 200)]);
          });
          await Promise.all(answers);
        }
    expect(wrong).toEqual([]);
  });

test('没有帐号的：后台自己的门都关着', async () => {
  const statusOf = async (address: string, body?: BodyInit) =>
    (await answerTo(address, body === undefined ? {} : { method: 'POST', body })).status;
  expect(await statusOf('/cms-api/rendered-text', '# 标题')).toBe(403);
  expect(await statusOf('/cms-api/drawn/chart/none.json')).toBe(403);
  const kept = ['users', 'payload-jobs', 'payload-locked-documents'];
  const open: unknown[] = [];
  for (const collection of [...TYPE_KEYS, 'media', 'files', ...kept])
    for (const below of ['', '/versions', `/${draft}`, '/count']) {
      const address = `/cms-api/${collection}${below}`;
      const status = await statusOf(address);
      if (![401, 403, 404].includes(status)) open.push([address, status]);
    }
  expect(open).toEqual([]);
  expect(await statusOf('/cms-api/payload-migrations')).toBe(501);
  // everybody's own, and strangers have none
  expect(await answerTo(`/cms-api/payload-preferences/collection-case`, {})).toMatchObject({
    text: expect.stringContaining('"value":null'),
  });
  expect(await statusOf('/cms-api/payload-jobs/run')).toBe(401);
  expect(await statusOf('/cms-api/globals/payload-jobs-stats')).toBe(403);
});

test('作者：看一段文字在网站上的样子；太长的、读不懂的，说出来', async () => {
  const headers = { authorization: `JWT ${author}` };
  const shown = (body: BodyInit) => answerTo('/cms-api/rendered-text', { method: 'POST', headers, body });
  expect(await shown('## 标题')).toMatchObject({ status: 200, text: expect.stringContaining('标题</h2>') });
  for (const hostile of ['<p onclick="alert(1)"><script>alert(1)</script></p>', '[点](javascript:alert(1))'])
    expect(await shown(hostile)).toMatchObject({
      status: 200,
      text: expect.not.stringMatching(/onclick|<script|href="javascript:/),
    });
  expect(await shown('a'.repeat(3 * 1024 * 1024))).toMatchObject({ status: 413 });
  expect(await shown(new Uint8Array([0xff, 0xfe]))).toMatchObject({ status: 400 });
  expect(await shown('> '.repeat(5_000) + 'x')).toMatchObject({ status: 400, text: expect.stringContaining('嵌套') });
});
