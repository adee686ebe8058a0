import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { checkMedia } from '@/lib/commands/content-checks/media';
import { ContentFolder } from '@/lib/content-service/folder';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();

const caseWith = (image: object) => ({ displayText: '案例', publishedUtc: '2026-01-01T00:00:00Z', image });

async function folderWith(pictures: Record<string, number>, items: Record<string, object>): Promise<ContentFolder> {
  const directory = makeFolder();
  for (const [file, width] of Object.entries(pictures)) {
    const target = path.join(directory, 'media', file);
    mkdirSync(path.dirname(target), { recursive: true });
    await sharp({ create: { width, height: 100, channels: 3, background: '#07112e' } })
      .webp()
      .toFile(target);
  }
  for (const [file, item] of Object.entries(items)) writeFile(directory, file, item);
  return new ContentFolder(directory);
}

test('够大、够轻、有替代文本、各用各的：没有问题', async () => {
  const folder = await folderWith(
    { 'case/a.webp': 1600 },
    { 'case/a.yaml': caseWith({ path: 'case/a.webp', alt: '一张桌子' }) },
  );
  expect(await checkMedia(folder)).toEqual([]);
});

test('没有替代文本', async () => {
  const folder = await folderWith({ 'case/a.webp': 1600 }, { 'case/a.yaml': caseWith({ path: 'case/a.webp' }) });
  expect(await checkMedia(folder)).toEqual(['case/a.yaml case/a.webp 没有替代文本']);
});

test('底色文件里漏了一张图', async () => {
  const folder = await folderWith({ 'a.webp': 1600, 'b.webp': 1600 }, {});
  writeFile(folder.directory, 'media/colours.json', '{"a.webp":"#a8abb5"}');
  expect(await checkMedia(folder)).toEqual(['media/b.webp 没有底色：npm run content:colours']);
});

test('碰巧像动图的图片：不会被缩小，所以要说出来', async () => {
  const folder = await folderWith({ 'a.webp': 1600 }, {});
  const file = path.join(folder.directory, 'media/a.webp');
  expect(await checkMedia(folder)).toEqual([]);
  appendFileSync(file, 'ANIM');
  expect(await checkMedia(folder)).toEqual(['media/a.webp 会被当成动图，不再缩小：重新压缩一次']);
});

test('两个条目用同一张图', async () => {
  const image = { path: 'case/a.webp', alt: '一张桌子' };
  const folder = await folderWith(
    { 'case/a.webp': 1600 },
    { 'case/a.yaml': caseWith(image), 'case/b.yaml': caseWith(image) },
  );
  expect(await checkMedia(folder)).toEqual(['case/a.webp 同时是 case/a.yaml、case/b.yaml 的图']);
});

test('太小、太重', async () => {
  const folder = await folderWith(
    { 'case/a.webp': 800 },
    { 'case/a.yaml': caseWith({ path: 'case/a.webp', alt: '一张桌子' }) },
  );
  mkdirSync(path.join(folder.directory, 'files/white-paper'), { recursive: true });
  writeFileSync(path.join(folder.directory, 'files/white-paper/a.pdf'), Buffer.alloc(4 * 1024 * 1024));
  expect((await checkMedia(folder)).sort()).toEqual([
    'files/white-paper/a.pdf 有 4096 kB，最多 3072 kB',
    'media/case/a.webp 宽 800 像素，至少 1200',
  ]);
});
