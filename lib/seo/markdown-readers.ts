import 'server-only';
import { getCase } from '../content/case';
import { getCaseResult } from '../content/case-result';
import { getDataSheet } from '../content/data-sheet';
import { getDomain } from '../content/domain';
import { getFeature } from '../content/feature';
import { getIntegration } from '../content/integration';
import { getItem } from '../content/item';
import type { KeyNumber } from '../content/key-number';
import { getLab } from '../content/lab';
import { getModule } from '../content/module';
import { findProduct, getProductsOfModule } from '../content/product';
import { getPublication } from '../content/publication';
import { getSampleData } from '../content/sample-data';
import { sheetGroups } from '../content/sheet-groups';
import { getSolution } from '../content/solution';
import { getTechDocument } from '../content/tech-document';
import { getTraining, getTrainingText } from '../content/training';
import type { NamedValue, RichText } from '../content/types';
import { getFreePages, getWhitePaper } from '../content/white-paper';
import { env } from '../env';
import { getSystemTable } from '../content/system-table';
import { paths, type PageType } from '../paths';
import { formatDate, withUnit } from '../text';
import * as pages from './item-pages';
import { markdownTable, toMarkdown } from './markdown';
import { addressOf } from './metadata';
import { anyMarkdown, type MarkdownPage } from './any-markdown';
import { paradigmMarkdown } from './paradigm-markdown';
import { purchaseMarkdown } from './purchase-markdown';

const link = (title: string, path: string) => `- [${title}](${addressOf(path)})`;
/** A file, which may be on another host. */
const fileLink = (title: string, href: string) => `- [${title}](${href.startsWith('/') ? addressOf(href) : href})`;

function links<T extends { title: string }>(items: readonly T[], path: (item: T) => string): string {
  return items.map((item) => link(item.title, path(item))).join('\n');
}

/** The one number of a page, under what it is of. */
function numberFact(number: KeyNumber | null | undefined): [name: string, value: string] {
  const { value = '', unit = '', interval = '', label = '' } = number ?? {};
  return [label || '结果', [`${value} ${unit}`.trim(), interval].filter(Boolean).join('，')];
}

/** Named values as a table. */
const table = (rows: readonly (Omit<NamedValue, 'unit'> & { unit?: string })[]) =>
  [
    '| 项目 | 值 |',
    '| --- | --- |',
    ...rows.map(({ name, value, unit }) => `| ${name} | ${withUnit(value, unit)} |`),
  ].join('\n');

/** A part of a page that has a text of its own and more below it. */
const joined = (...texts: (RichText | string)[]) =>
  texts
    .map((text) => (typeof text === 'string' ? text : toMarkdown(text)))
    .filter(Boolean)
    .join('\n\n');

/** Of pages that say more than their item does, or in another order: by its alias and, for versions, the module's. */
export const MARKDOWN_READERS: Partial<Record<PageType, (id: string, above: string) => Promise<MarkdownPage | null>>> =
  {
    domain: async (id) => {
      const item = await getDomain(id);
      return (
        item && {
          page: pages.domainPage(item),
          parts: [
            ['', item.description],
            ...item.fieldSolutions.map((part): [string, string] => [
              part.title,
              joined(part.introduction, part.description, part.details),
            ]),
            ['相关模块', links(item.relatedModules, ({ alias }) => paths.module(alias))],
          ],
        }
      );
    },
    module: async (id) => {
      const item = await getModule(id);
      if (!item) return null;
      const versions = await getProductsOfModule(item.id, item.alias);
      return {
        page: pages.modulePage(item),
        facts: item.facts.map(({ name, value, unit }) => [name, `${value} ${unit}`.trim()]),
        parts: [
          ['介绍', item.details],
          ['特点', item.feature],
          ...item.index.map((part): [string, string] => [
            part.title,
            joined(part.significance, ...part.items.map(({ title, introduction }) => `**${title}** ${introduction}`)),
          ]),
          ['型号', links(versions, ({ alias }) => paths.product(item.alias, alias))],
        ],
      };
    },
    product: async (id, above) => {
      const item = await findProduct(above, id);
      if (!item?.module) return null;
      return {
        page: pages.productPage(item.module, item),
        facts: [['发布日期', formatDate(item.publishedUtc)]],
        parts: [
          ['', item.description],
          ['特点', joined(item.featureIntroduction, item.feature)],
          ['参数', item.parameter],
          ['说明', item.details],
        ],
      };
    },
    'data-sheet': async (id, above) => {
      const sheet = await getDataSheet(above, id);
      return (
        sheet && {
          page: pages.dataSheetPage(sheet),
          facts: [['版本', formatDate(sheet.publishedUtc)]],
          parts: sheetGroups(sheet).map(({ title, rows }): [string, string] => [title, table(rows)]),
        }
      );
    },
    solution: async (id) => {
      const item = await getSolution(id);
      return (
        item && {
          page: pages.solutionPage(item),
          parts: [
            [item.introductionName || '介绍', item.description],
            ...item.children.map((part): [string, string] => [part.title, joined(part.introduction, part.details)]),
            ['用到的模块', links(item.modules, ({ alias }) => paths.module(alias))],
          ],
        }
      );
    },
    feature: async (id) => {
      const item = await getFeature(id);
      return (
        item && {
          page: pages.featurePage(item),
          facts: [numberFact(item.keyNumber)],
          parts: [
            ['介绍', joined(item.description, item.details)],
            ...item.children.map((part): [string, string] => [
              part.title,
              joined(
                part.introduction,
                part.description,
                part.details,
                ...part.features.map((entry) =>
                  joined(`### ${entry.title}`, entry.introduction, entry.description, entry.details),
                ),
              ),
            ]),
          ],
        }
      );
    },
    case: async (id) => {
      const item = await getCase(id);
      if (!item) return null;
      const result = await getCaseResult(item.alias);
      return {
        page: pages.casePage(item, result),
        facts: [
          ['客户', item.customerName],
          ['日期', formatDate(item.publishedUtc)],
          ['回答', result?.answer ?? ''],
          numberFact(result?.keyNumber),
        ],
        parts: [
          ['', item.description],
          ['', item.details],
          ['用到的型号', links(item.products, (card) => paths.product(card.parentAlias, card.alias))],
        ],
      };
    },
    lab: async (id) => {
      const item = await getLab(id);
      return (
        item && {
          page: pages.articlePage('lab', item),
          facts: [
            ['单位', item.customerName],
            ['建成', item.year ?? formatDate(item.buildDate)],
            ['面积', item.area === null ? '' : `${item.area} m²`],
            ['机位', item.cameras === null ? '' : `${item.cameras}个`],
          ],
          parts: [['', item.description]],
        }
      );
    },
    publication: async (id) => {
      const item = await getPublication(id);
      const citation = item?.citation;
      return (
        item && {
          page: pages.publicationPage(item),
          facts: [
            ['作者', citation?.authors.join('，') ?? ''],
            [
              env.isSample ? '期刊（虚构）' : '期刊',
              [citation?.journal, citation?.year, citation?.volume, citation?.pages].filter(Boolean).join('，'),
            ],
            [env.isSample ? '示例编号' : 'DOI', citation?.doi ?? ''],
            numberFact(item.keyNumber),
            ['日期', formatDate(item.publishedUtc)],
          ],
          parts: [
            ['摘要', item.introduction],
            ['', item.details],
          ],
        }
      );
    },
    'tech-document': async (id) => {
      const item = await getTechDocument(id);
      return (
        item && {
          page: pages.techDocumentPage(item),
          facts: [['日期', formatDate(item.publishedUtc)], numberFact(item.keyNumber)],
          parts: [
            ['', item.description],
            ['相关模块', links(item.modules, ({ alias }) => paths.module(alias))],
          ],
        }
      );
    },
    integration: async (id) => {
      const item = await getIntegration(id);
      if (!item) return null;
      const { code } = item;
      return {
        page: pages.integrationPage(item),
        parts: [
          ['接口与数据', table(item.sends)],
          ['示例', code ? `\`\`\`\n${code.text}\n\`\`\`\n\n${fileLink(code.name, code.href)}` : ''],
          ['怎样读', item.description],
        ],
      };
    },
    'sample-data': async () => {
      const item = await getSampleData();
      return (
        item && {
          page: pages.sampleDataPage(item),
          parts: [
            ['', item.description],
            [
              '画出的信号',
              table(item.lanes.map(({ name, unit, device, rate }) => ({ name, value: `${unit}，${device}，${rate}` }))),
            ],
            ['下载', item.files.map(({ name, href, holds }) => `${fileLink(name, href)}：${holds}`).join('\n')],
          ],
        }
      );
    },
    training: async (id) => {
      const item = await getTraining(id);
      return (
        item && {
          page: pages.trainingPage(item),
          facts: [
            ['时间', formatDate(item.startTime)],
            ['地点', item.place],
            ['人数', item.seats],
            ['费用', item.fee],
          ],
          parts: [['', await getTrainingText(item.alias)]],
        }
      );
    },
    paradigm: paradigmMarkdown,
    purchase: purchaseMarkdown,
    it: async (id) => {
      const [page, item, systems] = await Promise.all([anyMarkdown('it', id), getItem('it', id), getSystemTable()]);
      if (!page || !item) return null;
      const parts: MarkdownPage['parts'] = systems ? [['各型号的操作系统与电脑', markdownTable(systems)]] : [];
      return { ...page, page: pages.guidePage('it', item), parts: [...page.parts, ...parts] };
    },
    faq: async (id) => {
      const [page, item] = await Promise.all([anyMarkdown('faq', id), getItem('faq', id)]);
      return page && item && { ...page, page: pages.faqPage(item) };
    },
    'white-paper': async (id) => {
      const item = await getWhitePaper(id);
      if (!item) return null;
      const free = await getFreePages(item.id);
      const text = free?.pages.map(({ paragraphs }) => paragraphs.join('\n\n')).join('\n\n') ?? '';
      return {
        page: pages.whitePaperPage(item),
        facts: [
          ['页数', item.pages],
          ['日期', formatDate(item.publishedUtc)],
        ],
        parts: [['公开的前几页', text]],
      };
    },
  };
