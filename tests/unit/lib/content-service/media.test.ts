import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const directory = makeFolder();
const FILES = ['a.webp', 'case/b.json', 'page.html', 'paper.pdf', '图/脑电.png', 'script.js', '.env', 'noext'];
for (const file of FILES) writeFile(directory, `media/${file}`, `内容 ${file}`);
writeFile(directory, 'secret.json', '{}');
writeFile(directory, 'media-old/c.json', '{}');
const { get } = serviceOver(directory);

test.each([
  ['/media/a.webp', 'image/webp'],
  ['/media/case/b.json', 'application/json; charset=utf-8'],
  ['/media/page.html', 'text/html; charset=utf-8'],
  ['/media/paper.pdf', 'application/pdf'],
  [`/media/${encodeURIComponent('图')}/${encodeURIComponent('脑电.png')}`, 'image/png'],
])('%s：给出文件，类型 %s', async (path, type) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  const text = await response.text();
  expect(text).toBe(`内容 ${decodeURIComponent(path.slice('/media/'.length))}`);
  expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
});

test.each([
  '/media/gone.webp',
  '/media/',
  '/media/case',
  '/media/script.js',
  '/media/.env',
  '/media/noext',
  '/media/%2e%2e%2fsecret.json',
  '/media/..%2fsecret.json',
  '/media/case/..%2f..%2fsecret.json',
  '/media/..%2fmedia-old/c.json',
  '/media/%2Fetc%2Fpasswd.json',
  '/media/a.webp%00.json',
  '/media/%E0%A4%A.webp',
])('%s：404', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: '没有这个文件' });
});

test('改过的文件有新的 ETag', async () => {
  const etag = async () => (await get('/media/a.webp')).headers.get('etag');
  const before = await etag();
  expect(await etag()).toBe(before);
  writeFile(directory, 'media/a.webp', '内容 a.wepb');
  expect(await etag()).not.toBe(before);
});
