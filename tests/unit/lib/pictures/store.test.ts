import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PictureStore } from '@/lib/pictures/store';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const picture = (name: string, version = '1f3c9a07') => ({ path: `/media/${name}.webp`, version });
const bytes = (size: number) => Buffer.alloc(size, 1);
const WIDTHS = [96, 640, 1200];

test('写下的还在，重新打开以后也在；别的版本、别的宽度没有', async () => {
  const directory = makeFolder();
  const store = new PictureStore(directory, 1_000);
  await store.write(picture('a'), 640, { webp: bytes(100), avif: bytes(60) });
  for (const one of [store, new PictureStore(directory, 1_000)]) {
    expect(await one.widths(picture('a'), WIDTHS)).toEqual([640]);
    expect(await one.widths(picture('a', '00000000'), WIDTHS)).toEqual([]);
    expect(await one.read(picture('a'), 640, ['avif', 'webp'])).toEqual({ bytes: bytes(60), format: 'avif' });
    expect(await one.read(picture('a'), 640, ['webp'])).toEqual({ bytes: bytes(100), format: 'webp' });
    expect(await one.read(picture('a'), 96, ['avif', 'webp'])).toBeNull();
  }
});

test('AVIF 不比 WebP 小的没有 AVIF：能读 AVIF 的人也得到 WebP', async () => {
  const store = new PictureStore(makeFolder(), 1_000);
  await store.write(picture('a'), 640, { webp: bytes(50) });
  expect((await store.read(picture('a'), 640, ['avif', 'webp']))?.format).toBe('webp');
});

test('满了以后，最久没有用过的先走；上限不会超过', async () => {
  const directory = makeFolder();
  const store = new PictureStore(directory, 300);
  for (const name of ['a', 'b', 'c']) await store.write(picture(name), 640, { webp: bytes(100) });
  await store.read(picture('a'), 640, ['webp']);
  await store.write(picture('d'), 640, { webp: bytes(100) });
  const left = await Promise.all(['a', 'b', 'c', 'd'].map((name) => store.widths(picture(name), WIDTHS)));
  expect(left).toEqual([[640], [], [640], [640]]);
  expect(readdirSync(directory)).toHaveLength(3);
});

test('重新打开时按上次用的时间排，上限变小也算；写了一半的不要', async () => {
  const directory = makeFolder();
  const store = new PictureStore(directory, 1_000);
  for (const name of ['a', 'b', 'c']) await store.write(picture(name), 640, { webp: bytes(100) });
  const [first] = readdirSync(directory).sort();
  for (const file of readdirSync(directory))
    utimesSync(path.join(directory, file), 1_000, file === first ? 9_000 : 1_000);
  writeFileSync(path.join(directory, 'x.tmp'), 'half');
  await new PictureStore(directory, 100).widths(picture('a'), WIDTHS);
  expect(readdirSync(directory)).toEqual([first]);
});

test('被别人删掉的文件不算有', async () => {
  const directory = makeFolder();
  const store = new PictureStore(directory, 1_000);
  await store.write(picture('a'), 640, { webp: bytes(100) });
  const again = new PictureStore(makeFolder(), 1_000);
  expect(await again.read(picture('a'), 640, ['webp'])).toBeNull();
  const { rmSync } = await import('node:fs');
  for (const file of readdirSync(directory)) rmSync(path.join(directory, file));
  expect(await store.read(picture('a'), 640, ['webp'])).toBeNull();
  expect(await store.widths(picture('a'), WIDTHS)).toEqual([]);
});
