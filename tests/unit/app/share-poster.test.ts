import { readdirSync } from 'node:fs';
import path from 'node:path';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { GET } from '@/app/images/poster/[...path]/route';
import { env } from '@/lib/env';
import { freshPictureStore } from '@/tests/support/fresh-picture-store';

const CASE = ['ecosystem', 'cases', 'takeover-400ms'];
const ask = (segments: string[], headers: HeadersInit = {}) =>
  GET(new Request('http://site.example/', { headers }), { params: Promise.resolve({ path: segments }) });
const askFor = (page: string[], headers?: HeadersInit) => ask([...page.slice(0, -1), `${page.at(-1)}.jpg`], headers);

freshPictureStore();

test.each([
  ['案例', CASE],
  ['实验室', ['ecosystem', 'labs', 'dongyu-driving-lab']],
])('%s的海报：750 宽的 JPEG，扫得出规范网址', async (_name, page) => {
  const response = await askFor(page);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const { data, info } = await sharp(await response.arrayBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(750);
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(`${env.siteUrl}/${page.join('/')}`);
});

test('画过的留着；同时来的两个人等同一次；有这一版的人得 304', async () => {
  const [first] = await Promise.all([askFor(CASE), askFor(CASE)]);
  const kept = () =>
    readdirSync(path.join(process.env.NEXT_DIST_DIR!, 'cache/pictures')).filter((name) => /poster/.test(name));
  expect(kept()).toEqual([expect.stringMatching(/-poster\.jpeg$/)]);
  const tag = first.headers.get('etag')!;
  expect((await askFor(CASE, { 'If-None-Match': tag })).status).toBe(304);
  expect((await askFor(CASE, { 'If-None-Match': '"another"' })).status).toBe(200);
  expect(kept()).toHaveLength(1);
});

test.each([
  [CASE],
  [['ecosystem', 'cases', 'made-up.jpg']],
  [['made-up.jpg']],
  [['ecosystem', '..', 'x.jpg']],
  [['evil.example', 'x.jpg']],
  [['home', 'cases', 'takeover-400ms.jpg']],
  [[`${'a'.repeat(81)}.jpg`]],
])('别的没有：%j', async (segments) => {
  expect((await ask(segments)).status).toBe(404);
});
