import { createHash } from 'node:crypto';
import { symlinkSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const directory = makeFolder();
const FILES = ['a.webp', 'case/b.json', 'page.html', 'paper.pdf', '图/脑电.png', 'script.js', '.env', 'noext'];
for (const file of FILES) writeFile(directory, `media/${file}`, `内容 ${file}`);
writeFile(directory, 'secret.json', '{}');
writeFile(directory, 'media-old/c.json', '{}');
writeFile(directory, 'files/paper.pdf', '%PDF-1.4');
symlinkSync(path.join(directory, 'secret.json'), path.join(directory, 'media/link.json'));
symlinkSync(path.join(directory, 'media-old'), path.join(directory, 'media/old'));
const ORIGIN = 'http://content.test';
const { folder, get, serve } = serviceOver(directory);

test.each([
  ['/media/a.webp', 'image/webp'],
  ['/media/case/b.json', 'application/json; charset=utf-8'],
  ['/media/page.html', 'text/html; charset=utf-8'],
  [`/media/${encodeURIComponent('图')}/${encodeURIComponent('脑电.png')}`, 'image/png'],
])('%s：给出文件，类型 %s', async (address, type) => {
  const response = await get(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  const text = await response.text();
  expect(text).toBe(`内容 ${decodeURIComponent(address.slice('/media/'.length))}`);
  expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
});

test('换掉的一瞬间：新的内容不会用旧的名字永久留下', async () => {
  writeFile(directory, 'media/replaced.json', '{"old":1}');
  const address = folder.addressOf('replaced.json');
  const { readFile } = fs;
  const reading = jest.spyOn(fs, 'readFile').mockImplementationOnce((async (file: string) => {
    writeFile(directory, 'media/replaced.json', '{"new":1}');
    return readFile(file);
  }) as typeof readFile);
  expect((await get(address)).status).toBe(404);
  reading.mockRestore();
  expect(await (await get('/media/replaced.json')).text()).toBe('{"new":1}');
});

test.each([
  '/media/paper.pdf',
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
  '/media/link.json',
  '/media/old/c.json',
  // the same file by another spelling
  '/media/a.webp%2F',
  '/media/a.webp%2F.',
  '/media/a.webp%2Fa%2F..',
  '/media/x/..%2fa.webp',
  '/media/%61.webp',
  '/media/a%2ewebp',
  '/media//a.webp',
  '/media/case%2Fb.json',
  '/media/case%5Cb.json',
  '/media/A.webp',
  '/media/a.webp.',
  '/media/..%2ffiles/paper.pdf',
  '/media/..%2ffiles%2fpaper.pdf%2f',
])('%s：404', async (address) => {
  const response = await get(address);
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

test('手里的版本还是新的：304，没有正文，文件读都不读', async () => {
  const address = '/media/case/b.json';
  const first = await get(address);
  const etag = first.headers.get('etag') ?? '';
  const modified = first.headers.get('last-modified') ?? '';
  const later = new Date(Date.parse(modified) + 5_000).toUTCString();
  const earlier = new Date(Date.parse(modified) - 5_000).toUTCString();
  const read = jest.spyOn(fs, 'readFile');
  const ask = (headers: object) => serve(new Request(ORIGIN + address, { headers: { ...headers } }), 'public');
  for (const headers of [
    { 'if-none-match': etag },
    { 'if-none-match': `"x", W/${etag}` },
    { 'if-none-match': '*' },
    { 'if-modified-since': modified },
    { 'if-modified-since': later },
    { 'if-none-match': etag, 'if-modified-since': earlier },
  ]) {
    const answer = await ask(headers);
    expect([headers, answer.status, await answer.text()]).toEqual([headers, 304, '']);
    expect([answer.headers.get('etag'), answer.headers.get('last-modified')]).toEqual([etag, modified]);
  }
  expect(read).not.toHaveBeenCalled();
  for (const headers of [
    { 'if-none-match': '"x"' },
    { 'if-none-match': '"x"', 'if-modified-since': later },
    { 'if-modified-since': earlier },
    { 'if-modified-since': 'yesterday' },
  ]) {
    expect([headers, (await ask(headers)).status]).toEqual([headers, 200]);
  }
  expect(read).toHaveBeenCalledTimes(4);
});

test('白皮书只给网站自己，而且只有一种写法', async () => {
  const whole = await serve(new Request(`${ORIGIN}/api/files/paper.pdf`));
  expect([whole.status, await whole.text()]).toEqual([200, '%PDF-1.4']);
  for (const written of ['paper.pdf', 'paper.pdf%2F', 'paper%2Epdf', '.%2Fpaper.pdf', 'x/..%2fpaper.pdf']) {
    const asked = await serve(new Request(`${ORIGIN}/api/files/${written}`), 'public');
    expect([written, asked.status]).toEqual([written, 404]);
    if (written === 'paper.pdf') continue;
    expect([written, (await get(`/api/files/${written}`)).status]).toEqual([written, 404]);
  }
});

test('公开的查询不说白皮书的文件在哪里，连别名、片段里也不说', async () => {
  writeFile(directory, 'white-paper/a.yaml', {
    displayText: '甲',
    publishedUtc: '2026-01-01T00:00:00Z',
    pdfFile: { path: 'paper.pdf' },
  });
  folder.refresh();
  const query = '{ whitepaper { file: pdfFile { urls paths } ...f } } fragment f on Whitepaper { pdfFile { paths } }';
  const ask = async (caller: 'site' | 'public') => {
    const address = `${ORIGIN}/api/graphql?query=${encodeURIComponent(query)}`;
    return (await serve(new Request(address), caller)).json();
  };
  expect((await ask('public')).data.whitepaper).toEqual([{ file: { urls: [], paths: [] }, pdfFile: { paths: [] } }]);
  expect((await ask('site')).data.whitepaper[0].file.urls).toEqual(['/api/files/paper.pdf']);
});

test('文件有一个写着版本的网址，永久有效；内容换了它就是 404，原来的网址照旧', async () => {
  const before = folder.addressOf('case/b.json');
  expect(before).toMatch(/^\/media\/case\/b\.[0-9a-f]{8}\.json$/);
  expect((await get(before)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/media/case/b.json')).headers.has('cache-control')).toBe(false);
  writeFile(directory, 'media/case/b.json', '换过的内容');
  expect((await get(before)).status).toBe(404);
  const after = folder.addressOf('case/b.json');
  expect(after).not.toBe(before);
  expect(await (await get(after)).text()).toBe('换过的内容');
  expect(await (await get('/media/case/b.json')).text()).toBe('换过的内容');
});

test.each([
  ['大写', (address: string) => address.replace(/\.([0-9a-f]{8})\./, (all) => all.toUpperCase())],
  ['少一位', (address: string) => address.replace(/[0-9a-f](?=\.webp)/, '')],
  ['编码过的点', (address: string) => address.replace('a.', 'a%2e')],
  ['两遍', (address: string) => address.replace(/(\.[0-9a-f]{8})(?=\.)/, '$1$1')],
  ['别的版本', (address: string) => address.replace(/[0-9a-f]{8}/, '00000000')],
  ['没有这种文件', (address: string) => address.replace('webp', 'js')],
])('版本的另一种写法（%s）：404', async (_, change) => {
  const address = folder.addressOf('a.webp');
  expect((await get(address)).status).toBe(200);
  expect(change(address)).not.toBe(address);
  expect((await get(change(address))).status).toBe(404);
});

test('名字里本来就有八位的文件，用它自己的名字；看不到的文件没有版本', async () => {
  writeFile(directory, 'media/b.12345678.webp', '另一张');
  expect(await (await get('/media/b.12345678.webp')).text()).toBe('另一张');
  for (const hidden of ['../secret.json', 'gone.webp', '.env'])
    expect(folder.addressOf(hidden)).toBe(`/media/${hidden}`);
});

test('白皮书没有写着版本的网址', async () => {
  const bytes = await fs.readFile(path.join(directory, 'files/paper.pdf'));
  const named = `paper.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.pdf`;
  expect((await get('/api/files/paper.pdf')).status).toBe(200);
  expect((await get(`/api/files/${named}`)).status).toBe(404);
  expect((await get(`/media/${named}`)).status).toBe(404);
});
