import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findEnglish, getEnglishAddresses, getEnglishItems, getTranslatedPaths } from '@/lib/content/english';
import { writeMarkerFolder } from '@/tests/support/content-folders';
import { answerJson, answeredBy, startContentServer } from '@/tests/support/content-server';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders } from '@/tests/support/temporary-folder';

/* What a content service sends in place of an English text, and a service that has some of them. */

const makeFolder = temporaryFolders();
const server = startContentServer(answeredBy(serviceOver(marked()).serve));

/** The markers, with the English of these items taken away. */
function marked(...without: string[]): string {
  const directory = makeFolder();
  writeMarkerFolder(directory);
  for (const file of without) {
    const place = path.join(directory, file);
    writeFileSync(place, readFileSync(place, 'utf8').replace(/^english:\n(?: +.*\n)*/m, ''));
  }
  return directory;
}

test('有英文的条目在英文版里，从首页到隐私说明', async () => {
  expect(await getTranslatedPaths()).toEqual([
    '/',
    '/products/modules',
    '/products/modules/only',
    '/products/modules/only/only',
    '/solutions',
    '/solutions/only',
    '/contact-us',
    '/privacy',
  ]);
  expect((await findEnglish('product', 'only', 'only'))?.name).not.toBe('');
  expect(await findEnglish('product', 'only', 'another')).toBeNull();
});

test('型号没有英文：只有它不在', async () => {
  server.answer = answeredBy(serviceOver(marked('product/only.yaml')).serve);
  expect(await getTranslatedPaths()).not.toContain('/products/modules/only/only');
  expect(await getTranslatedPaths()).toContain('/products/modules/only');
});

test('模块没有英文：它的型号也不在，英文版没有了', async () => {
  server.answer = answeredBy(serviceOver(marked('module/only.yaml')).serve);
  expect(await getEnglishAddresses('product')).toEqual([]);
  expect(await getTranslatedPaths()).toEqual([]);
});

test.each([
  ['空', null],
  ['一段文字', 'HZ-G2'],
  ['一列', [{ title: 'HZ-G2' }]],
  ['没有名称', { introduction: 'Glasses.' }],
  ['没有介绍', { title: 'HZ-G2', introduction: '' }],
  ['名称不是文字', { title: { html: '<b>' }, introduction: 'Glasses.' }],
  ['要点不是一列', { title: ['HZ-G2'], introduction: 7, points: 'x' }],
])('英文是%s：条目不在英文版里，不出错', async (_, english) => {
  const item = { contentItemId: 'a'.repeat(26), displayText: '一', alias: { alias: 'one' }, english };
  server.answer = (_request, response) => answerJson(response, { data: { module: [item] } });
  expect(await getEnglishItems('module')).toEqual([]);
});

test('坏的要点略去，好的还在', async () => {
  const english = { title: 'One', introduction: 'It is one.', points: [null, 3, { a: 1 }, 'Fine.'], month: 'none' };
  const item = { contentItemId: 'a'.repeat(26), displayText: '一', alias: { alias: 'one' }, english };
  server.answer = (_request, response) => answerJson(response, { data: { module: [item] } });
  expect(await getEnglishItems('module')).toMatchObject([{ name: 'One', points: ['3', 'Fine.'], month: [] }]);
});
