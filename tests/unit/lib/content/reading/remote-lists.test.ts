import { getItemsOfType } from '@/lib/content/any-type';
import { getCaseLinksOf, getCasePage, getCasePageOf, getCasesOf, getLatestCases } from '@/lib/content/case';
import { getHomeDomains } from '@/lib/content/domain';
import { getLabLinksOf, getLabPage, getLabsOfDomain } from '@/lib/content/lab';
import { getHomeModules, getModulesOfCase, getModulesOfLab } from '@/lib/content/module';
import { getProductsOfModule } from '@/lib/content/product';
import { getLatestPublications, getPublicationPage } from '@/lib/content/publication';
import { getSolutionsOfCase, getSolutionsOfDomain } from '@/lib/content/solution';
import { getTechDocumentPage, getTechDocumentsOfModule } from '@/lib/content/tech-document';
import { getRecentTrainings, getTrainingPage } from '@/lib/content/training';
import { deriveId } from '@/lib/content-service/folder';
import { writeMarkerFolder } from '@/tests/support/content-folders';
import { answeredBy, startContentServer } from '@/tests/support/content-server';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const directory = temporaryFolders()();
writeMarkerFolder(directory);
const server = startContentServer(answeredBy(serviceOver(directory).serve));

const id = (type: string) => deriveId(type, 'only');

/** Every list call with exactly the parameters that the contract names. */
const CALLS: [string, () => Promise<unknown>, string, Record<string, string>][] = [
  ['最新案例', getLatestCases, 'content/GetContentItem', { contentType: 'EcosystemCase', orderColumn: 'PublishedUtc', isAsc: 'false', pageSize: '3' }],
  ['最新论文', getLatestPublications, 'content/GetContentItem', { contentType: 'EcosystemJournalThesis', orderColumn: 'PublishedUtc', isAsc: 'false', pageSize: '3' }],
  ['首页的领域', () => getHomeDomains(9), 'content/GetContentItem', { contentType: 'Domain', orderColumn: 'SortNum', isAsc: 'true', pageSize: '9' }],
  ['首页的模块', () => getHomeModules(9), 'content/GetContentItem', { contentType: 'Module', orderColumn: 'SortNum', isAsc: 'true', pageSize: '9' }],
  ['没有自己页面的一类内容', () => getItemsOfType('customer'), 'content/GetContentItem', { contentType: 'Customer', pageSize: '100' }],
  ['领域的方案', () => getSolutionsOfDomain(id('domain')), 'solution/GetByDomainId', { domainId: id('domain') }],
  ['领域的案例', () => getCasesOf('domain', id('domain')), 'case/GetByDomainId', { domainId: id('domain') }],
  ['模块的案例', () => getCasesOf('module', id('module')), 'case/GetByModuleId', { moduleId: id('module'), page: '1', pageSize: '100' }],
  ['方案的案例', () => getCasesOf('solution', id('solution')), 'case/GetBySolutionId', { solutionId: id('solution') }],
  ['实验室的模块', () => getModulesOfLab(id('lab')), 'module/GetByLaboratoryId', { laboratoryId: id('lab') }],
  ['案例的模块', () => getModulesOfCase(id('case')), 'module/GetByCaseId', { caseId: id('case') }],
  ['案例的方案', () => getSolutionsOfCase(id('case')), 'solution/GetByCaseId', { caseId: id('case') }],
  ['模块的版本', () => getProductsOfModule(id('module'), 'only'), 'product/GetByModuleId', { moduleId: id('module'), page: '1', pageSize: '100' }],
  ['案例列表', () => getCasePage(), 'case/GetAll', { domainId: 'all', moduleId: 'all', solutionId: 'all', page: '1', pageSize: '9' }],
  ['一个领域的案例列表', () => getCasePageOf('domain', id('domain')), 'case/GetAll', { domainId: id('domain'), moduleId: 'all', solutionId: 'all', page: '1', pageSize: '9' }],
  ['领域的全部案例', () => getCaseLinksOf('domain', id('domain')), 'case/GetAll', { domainId: id('domain'), page: '1', pageSize: '100' }],
  ['方案的全部案例', () => getCaseLinksOf('solution', id('solution')), 'case/GetAll', { solutionId: id('solution'), page: '1', pageSize: '100' }],
  ['技术文档列表', () => getTechDocumentPage(), 'technicaldocument/GetByModuleId', { moduleId: 'all', page: '1', pageSize: '9' }],
  ['模块页上的技术文档', () => getTechDocumentsOfModule(id('module')), 'technicaldocument/GetByModuleId', { moduleId: id('module'), page: '1', pageSize: '100' }],
  ['论文列表', () => getPublicationPage(), 'journalthesis/GetByDomainId', { domainId: 'all', page: '1', pageSize: '18' }],
  ['实验室列表', () => getLabPage(), 'laboratory/GetByDomainId', { domainId: 'all', page: '1', pageSize: '9' }],
  ['领域的前四个实验室', () => getLabsOfDomain(id('domain')), 'laboratory/GetByDomainId', { domainId: id('domain'), page: '1', pageSize: '4' }],
  ['领域的全部实验室', () => getLabLinksOf(id('domain')), 'laboratory/GetByDomainId', { domainId: id('domain'), page: '1', pageSize: '100' }],
  ['近期培训', () => getRecentTrainings(), 'trainingcourse/GetByLatest', {}],
  ['往期培训', () => getTrainingPage(), 'trainingcourse/GetByCourseThemeId', { courseThemeId: 'all', page: '1', pageSize: '9' }],
]; // prettier-ignore

test.each(CALLS)('%s：只问一次，路径和参数如规格', async (_what, get, path, parameters) => {
  const answer = await get();
  const lists = server.calls.filter((call) => call.operation === undefined);
  expect(lists).toMatchObject([{ path: `/api/${path}`, parameters }]);
  expect(Object.keys(lists[0].parameters).sort()).toEqual(Object.keys(parameters).sort());
  const list = Array.isArray(answer) ? answer : (answer as { list: unknown[] }).list;
  // the only course is the latest, so it is no history yet
  expect(list).toHaveLength(path !== 'trainingcourse/GetByCourseThemeId' ? 1 : 0);
});

test('不认识的一类内容什么都不问', async () => {
  expect(await getItemsOfType('partners')).toEqual([]);
  expect(server.calls).toEqual([]);
});

test('卡片上的图片、版本的网址、标题都在', async () => {
  const { list, totalCount, pageSize } = await getCasePage();
  expect({ totalCount, pageSize }).toEqual({ totalCount: 1, pageSize: 9 });
  expect(list[0]).toMatchObject({
    type: 'case',
    id: id('case'),
    alias: 'only',
    title: '标记casedisplayText终',
    introduction: '标记caseintroduction终',
    customerName: '标记casecustomerName终',
    image: { src: expect.stringMatching(new RegExp(`^${server.url}/media/case\\.image\\.[0-9a-f]{8}\\.png$`)) },
  });
  const [version] = await getProductsOfModule(id('module'), 'only');
  expect(version).toMatchObject({ alias: 'only', parentAlias: 'only', title: '标记productdisplayText终' });
  expect(JSON.stringify(version.parameter)).toContain('标记productparameters终');
});
