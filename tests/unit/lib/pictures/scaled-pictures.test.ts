import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { GET } from '@/app/images/scaled/[...path]/route';
import { versionOf } from '@/lib/content-service/media-version';
import { makePicturesOfPages } from '@/lib/pictures/pages-made';
import { processWide } from '@/lib/process-wide';
import { withVersion } from '@/lib/versioned-name';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const content = makeFolder();
const PICTURE = path.join(content, 'media/case/a.webp');
const FOR_EVER = 'public, max-age=31536000, immutable';
const held = processWide<{ maker?: { done: () => Promise<void> } }>('scaled-pictures', () => ({}));
const kept = processWide<{ store?: unknown }>('picture-store', () => ({}));

async function put(colour: string): Promise<void> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  mkdirSync(path.join(content, 'media/case'), { recursive: true });
  await sharp({ create: { width: 800, height: 500, channels: 3, background: colour, noise } }).toFile(PICTURE);
}

beforeEach(async () => {
  Object.assign(process.env, { CONTENT_DIR: content, NEXT_DIST_DIR: makeFolder(), PICTURES: '' });
  delete held.maker;
  delete kept.store;
  await put('#224466');
  writeFile(content, 'media/broken.webp', 'no picture');
});
afterAll(() => {
  for (const name of ['CONTENT_DIR', 'NEXT_DIST_DIR', 'PICTURES']) delete process.env[name];
});

const versioned = () => withVersion('/media/case/a.webp', versionOf(PICTURE)!);

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate);
}

async function ask(address: string, accept = 'image/avif,image/webp,*/*', headers: Record<string, string> = {}) {
  const response = await GET(new Request(`http://site.test${address}`, { headers: { accept, ...headers } }));
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, format, compression } = response.status === 200 ? await sharp(bytes).metadata() : {};
  return {
    status: response.status,
    life: response.headers.get('cache-control'),
    type: response.headers.get('content-type'),
    etag: response.headers.get('etag'),
    vary: response.headers.get('vary'),
    width,
    format: compression === 'av1' ? 'avif' : format,
  };
}

test('第一个来的人不等：先得到整张，很快过期；做好以后是要的那一张，永久有效', async () => {
  const address = `/images/scaled/384${versioned()}`;
  expect(await ask(address)).toMatchObject({ width: 800, life: 'public, max-age=60', vary: 'Accept' });
  await held.maker!.done();
  expect(await ask(address)).toMatchObject({ width: 384, life: FOR_EVER, vary: 'Accept', format: 'avif', type: 'image/avif' });
  expect(await ask(address, 'image/webp,*/*')).toMatchObject({ width: 384, life: FOR_EVER, format: 'webp', type: 'image/webp' });
  expect(await ask('/images/scaled/384/media/case/a.webp')).toMatchObject({ width: 384, life: 'public, max-age=3600, must-revalidate' });
}); // prettier-ignore

test('还没做的宽度先给最接近的：大一些的，没有就最大的', async () => {
  for (const width of [96, 640]) await ask(`/images/scaled/${width}${versioned()}`);
  for (const [width, given] of [[192, 640], [384, 640], [1200, 640]]) {
    await held.maker!.done();
    expect(await ask(`/images/scaled/${width}${versioned()}`)).toMatchObject({ width: given, life: 'public, max-age=60' });
  }
}); // prettier-ignore

test('不放大', async () => {
  await ask(`/images/scaled/1200${versioned()}`);
  await held.maker!.done();
  expect(await ask(`/images/scaled/1200${versioned()}`)).toMatchObject({ width: 800, life: FOR_EVER });
});

test('图片换了：新的网址立刻是新的图；旧的网址有做好的就还给它，没有就是不留的 404', async () => {
  const before = versioned();
  await ask(`/images/scaled/96${before}`);
  await held.maker!.done();
  await put('#993311');
  expect(versioned()).not.toBe(before);
  expect(await ask(`/images/scaled/96${versioned()}`)).toMatchObject({ status: 200, width: 800 });
  expect(await ask(`/images/scaled/96${before}`)).toMatchObject({ status: 200, width: 96, life: FOR_EVER });
  expect(await ask(`/images/scaled/640${before}`)).toMatchObject({ status: 404, life: 'no-store' });
});

test('手里的还是这一版：304', async () => {
  const address = `/images/scaled/384${versioned()}`;
  await ask(address);
  await held.maker!.done();
  const { etag } = await ask(address);
  expect((await ask(address, 'image/avif', { 'if-none-match': etag! })).status).toBe(304);
  // another form of it is another answer
  expect((await ask(address, 'image/webp', { 'if-none-match': etag! })).status).toBe(200);
});

test.each([
  '/images/scaled/641/media/case/a.webp',
  '/images/scaled/640/media/gone.webp',
  '/images/scaled/640/media/case/a.00000000.webp',
  '/images/scaled/640/media/..%2Fmedia/case/a.webp',
  '/images/scaled/640/images/illustration/..%2Fsubject.webp',
  '/images/scaled/640/files/paper.pdf',
])('%s：404', async (address) => {
  expect(await ask(address)).toMatchObject({ status: 404, life: 'no-store' });
});

test('网站自己的场景也做', async () => {
  const address = '/images/scaled/96/images/illustration/road.webp';
  expect((await ask(address)).status).toBe(200);
  await held.maker!.done();
  expect(await ask(address)).toMatchObject({ width: 96 });
});

test('不是图片的文件：照原样给出，做不成的只说一声', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const request = new Request('http://site.test/images/scaled/640/media/broken.webp');
  expect(await (await GET(request)).text()).toBe('no picture');
  await held.maker!.done();
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});

test('关掉了、正在构建：什么也不做，也不给以前做好的', async () => {
  await ask(`/images/scaled/384${versioned()}`);
  await held.maker!.done();
  delete held.maker;
  for (const [name, value] of [['PICTURES', 'off'], ['NEXT_PHASE', 'phase-production-build']]) {
    process.env[name] = value;
    expect(await ask(`/images/scaled/384${versioned()}`)).toMatchObject({ width: 800, life: 'public, max-age=60' });
    expect(held.maker).toBeUndefined();
    process.env[name] = '';
  }
}); // prettier-ignore

test('启动以后做好的页面、运行中做的页面，要的都做好', async () => {
  const dist = process.env.NEXT_DIST_DIR!;
  writeFile(dist, 'server/app/index.html', `<img src="/images/scaled/96${versioned()}">`);
  makePicturesOfPages(0);
  const pages = processWide<{ tell?: (html: string) => void }>('pages-made', () => ({}));
  pages.tell!(`<img src="/images/scaled/192${versioned()}">`);
  for (const width of [96, 192])
    await until(async () => (await ask(`/images/scaled/${width}${versioned()}`)).width === width);
});
