import { PaperFiles } from '@/lib/white-papers/paper-files';
import { makePaper } from '@/tests/support/papers';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

test('一起来的请求只读一次，一分钟后再读', async () => {
  let now = 0;
  const read = jest.fn(async () => bytesOf('%PDF-1.7 a'));
  const files = new PaperFiles(read, () => now);
  const [one, two] = await Promise.all([files.get('/a'), files.get('/a')]);
  expect(one).toBe(two);
  now = 59_000;
  await files.get('/a');
  expect(read).toHaveBeenCalledTimes(1);
  now = 61_000;
  await files.get('/a');
  expect(read).toHaveBeenCalledTimes(2);
});

test('没有变的文件再读之后还用切好的前 3 页，变了就重切', async () => {
  let now = 0;
  let whole = await makePaper(4);
  const files = new PaperFiles(
    async () => whole,
    () => now,
  );
  const first = await (await files.get('/a'))?.freePages();
  now = 100_000;
  expect(await (await files.get('/a'))?.freePages()).toBe(first);
  whole = await makePaper(5);
  now = 200_000;
  const changed = await (await files.get('/a'))?.freePages();
  expect(changed?.etag).not.toBe(first?.etag);
});

test('读不到的不记住，下一次再试', async () => {
  const read = jest.fn().mockRejectedValueOnce(new Error('断了')).mockResolvedValue(bytesOf('%PDF-1.7'));
  const files = new PaperFiles(read);
  await expect(files.get('/a')).rejects.toThrow('断了');
  expect((await files.get('/a'))?.bytes).toHaveLength(8);
});

test('不是 PDF 的答复报错，没有文件是 null', async () => {
  await expect(new PaperFiles(async () => bytesOf('<html>')).get('/a')).rejects.toThrow('不是 PDF');
  expect(await new PaperFiles(async () => null).get('/a')).toBeNull();
});

test('内存里合起来不超过 128 MB，最久没用的先走', async () => {
  const large = new Uint8Array(50 * 1024 * 1024);
  large.set(bytesOf('%PDF-1.7'));
  const read = jest.fn(async () => large);
  const files = new PaperFiles(read);
  for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await files.get(path);
  expect(read.mock.calls.map(([path]: unknown[]) => path)).toEqual(['/a', '/b', '/c', '/b']);
});
