import { PDFDocument } from '@cantoo/pdf-lib';
import { cutFreePages } from '@/lib/white-papers/cut';
import { LATER_PICTURE, makePaper, wordsIn, wordsOf } from '@/tests/support/papers';

test('前 3 页自成一个文件，后面的文字、图片、书签、链接都不在里面', async () => {
  const cut = await cutFreePages(await makePaper(6));
  expect((await PDFDocument.load(cut)).getPageCount()).toBe(3);
  const words = await wordsIn(cut);
  for (const number of [1, 2, 3]) expect(words).toContain(wordsOf(number));
  for (const number of [4, 5, 6]) expect(words).not.toContain(`marker${number}x`);
  expect(words).not.toContain(LATER_PICTURE);
  expect(words).not.toContain('Bookmark');
  expect(words).not.toMatch(/\/(Dest|GoTo|Outlines|B)\b/);
});

test('样本里确实有这些东西，上一条测试不是空的', async () => {
  const words = await wordsIn(await makePaper(6));
  for (const found of [wordsOf(6), LATER_PICTURE, 'Bookmark', '/GoTo']) expect(words).toContain(found);
});

test('通向网上的链接、标题、语言留下，并写明全文的页数', async () => {
  const cut = await PDFDocument.load(await cutFreePages(await makePaper(6)), { updateMetadata: false });
  expect(cut.getTitle()).toBe('同步 Paper');
  const words = await wordsIn(await cutFreePages(await makePaper(6)));
  expect(words).toContain('https://example.org/');
  expect(words).toContain('/WholePageCount 6');
});

test('同一份文件每次切出同样的字节', async () => {
  const whole = await makePaper(5);
  expect(Buffer.from(await cutFreePages(whole))).toEqual(Buffer.from(await cutFreePages(whole)));
});

test.each([1, 2, 3])('只有 %i 页的文件全部留下', async (count) => {
  const cut = await cutFreePages(await makePaper(count));
  expect((await PDFDocument.load(cut)).getPageCount()).toBe(count);
  expect(await wordsIn(cut)).toContain(wordsOf(count));
});

test('最后一页画的图，在全文只有 3 页时留着', async () => {
  expect(await wordsIn(await cutFreePages(await makePaper(3)))).toContain(LATER_PICTURE);
});

test.each(['', '%PDF-1.7\n', 'not a pdf at all', '%PDF-1.7\ntrailer<</Root 9 0 R>>\n%%EOF'])(
  '坏文件 %j：报错，不给出任何东西',
  async (text) => {
    await expect(cutFreePages(Buffer.from(text))).rejects.toThrow();
  },
);
