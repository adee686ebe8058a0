import { getCase } from '@/lib/content/case';
import { getDataSheet } from '@/lib/content/data-sheet';
import { getDomain } from '@/lib/content/domain';
import { getFeature } from '@/lib/content/feature';
import { getItem } from '@/lib/content/item';
import { getIntegration } from '@/lib/content/integration';
import { getLab } from '@/lib/content/lab';
import { getCards, getLinks, type LinkedType } from '@/lib/content/links';
import { getListed } from '@/lib/content/listing';
import { getModule } from '@/lib/content/module';
import { findProduct, getProductAddresses } from '@/lib/content/product';
import { getParadigm } from '@/lib/content/paradigm';
import { getPublication } from '@/lib/content/publication';
import { getSampleData } from '@/lib/content/sample-data';
import { getSolution } from '@/lib/content/solution';
import { getTechDocument } from '@/lib/content/tech-document';
import { getTraining, type Training } from '@/lib/content/training';
import { getWhitePaper } from '@/lib/content/white-paper';
import { asHtml } from '@/lib/html';
import { fixedPages } from '@/lib/seo/fixed-pages';
import * as itemPages from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import type { PageFacts } from '@/lib/seo/page-facts';
import { questionsIn } from '@/lib/seo/questions';
import { listedPages, structuredData } from '@/lib/seo/structured-data';
import { faultsOf, typesIn } from '@/tests/support/structured-data';

/** The first item of a type as its page has it. */
async function first<T>(type: LinkedType, get: (alias: string) => Promise<T | null>): Promise<T> {
  const [{ alias }] = await getLinks(type);
  const item = await get(alias);
  if (!item) throw new Error(`没有 ${type}`);
  return item;
}

const PAGES: [type: string, page: () => Promise<PageFacts>][] = [
  ['WebPage', async () => itemPages.domainPage(await first('domain', getDomain))],
  ['Product', async () => itemPages.modulePage(await first('module', getModule))],
  ['Service', async () => itemPages.solutionPage(await first('solution', getSolution))],
  ['WebPage', async () => itemPages.featurePage(await first('feature', getFeature))],
  ['Article', async () => itemPages.casePage(await first('case', getCase), null)],
  ['Article', async () => itemPages.articlePage('lab', await first('lab', getLab))],
  ['TechArticle', async () => itemPages.techDocumentPage(await first('tech-document', getTechDocument))],
  ['ScholarlyArticle', async () => itemPages.publicationPage(await first('publication', getPublication))],
  ['Event', async () => itemPages.trainingPage(await first('training', getTraining))],
  ['Article', whitePaper],
  ['Product', product],
  ['FAQPage', async () => itemPages.faqPage(await first('faq', (alias) => getItem('faq', alias)))],
  [
    'WebPage',
    async () => itemPages.itemPage('purchase', await first('purchase', (alias) => getItem('purchase', alias))),
  ],
  ['WebPage', async () => itemPages.itemPage('it', await first('it', (alias) => getItem('it', alias)))],
  ['WebPage', dataSheet],
  ['Article', async () => itemPages.articlePage('integration', await first('integration', getIntegration))],
  ['Article', async () => itemPages.paradigmPage(await first('paradigm', getParadigm))],
  ['Article', async () => itemPages.articlePage('sample-data', await first('sample-data', getSampleData))],
];

async function whitePaper(): Promise<PageFacts> {
  const [{ alias }] = await getCards('white-paper');
  const paper = await getWhitePaper(alias);
  if (!paper) throw new Error('没有白皮书');
  return itemPages.whitePaperPage(paper);
}

async function product(): Promise<PageFacts> {
  const [{ alias, moduleAlias }] = await getProductAddresses();
  const item = await findProduct(moduleAlias, alias);
  if (!item?.module) throw new Error('没有型号');
  return itemPages.productPage(item.module, item);
}

async function dataSheet(): Promise<PageFacts> {
  const [{ alias, parentAlias }] = await getListed('data-sheet');
  const sheet = await getDataSheet(parentAlias, alias);
  if (!sheet) throw new Error('没有数据表');
  return itemPages.dataSheetPage(sheet);
}

test.each(PAGES)('%s：字段齐全，路径上每一步都有名字', async (type, page) => {
  const facts = await page();
  const data = structuredData(facts);
  expect(faultsOf(data)).toEqual([]);
  expect(typesIn(data)).toEqual(expect.arrayContaining([type, 'BreadcrumbList']));
  const { openGraph, twitter } = pageMetadata(facts);
  expect(openGraph).toMatchObject({ title: facts.title, images: [{ width: 1200 }, { width: 600 }] });
  expect(twitter).toMatchObject({ card: 'summary_large_image', title: facts.title });
  // an article says when: in its tags and in its data
  if (facts.isArticle) expect(openGraph).toMatchObject({ type: 'article', publishedTime: facts.published });
});

test('常见问题：三十问，每一问都有回答', async () => {
  const { questions = [] } = itemPages.faqPage(await first('faq', (alias) => getItem('faq', alias)));
  expect(questions).toHaveLength(30);
  for (const { question, answer } of questions) {
    expect(question).toMatch(/？$/);
    expect([...answer].length).toBeLessThanOrEqual(120);
  }
});

test('首页有公司与站内搜索，列表有它列出的，技术文档有它回答的问题', async () => {
  expect(typesIn(structuredData(fixedPages.home))).toEqual(['Organization', 'WebSite']);
  expect(faultsOf(structuredData(fixedPages.home))).toEqual([]);
  const list = structuredData(fixedPages.cases, listedPages('case', await getLinks('case')));
  expect(typesIn(list)).toEqual(['BreadcrumbList', 'ItemList']);
  expect(faultsOf(list)).toEqual([]);
  const document = await getTechDocument('trigger-wiring');
  if (!document) throw new Error('没有这份文档');
  const { questions = [], ...facts } = itemPages.techDocumentPage(document);
  expect(questions.map(({ question }) => question)).toContain('TTL脉冲计数少了，为什么？');
  for (const { answer } of questions) expect(answer.length).toBeGreaterThan(20);
  expect(typesIn(structuredData({ ...facts, questions }))).toContain('FAQPage');
  expect(typesIn(structuredData({ ...facts, questions: questions.slice(0, 1) }))).not.toContain('FAQPage');
});

test('每一份技术文档都答两问以上；故障表一行一问，原因与办法是回答', async () => {
  const documents = await getLinks('tech-document');
  expect(documents.length).toBeGreaterThan(20);
  for (const { alias } of documents) {
    const document = (await getTechDocument(alias))!;
    const { questions = [] } = itemPages.techDocumentPage(document);
    expect([alias, questions.length >= 2]).toEqual([alias, true]);
    for (const { question } of questions) expect(question).toMatch(/[^？。]？$/);
  }
  const { questions } = itemPages.techDocumentPage((await getTechDocument('seat-pressure'))!);
  expect(questions).toContainEqual({
    question: '热图中间有一条直线，怎么办？',
    answer: '那是褶，该处可以高出两倍。取下重铺，再清零；深凹的座面一定起褶，改用靠背垫。',
  });
});

test('不是故障表的表格里没有问题', () => {
  const html = asHtml(
    '<h2>数</h2><table><thead><tr><th>检查</th><th>合格</th></tr></thead><tbody><tr><td>丢包</td><td>少</td></tr></tbody></table>',
  );
  expect(questionsIn({ blocks: [{ kind: 'html', html }], headings: [] })).toEqual([]);
});

test('不知道在哪里办的课不算活动', async () => {
  const course: Training = { ...(await first('training', getTraining)), place: '' };
  const data = structuredData(itemPages.trainingPage(course));
  expect(faultsOf(data)).toEqual([]);
  expect(typesIn(data)).not.toContain('Event');
});

test('检查会发现缺的、空的、写错的', () => {
  const graph = (...nodes: object[]) => ({ '@context': 'https://schema.org', '@graph': nodes });
  expect(faultsOf({})).toEqual(['没有 @context']);
  expect(faultsOf(graph({ '@type': 'Spaceship' }))).toEqual(['/Spaceship: 表里没有这个类型']);
  expect(faultsOf(graph({ '@type': 'Answer' }))).toEqual(['/Answer: 没有 text']);
  expect(faultsOf(graph({ '@type': 'Organization', name: '甲', url: '/a', logo: 'https://a.test/b' }))).toEqual([
    '/Organization.url: 不是完整的网址 /a',
  ]);
});
