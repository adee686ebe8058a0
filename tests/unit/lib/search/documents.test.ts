import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentFolder } from '@/lib/content-service/folder';
import { embeddedDocument, folderSources, searchedItems } from '@/lib/search/embedded-documents';
import { remoteDocument } from '@/lib/search/remote-documents';
import { readPaging, readSearch, readTypes } from '@/lib/search/requests';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();
const SAMPLE = path.join(process.cwd(), 'lib/sample-content');

test('条目里的文字都在，地址与图片的路径不在', () => {
  const content = new ContentFolder(SAMPLE);
  const product = embeddedDocument(content, content.find('product', 'hz-g3-pro')!);
  expect(product).toMatchObject({
    parentAlias: 'eye-tracking-glasses',
    tags: expect.arrayContaining(['可穿戴眼动追踪']),
  });
  expect(product.rows).toEqual(expect.arrayContaining([{ name: '采样率', value: '200 Hz' }]));
  const texts = JSON.stringify(searchedItems(content).map((item) => embeddedDocument(content, item).body));
  expect(texts).not.toContain('"chart/');
  expect(texts).not.toContain('10.00000/');
});

test('白皮书登记以后才能读的正文不在索引里', () => {
  const content = new ContentFolder(SAMPLE);
  const [paper] = content.list('white-paper');
  expect(embeddedDocument(content, paper)).toMatchObject({
    alias: paper.id,
    body: expect.not.arrayContaining(['pdf']),
  });
  expect(embeddedDocument(content, paper).body.join('').length).toBeLessThan(300);
});

test('改了模块的名字，说到它的条目也要重新索引', () => {
  const directory = folder();
  for (const type of ['module', 'product', 'media', 'files'])
    cpSync(path.join(SAMPLE, type), path.join(directory, type), { recursive: true });
  const content = new ContentFolder(directory);
  const marks = () => new Map(folderSources(content, searchedItems(content)).map(({ id, mark }) => [id, mark]));
  const before = marks();
  const file = path.join(directory, 'module/eeg.yaml');
  writeFileSync(file, 'displayText: 新名字\nsortNum: 3\n');
  content.refresh();
  const after = marks();
  const changed = content.list('product').filter(({ id }) => before.get(id) !== after.get(id));
  expect(changed.map(({ alias }) => alias).sort()).toEqual(['hz-e32', 'hz-e64', 'hz-e8']);
});

test('远程服务的条目：正文、参数行、所属模块', () => {
  const document = remoteDocument('product', {
    contentItemId: 'id1',
    displayText: 'HZ-1',
    alias: { alias: 'hz-1' },
    publishedUtc: '2025-01-01T00:00:00Z',
    parameter: '<table><tr><th>采样率</th><td>200 Hz</td></tr></table>',
    feature: { html: '<p>无线</p>' },
    image: { urls: ['/media/a.webp'], paths: ['a.webp'] },
    module: { contentItems: [{ displayText: '脑电', alias: { alias: 'eeg' } }] },
  });
  expect(document).toMatchObject({
    parentAlias: 'eeg',
    tags: ['脑电'],
    body: [{ html: '<p>无线</p>' }],
    rows: [{ name: '采样率', value: '200 Hz' }],
    images: ['/media/a.webp'],
  });
});

test.each([
  ['', null],
  ['strTypes=null', null],
  ['strTypes=%5B%5D', []],
  ['strTypes=%5B%22Module%22%5D', ['Module']],
])('strTypes：%s 读作 %j', (query, types) => {
  expect(readTypes(new URLSearchParams(query))).toEqual(types);
});

test.each(['[', '{}', '"Module"', '[1]', 'true'])('strTypes %s 是 400', (raw) => {
  expect(() => readTypes(new URLSearchParams({ strTypes: raw }))).toThrow('strTypes');
});

test.each(['0', '-1', '1.5', '10001', 'x'])('page=%s 是 400', (page) => {
  expect(() => readPaging(new URLSearchParams({ page }))).toThrow('page');
});

test.each(['<>', '😀', '\0', '\ud800', '.*', 'a'.repeat(10_000)])('search=%j 是 400', (search) => {
  expect(() => readSearch(new URLSearchParams({ search }))).toThrow('search');
});
