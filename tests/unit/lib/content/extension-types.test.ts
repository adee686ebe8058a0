import { getItem } from '@/lib/content/item';
import { getLinks } from '@/lib/content/links';
import { getFeature } from '@/lib/content/feature';
import { getParadigm, getParadigmsOf } from '@/lib/content/paradigm';
import { getTenderTerms } from '@/lib/content/tender';
import { getBuyerLinks } from '@/lib/pages/buyer-links';
import { getDataLinks } from '@/lib/pages/data-links';
import { getFooterGroups } from '@/lib/pages/navigation';
import { readRemoteDocuments } from '@/lib/search/remote-documents';
import { getSiteGroups } from '@/lib/seo/site-pages';
import { getMarkdown } from '@/lib/seo/markdown-page';
import { deriveId } from '@/lib/content-service/folder';
import { writeMarkerFolder } from '@/tests/support/content-folders';
import { specifiedSchema } from '@/tests/support/content-schema';
import { answeredBy, answerJson, startContentServer } from '@/tests/support/content-server';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders } from '@/tests/support/temporary-folder';

/* Types that are ours alone: a content service may not know them. */

const directory = temporaryFolders()();
writeMarkerFolder(directory);
const full = answeredBy(serviceOver(directory).serve);
const specified = answeredBy(serviceOver(directory, specifiedSchema()).serve);
const server = startContentServer(full);
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => log.mockClear());

const TYPES = ['purchase', 'it', 'faq'] as const;
const PAGES = ['/purchase', '/it', '/faq'];
const listed = async () => (await getSiteGroups()).flatMap(({ pages }) => pages.map(({ path }) => path));
const inFooter = async () => (await getFooterGroups()).flatMap(({ links }) => links.map(({ href }) => href));

test('有这些类型的内容服务：页面、链接、网站地图与搜索里都有', async () => {
  expect((await getBuyerLinks(TYPES)).map(({ href }) => href)).toEqual(PAGES);
  expect(await listed()).toEqual(expect.arrayContaining(PAGES));
  expect(await inFooter()).toEqual(expect.arrayContaining(PAGES));
  expect(await getTenderTerms()).toBe('标记purchasetenderTerms终');
  expect((await readRemoteDocuments()).map(({ document }) => document().type)).toContain('faq');
});

test('没有这些类型的内容服务：什么也不指向它们，其余照常，一次也不记', async () => {
  server.answer = specified;
  for (const type of TYPES) {
    expect(await getItem(type, type)).toBeNull();
    expect(await getLinks(type)).toEqual([]);
  }
  expect(await getBuyerLinks(TYPES)).toEqual([]);
  expect(await getTenderTerms()).toBe('');
  const found = [...(await listed()), ...(await inFooter())];
  expect(found.length).toBeGreaterThan(30);
  for (const path of PAGES) {
    expect(await getMarkdown(path)).toBeNull();
    expect(found).not.toContain(path);
  }
  expect((await readRemoteDocuments()).map(({ document }) => document().type)).toContain('case');
  expect(log).not.toHaveBeenCalled();
});

test('有范式的内容服务：列表、页面与相关的页都指向它', async () => {
  server.answer = full;
  expect(await getParadigm('only')).toMatchObject({
    devices: [{ product: { alias: 'only', parentAlias: 'only' } }],
    demo: '标记paradigmdemo终',
  });
  for (const owner of ['module', 'case'] as const)
    expect(await getParadigmsOf(owner, deriveId(owner, 'only'))).toMatchObject([{ alias: 'only' }]);
  expect((await getFeature('only'))?.children).toMatchObject([{ paradigm: { alias: 'only' } }]);
  expect((await getDataLinks()).map(({ href }) => href)).toContain('/paradigms');
  expect(await listed()).toEqual(expect.arrayContaining(['/paradigms', '/paradigms/only']));
  expect((await readRemoteDocuments()).map(({ document }) => document().type)).toContain('paradigm');
});

test('没有范式的内容服务：什么也不指向它，原来的页照常，一次也不记', async () => {
  server.answer = specified;
  expect(await getParadigm('only')).toBeNull();
  for (const owner of ['module', 'case'] as const)
    expect(await getParadigmsOf(owner, deriveId(owner, 'only'))).toEqual([]);
  expect((await getFeature('only'))?.children).toMatchObject([{ paradigm: null }]);
  expect(await getDataLinks()).toEqual([]);
  expect((await listed()).filter((path) => path.startsWith('/paradigms'))).toEqual([]);
  expect(await getMarkdown('/paradigms/only')).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test('内容服务出错不等于没有：页面不当它不在', async () => {
  server.answer = (_call, response) => answerJson(response, { errors: [{ message: '坏了' }] }, 500);
  await expect(getItem('faq', 'faq')).rejects.toThrow();
});
