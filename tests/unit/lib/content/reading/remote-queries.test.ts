import { getAbout } from '@/lib/content/about';
import { getCase } from '@/lib/content/case';
import { getOwnLab } from '@/lib/content/custom-development';
import { getItem, getItems } from '@/lib/content/item';
import { getDomain } from '@/lib/content/domain';
import { getFeature, getFeatures } from '@/lib/content/feature';
import { getLab } from '@/lib/content/lab';
import { getFirstCards, getCards, getLinks } from '@/lib/content/links';
import { getModule } from '@/lib/content/module';
import { getProduct, getProductAddresses } from '@/lib/content/product';
import { getCitations, getPublication } from '@/lib/content/publication';
import { getSolution, getSolutions } from '@/lib/content/solution';
import { getTechDocument } from '@/lib/content/tech-document';
import { getCourseThemes, getTraining } from '@/lib/content/training';
import { getWhitePaper } from '@/lib/content/white-paper';
import { deriveId } from '@/lib/content-service/folder';
import { writeMarkerFolder } from '@/tests/support/content-folders';
import { answeredBy, startContentServer } from '@/tests/support/content-server';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const directory = temporaryFolders()();
writeMarkerFolder(directory);
const server = startContentServer(answeredBy(serviceOver(directory).serve));

const PAGE = { first: 1000, skip: 0 };
const WHOLE = { first: 200, skip: 0 };
const DETAIL = { detail: 'true' };
const alias = 'only';
const paper = deriveId('white-paper', 'only');
const product = deriveId('product', 'only');

/** Getter → operation, variables, parameters beside the query. */
const QUERIES: [string, () => Promise<unknown>, string, object, object][] = [
  ['领域', () => getDomain(alias), 'DomainItem', { alias }, {}],
  ['模块', () => getModule(alias), 'ModuleItem', { alias }, DETAIL],
  ['功能', () => getFeature(alias), 'FeatureItem', { alias }, DETAIL],
  ['方案', () => getSolution(alias), 'SolutionItem', { alias }, DETAIL],
  ['案例', () => getCase(alias), 'CaseItem', { alias }, DETAIL],
  ['实验室', () => getLab(alias), 'LabItem', { alias }, DETAIL],
  ['技术文档', () => getTechDocument(alias), 'TechDocumentItem', { alias }, DETAIL],
  ['培训', () => getTraining(alias), 'TrainingItem', { alias }, DETAIL],
  ['论文', () => getPublication(alias), 'PublicationItem', { alias }, DETAIL],
  ['版本', () => getProduct(product), 'ProductItem', { id: product }, { module: 'true' }],
  ['白皮书', () => getWhitePaper(paper), 'WhitePaperItem', { id: paper }, DETAIL],
  ['关于', getAbout, 'AboutItem', { first: 1 }, {}],
  ['自有实验室', getOwnLab, 'OwnLabItem', { first: 1 }, {}],
  ['全部领域', () => getCards('domain'), 'DomainCards', PAGE, {}],
  ['全部模块', () => getCards('module'), 'ModuleCards', PAGE, {}],
  ['全部功能', getFeatures, 'FeatureItem', WHOLE, {}],
  ['全部方案', getSolutions, 'SolutionCards', PAGE, {}],
  ['全部案例', () => getLinks('case'), 'CaseNames', PAGE, {}],
  ['全部实验室', () => getLinks('lab'), 'LabNames', PAGE, {}],
  ['最新四个实验室', () => getFirstCards('lab', 4), 'LabCards', { first: 4, skip: 0 }, {}],
  ['全部技术文档', () => getLinks('tech-document'), 'TechDocumentNames', PAGE, {}],
  ['全部论文', () => getLinks('publication'), 'PublicationNames', PAGE, {}],
  ['全部引文', () => getCitations(), 'PublicationAlone', PAGE, {}],
  ['全部培训', () => getLinks('training'), 'TrainingNames', PAGE, {}],
  ['培训主题', getCourseThemes, 'CourseThemeNames', PAGE, {}],
  ['全部版本', getProductAddresses, 'ProductNames', PAGE, {}],
  ['全部白皮书', () => getCards('white-paper'), 'WhitePaperCards', PAGE, {}],
  [
    '生态类别',
    () => getItem('ecosystem-category', 'other-things'),
    'EcosystemCategoryItem',
    { alias: 'other-things' },
    DETAIL,
  ],
  ['技术服务', () => getItems('technical-service'), 'TechnicalServiceItem', WHOLE, {}],
  ['客户', () => getItems('customer'), 'CustomerItem', WHOLE, {}],
];

test.each(QUERIES)('%s：用 GET 问一次 %s', async (_what, get, operation, variables, parameters) => {
  const found = await get();
  expect(found).not.toBeNull();
  const [call, ...others] = server.calls;
  expect(call).toMatchObject({ path: '/api/graphql', operation });
  expect(call.query).toContain(`query ${operation}`);
  expect(call.variables ?? {}).toEqual(variables);
  expect(call.parameters).toEqual(parameters);
  // what the specification does not have is asked for apart, in an operation of its own
  expect(others.every((other) => /Own$|Facts$/.test(other.operation ?? ''))).toBe(true);
});

test.each(QUERIES.slice(0, 9))('%s：用 contentItemId 来问，先当别名再当 id', async (_what, _get, operation) => {
  const getters = {
    Domain: getDomain,
    Module: getModule,
    Feature: getFeature,
    Solution: getSolution,
    Case: getCase,
    Lab: getLab,
    TechDocument: getTechDocument,
    Training: getTraining,
    Publication: getPublication,
  };
  const name = operation.replace('Item', '');
  const type = name.replace('TechDocument', 'tech-document').toLowerCase();
  const id = deriveId(type, alias);
  expect(await getters[name as keyof typeof getters](id)).toMatchObject({ id, alias });
  const own = server.calls.filter((call) => call.operation === operation);
  expect(own.map((call) => call.variables)).toEqual([{ alias: id }, { id }]);
  expect(new Set(own.map((call) => JSON.stringify(call.parameters))).size).toBe(1);
});

test('没有的条目是 null，像 id 的才再问一次', async () => {
  expect(await getCase('gone')).toBeNull();
  expect(server.calls).toHaveLength(1);
  expect(await getCase(deriveId('case', 'gone'))).toBeNull();
  expect(server.calls).toHaveLength(3);
  expect(await getProduct(deriveId('product', 'gone'))).toBeNull();
  expect(await getWhitePaper(deriveId('white-paper', 'gone'))).toBeNull();
});
