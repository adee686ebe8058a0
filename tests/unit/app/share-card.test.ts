import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { GET } from '@/app/images/card/[...path]/route';
import { GET as getSquare } from '@/app/images/square/[...path]/route';
import { sharePictures } from '@/lib/seo/share-pictures';
import { processWide } from '@/lib/process-wide';
import { startContentServer } from '@/tests/support/content-server';
import { freshPictureStore } from '@/tests/support/fresh-picture-store';

let file: Buffer | string;
const server = startContentServer((call, response) => {
  const found = /^\/media\/case\/(a\.webp|photo\.JPG|sign\.svg)$/.test(call.path);
  response.writeHead(found ? 200 : 404, { 'content-type': 'image/webp' }).end(found ? file : '');
});

const ask = (...segments: string[]) =>
  GET(new Request('http://site.example/'), { params: Promise.resolve({ path: segments }) });

async function picture(isNoisy: boolean): Promise<Buffer> {
  const [width, height] = [1600, 1000];
  const data = Buffer.alloc(width * height * 3, 120);
  if (isNoisy) for (let i = 0; i < data.length; i += 1) data[i] = (i * 7919) % 251;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 90 })
    .toBuffer();
}

freshPictureStore();
beforeEach(async () => {
  processWide('remote-pictures', () => new Map()).clear();
  file = await picture(false);
});

async function pixels(response: Response) {
  const { data, info } = await sharp(await response.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
}

test('手机竖着拍的照片：卡片和正方形里上红下蓝', async () => {
  file = readFileSync('tests/fixtures/photo.jpg');
  const context = { params: Promise.resolve({ path: ['case', 'photo.JPG.jpg'] }) };
  for (const [form, height] of [[GET, 630], [getSquare, 600]] as const) {
    const at = await pixels(await form(new Request('http://site.example/'), context));
    const middle = height === 630 ? 600 : 300;
    const [above, below] = [at(middle, 10), at(middle, height - 10)];
    expect([above[0] > above[2], below[2] > below[0]]).toEqual([true, true]);
  }
}); // prettier-ignore

test('画出来的图整个画进去，底是白的', async () => {
  file = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect width="20" height="20" fill="#f00"/></svg>';
  const at = await pixels(await ask('case', 'sign.svg.jpg'));
  expect([at(5, 300), at(600, 5)]).toEqual([[255, 255, 255], expect.arrayContaining([254])]);
});

test('做过的留着：不再编码；同时来的两个人等同一次', async () => {
  await Promise.all([ask('case', 'a.webp.jpg'), ask('case', 'a.webp.jpg')]);
  const kept = path.join(process.env.NEXT_DIST_DIR!, 'cache/pictures');
  expect(readdirSync(kept)).toEqual([expect.stringMatching(/-card\.jpeg$/)]);
  file = '不是图片';
  expect((await ask('case', 'a.webp.jpg')).status).toBe(200);
});

test.each([
  ['平静的图', false],
  ['满是噪点的图', true],
])('%s：1200 × 630 的 JPEG，至多 150 kB', async (_name, noise) => {
  file = await picture(noise);
  const response = await ask('case', 'a.webp.jpg');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes.byteLength).toBeLessThanOrEqual(150 * 1024);
});

test.each([
  ['没有这张图', ['case', 'missing.webp.jpg']],
  ['没有 .jpg', ['case', 'a.webp']],
  ['不是图片的名字', ['white-paper', 'a.pdf.jpg']],
  ['往上走', ['..', 'case', 'a.webp.jpg']],
  ['编过码的往上走', ['%2e%2E', 'case', 'a.webp.jpg']],
  ['太长', ['a'.repeat(300) + '.webp.jpg']],
])('%s：404', async (_name, segments) => {
  expect((await ask(...segments)).status).toBe(404);
});

test('文件不是图片：404，记一行', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  file = '不是图片';
  expect((await ask('case', 'a.webp.jpg')).status).toBe(404);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test.each([
  ['平静的图', false],
  ['满是噪点的图', true],
])('%s：给微信的正方形 600 × 600，至多 100 kB', async (_name, noise) => {
  file = await picture(noise);
  const response = await getSquare(new Request('http://site.example/'), {
    params: Promise.resolve({ path: ['case', 'a.webp.jpg'] }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 600 });
  expect(bytes.byteLength).toBeLessThanOrEqual(100 * 1024);
});

test('页面的分享图是这两张 JPEG，内容服务的图也是；别处的图照原样；没有图的页面用网站自己的', () => {
  const shared = (src: string) => sharePictures({ src, alt: '图' });
  const jpeg = (end: RegExp) => expect.stringMatching(new RegExp(`^https?://[^/]+${end.source}$`));
  const form = { type: 'image/jpeg', alt: '图' };
  expect(shared('/media/case/a.webp')).toEqual({
    card: { url: jpeg(/\/images\/card\/case\/a\.webp\.jpg/), width: 1200, height: 630, ...form },
    square: { url: jpeg(/\/images\/square\/case\/a\.webp\.jpg/), width: 600, height: 600, ...form },
  });
  expect(shared(`${server.url}/media/case/a.webp`)).toEqual(shared('/media/case/a.webp'));
  expect(shared('https://x.test/b.webp').card).toEqual({ url: 'https://x.test/b.webp', alt: '图' });
  for (const name of ['a.svg', 'a.JPG', 'a.gif'])
    expect(shared(`/media/case/${name}`).card.url).toMatch(new RegExp(`/images/card/case/${name}\\.jpg$`));
  for (const none of [null, { src: '/media/animation/a.json', alt: '动画' }])
    expect(sharePictures(none).card.url).toMatch(/\/images\/site-card\.jpg$/);
});
