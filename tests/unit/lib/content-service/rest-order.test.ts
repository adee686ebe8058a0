import { deriveId } from '@/lib/content-service/folder';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();

/** Twelve ranks in an order that is neither that of the aliases nor that of the files. */
const RANKS = [7, 1, 12, 4, 9, 2, 11, 5, 3, 10, 8, 6];
const aliasOf = (index: number) => `item-${'kbgaejclfihd'[index]}`;
const day = (rank: number) => `2026-01-${String(rank).padStart(2, '0')}T00:00:00Z`;
/** Aliases by rank, 1 first. */
const BY_RANK = RANKS.map((rank, index) => ({ rank, alias: aliasOf(index) }))
  .sort((a, b) => a.rank - b.rank)
  .map(({ alias }) => alias);
const LATEST_FIRST = [...BY_RANK].reverse();

function shuffled() {
  const directory = makeFolder();
  RANKS.forEach((rank, index) => {
    const file = `${aliasOf(index)}.yaml`;
    for (const type of ['domain', 'module', 'solution', 'feature']) {
      writeFile(directory, `${type}/${file}`, { displayText: '标题', sortNum: rank });
    }
    for (const type of ['case', 'lab', 'publication', 'tech-document', 'product', 'white-paper']) {
      const refers = type === 'product' ? { module: aliasOf(0) } : {};
      const paper = type === 'white-paper' ? { pdfFile: { path: 'a.pdf' } } : {};
      // created the other way round: the order must not come from there
      const dates = { publishedUtc: day(rank), createdUtc: `2025-12-${String(28 - rank).padStart(2, '0')}T00:00:00Z` };
      writeFile(directory, `${type}/${file}`, { displayText: '标题', ...dates, ...refers, ...paper });
    }
    for (const type of ['ecosystem-category', 'course-theme', 'customer', 'technical-service']) {
      writeFile(directory, `${type}/${file}`, { displayText: '标题', createdUtc: day(rank) });
    }
    writeFile(directory, `training/${file}`, { displayText: '培训', startTime: day(rank) });
  });
  // the one course to come is among the latest, so all others are history
  writeFile(directory, 'training/coming.yaml', { displayText: '将来的课', startTime: '2999-01-01T00:00:00Z' });
  writeFile(directory, 'files/a.pdf', '%PDF-1.4');
  return serviceOver(directory);
}

const { list, graphql } = shuffled();

test.each([
  ['/api/case/GetAll', LATEST_FIRST],
  ['/api/case/GetByDomainId', LATEST_FIRST],
  ['/api/case/GetByModuleId', LATEST_FIRST],
  ['/api/case/GetBySolutionId', LATEST_FIRST],
  ['/api/laboratory/GetByDomainId', LATEST_FIRST],
  ['/api/journalthesis/GetByDomainId', LATEST_FIRST],
  ['/api/technicaldocument/GetByModuleId', LATEST_FIRST],
  ['/api/product/GetByModuleId', LATEST_FIRST],
  ['/api/trainingcourse/GetByCourseThemeId', LATEST_FIRST],
  ['/api/solution/GetByDomainId', BY_RANK],
  ['/api/module/GetByCaseId', BY_RANK],
  ['/api/content/GetContentItem?contentType=Domain', BY_RANK],
  ['/api/content/GetContentItem?contentType=Ecosystem', BY_RANK],
  ['/api/content/GetContentItem?contentType=EcosystemCase', LATEST_FIRST],
  ['/api/content/GetContentItem?contentType=EcosystemCase&orderColumn=PublishedUtc&isAsc=false', LATEST_FIRST],
  ['/api/content/GetContentItem?contentType=EcosystemCase&orderColumn=PublishedUtc&isAsc=true', BY_RANK],
  ['/api/content/GetContentItem?contentType=EcosystemCase&orderColumn=PublishedUtc', BY_RANK],
  ['/api/content/GetContentItem?contentType=EcosystemCase&orderColumn=CreatedUtc&isAsc=true', LATEST_FIRST],
  ['/api/content/GetContentItem?contentType=EcosystemJournalThesis&orderColumn=PublishedUtc&isAsc=FALSE', LATEST_FIRST],
  ['/api/content/GetContentItem?contentType=Module&orderColumn=SortNum&isAsc=true', BY_RANK],
  ['/api/content/GetContentItem?contentType=Module&orderColumn=SortNum&isAsc=false', LATEST_FIRST],
])('文件是乱的，%s 的顺序对', async (path, expected) => {
  const { aliases } = await list(`${path}${path.includes('?') ? '&' : '?'}pageSize=100`);
  expect(aliases).toEqual(expected);
});

test.each([
  ['domain', BY_RANK],
  ['module', BY_RANK],
  ['solution', BY_RANK],
  ['characteristic', BY_RANK],
  ['ecosystem', BY_RANK],
  ['customer', BY_RANK],
  ['ecosystemCase', LATEST_FIRST],
  ['ecosystemLaboratory', LATEST_FIRST],
  ['ecosystemJournalThesis', LATEST_FIRST],
  ['product', LATEST_FIRST],
])('文件是乱的，查询 %s 的默认顺序对', async (root, expected) => {
  const { data } = await graphql(`{ ${root} { alias { alias } } }`);
  const items = data?.[root] as unknown as { alias: { alias: string } }[];
  expect(items.map((item) => item.alias.alias)).toEqual(expected);
});

test('几页取回的顺序和一次取回的一样', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => list(`/api/case/GetAll?page=${page}&pageSize=5`)));
  expect(pages.flatMap((page) => page.aliases)).toEqual(LATEST_FIRST);
});

test('同一时刻发布的按别名排，没有 sortNum 的排在最后', async () => {
  const directory = makeFolder();
  const same = { displayText: '案例', publishedUtc: day(1) };
  for (const alias of ['c', 'a', 'b']) writeFile(directory, `case/${alias}.yaml`, same);
  writeFile(directory, 'case/zone.yaml', { ...same, publishedUtc: '2026-01-01T09:00:00+08:00' });
  writeFile(directory, 'module/x.yaml', { displayText: '没有次序' });
  writeFile(directory, 'module/y.yaml', { displayText: '第十', sortNum: 10 });
  writeFile(directory, 'module/z.yaml', { displayText: '第九', sortNum: 9.5 });
  const service = serviceOver(directory);
  expect((await service.list('/api/case/GetAll')).aliases).toEqual(['zone', 'a', 'b', 'c']);
  const modules = await service.list('/api/content/GetContentItem?contentType=Module');
  expect(modules.aliases).toEqual(['z', 'y', 'x']);
});

test('案例、实验室引用的模块和方案按 sortNum 给出，不按引用的先后', async () => {
  const directory = makeFolder();
  for (const [sortNum, alias] of ['m', 'z', 'a'].entries()) {
    for (const type of ['module', 'solution'])
      writeFile(directory, `${type}/${alias}.yaml`, { displayText: '标题', sortNum });
  }
  const picks = { displayText: '标题', publishedUtc: day(1), modules: ['a', 'm', 'z'], solutions: ['z', 'a', 'm'] };
  for (const type of ['case', 'lab']) writeFile(directory, `${type}/c.yaml`, picks);
  const service = serviceOver(directory);
  for (const call of [
    'module/GetByCaseId?caseId',
    'solution/GetByCaseId?caseId',
    'module/GetByLaboratoryId?laboratoryId',
  ]) {
    const owner = call.endsWith('caseId') ? 'case' : 'lab';
    expect((await service.list(`/api/${call}=${deriveId(owner, 'c')}`)).aliases).toEqual(['m', 'z', 'a']);
  }
});

test('运行中加进来的、同一时刻的条目仍按别名排', async () => {
  const directory = makeFolder();
  for (const alias of ['b', 'd'])
    writeFile(directory, `case/${alias}.yaml`, { displayText: '案例', publishedUtc: day(1) });
  const service = serviceOver(directory);
  for (const alias of ['c', 'a'])
    writeFile(directory, `case/${alias}.yaml`, { displayText: '案例', publishedUtc: day(1) });
  service.folder.refresh();
  expect((await service.list('/api/case/GetAll')).aliases).toEqual(['a', 'b', 'c', 'd']);
});

test('列表里的一条：契约的字段齐全，正文是字符串，没有的是 null', async () => {
  const directory = makeFolder();
  writeFile(directory, 'media/a.webp', 'x');
  writeFile(directory, 'tech-document/d.yaml', {
    displayText: '文档',
    publishedUtc: day(1),
    introduction: '简介',
    description: '**正文**',
    image: { path: 'a.webp' },
  });
  const { list: items } = await serviceOver(directory).list('/api/technicaldocument/GetByModuleId');
  expect(items[0]).toMatchObject({
    contentType: 'EcosystemTechnicalDocument',
    alias: 'd',
    contentItemId: expect.stringMatching(/^[a-z0-9]{26}$/),
    displayText: '文档',
    introduction: '简介',
    description: '<p><strong>正文</strong></p>',
    publishedUtc: day(1),
    image: { urls: [expect.stringMatching(/^\/media\/a\.[0-9a-f]{8}\.webp$/)], paths: ['a.webp'] },
  });
  for (const field of ['customerName', 'parameter', 'details', 'name', 'subTitle']) expect(items[0][field]).toBeNull();
});
