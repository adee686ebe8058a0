import { PAGES } from '@/graphql/generated/content/pages';
import type { Case } from '../content/case';
import type { CaseResult } from '../content/case-result';
import type { DataSheet } from '../content/data-sheet';
import type { Domain } from '../content/domain';
import type { Feature } from '../content/feature';
import type { Integration } from '../content/integration';
import type { Item } from '../content/item';
import type { Module } from '../content/module';
import type { Product } from '../content/product';
import type { Paradigm } from '../content/paradigm';
import { articleAddress, type Publication } from '../content/publication';
import { wordsOf } from '../content/rich-text/words';
import type { SampleData } from '../content/sample-data';
import type { Solution } from '../content/solution';
import type { TechDocument } from '../content/tech-document';
import type { Training } from '../content/training';
import type { ItemLink, NamedValue, Picture, RichText } from '../content/types';
import type { WhitePaper } from '../content/white-paper';
import { itemPath, paths, type PageType } from '../paths';
import { site } from '../site';
import { splitFirstSentence } from '../text';
import { crumbsOf } from './fixed-pages';
import type { Finding, Node, PageFacts } from './page-facts';
import { questionsIn } from './questions';

/*
 * What the page of each kind of item says of itself. `about` holds the fields
 * of its type of schema.org; those that all types share come from the page.
 */

/** What every item with a page of its own has. */
interface Facts {
  title: string;
  alias: string;
  parentAlias?: string;
  introduction?: string | RichText;
  description?: string | RichText;
  image?: Picture | readonly Picture[] | null;
  publishedUtc?: string;
}

/** Of any type. */
export function itemPage(type: PageType, item: Facts): PageFacts {
  const { title, introduction, image } = item;
  return {
    title,
    description: textOf(introduction) || textOf(item.description) || `${PAGES[type].label}：${title}`,
    path: itemPath(type, item) ?? paths.home(),
    picture: [image].flat()[0],
    crumbs: crumbsOf(type),
    about: { '@type': 'WebPage' },
  };
}

/** Of any type that is made to be read, and has a date. */
export function articlePage(type: PageType, item: Facts, about: Partial<Node> = {}): PageFacts {
  return {
    ...itemPage(type, item),
    isArticle: true,
    published: item.publishedUtc,
    about: { '@type': 'Article', articleSection: PAGES[type].label, ...about },
  };
}

const textOf = (text: string | RichText = '') => (typeof text === 'string' ? text : wordsOf(text));

export function domainPage(item: Domain): PageFacts {
  return itemPage('domain', item);
}

export function modulePage(item: Module): PageFacts {
  const about = { '@type': 'Product', alternateName: item.englishName, brand: BRAND };
  return { ...itemPage('module', item), about };
}

export function productPage(module: ItemLink, item: Product): PageFacts {
  const { title, introduction, alias, image, gallery } = item;
  const page = itemPage('product', { title, alias, parentAlias: module.alias });
  return {
    ...page,
    title: `${title} ${module.title}`,
    description: introduction || `${module.title}的型号${title}：特点、参数与用过它的案例。`,
    picture: image ?? gallery[0],
    crumbs: [...(page.crumbs ?? []), { href: paths.module(module.alias), label: module.title }],
    about: { '@type': 'Product', model: title, category: module.title, brand: BRAND },
  };
}

export function dataSheetPage({ module, product, rows, title, alias, publishedUtc }: DataSheet): PageFacts {
  const page = itemPage('data-sheet', { title, alias, parentAlias: module.alias });
  const above = productPage(module, product);
  return {
    ...page,
    title: `${title} ${module.title}`,
    description: `${product.title}的全部参数，另有${rows
      .map(({ name }) => name)
      .slice(0, 6)
      .join(
        '、',
      )}，附参考价与交货期。同一模块的型号行名相同，可以逐行比较；没有测过的写“未测”，没有取得的证书写“未取证”。可打印，也可下载PDF。`,
    picture: above.picture,
    finding: cardOf('data-sheet', {
      value: product.title,
      label: `${module.title}的数据表，同一模块的型号行名相同`,
      answer: '没有测过的写“未测”，没有取得的证书写“未取证”。',
    }),
    published: publishedUtc,
    crumbs: [...(above.crumbs ?? []), { href: above.path, label: product.title }],
  };
}

export function solutionPage(item: Solution): PageFacts {
  const about = { '@type': 'Service', alternateName: item.englishName, serviceType: '实验室方案' };
  return { ...itemPage('solution', item), about };
}

export function featurePage(item: Feature): PageFacts {
  return { ...itemPage('feature', item), about: { '@type': 'WebPage', alternateName: item.englishName } };
}

export function casePage(item: Case, result: CaseResult | null): PageFacts {
  const { keyNumber, answer, chart } = result ?? {};
  const kicker = `${PAGES.case.label} ${item.customerName}`.trim();
  return {
    ...articlePage('case', item, { mentions: item.products.map((card) => named('Product', card.title)) }),
    finding: keyNumber && { kicker, ...keyNumber, answer: answer ?? '', chart: chart?.file ?? null },
  };
}

export function techDocumentPage(item: TechDocument): PageFacts {
  const mentions = item.modules.map((card) => named('Product', card.title));
  return {
    ...articlePage('tech-document', item, { '@type': 'TechArticle', mentions }),
    questions: questionsIn(item.description),
  };
}

export function publicationPage(item: Publication): PageFacts {
  const { citation, modules } = item;
  return articlePage(
    'publication',
    { ...item, image: item.case?.image ?? modules[0]?.image },
    {
      '@type': 'ScholarlyArticle',
      articleSection: undefined,
      alternativeHeadline: citation?.englishTitle,
      author: citation?.authors.map((name) => named('Person', name)),
      isPartOf: citation?.journal ? named('Periodical', citation.journal) : undefined,
      volumeNumber: citation?.volume,
      issueNumber: citation?.issue,
      pagination: citation?.pages,
      sameAs: articleAddress(citation),
    },
  );
}

/** What a buyer reads: the figure that is asked first is its share card. */
export function guidePage(type: 'purchase' | 'it', item: Facts & { facts: NamedValue[] }): PageFacts {
  const [first] = item.facts;
  const { name: label = '', value = '', unit = '' } = first ?? {};
  return { ...itemPage(type, item), finding: first && cardOf(type, { value, unit, label, answer: item.introduction }) };
}

export function faqPage(item: Item<'faq'>): PageFacts {
  const questions = item.groups.flatMap((group) => group.questions);
  const topics = item.groups.map(({ title }) => title).join('、');
  const value = `${questions.length || ''}`;
  return {
    ...itemPage('faq', item),
    finding: value ? cardOf('faq', { value, unit: '问', label: item.title, answer: topics }) : null,
    questions: questions.map(({ question, answer }) => ({ question, answer })),
  };
}

export function integrationPage(item: Integration): PageFacts {
  const label = item.code ? '传什么、怎样读，附可以照抄的示例' : '传什么、怎样读';
  const finding = cardOf('integration', { value: item.title, label, answer: item.introduction });
  return { ...articlePage('integration', item), finding };
}

export function sampleDataPage(item: SampleData): PageFacts {
  const { duration, lanes, introduction, title: label } = item;
  const value = `${Math.round(duration) || ''}`;
  const page = articlePage('sample-data', { ...item, introduction });
  const answer = lanes.map(({ name }) => name).join('、');
  return { ...page, finding: value ? cardOf('sample-data', { value, unit: 's', label, answer }) : null };
}

/** The first number that one asks for is the card's. */
export function paradigmPage(item: Paradigm): PageFacts {
  const [first] = item.facts;
  const { name = '', value = '', unit = '' } = first ?? {};
  const page = articlePage('paradigm', item, { alternateName: item.englishName });
  const label = `${item.title}的${name}`;
  return { ...page, finding: value ? cardOf('paradigm', { value, unit, label, answer: item.introduction }) : null };
}

interface CardWords {
  value: string;
  unit?: string;
  label: string;
  answer?: string | RichText;
}

/** What is shared of a page without a picture that shows what it is about. */
function cardOf(type: PageType, { value, unit = '', label, answer }: CardWords): Finding {
  const [sentence] = splitFirstSentence(textOf(answer));
  return { kicker: PAGES[type].label, value, unit, label, answer: sentence, chart: null };
}

/** A course is an event once it is known when and where it is held. */
export function trainingPage(item: Training): PageFacts {
  const { startTime, place } = item;
  const page = itemPage('training', item);
  if (!startTime || !place) return page;
  return {
    ...page,
    about: {
      '@type': 'Event',
      startDate: startTime,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: place,
        address: { '@type': 'PostalAddress', streetAddress: place, addressCountry: 'CN' },
      },
    },
  };
}

export function whitePaperPage(item: WhitePaper): PageFacts {
  return articlePage(
    'white-paper',
    { ...item, alias: item.id },
    {
      pagination: item.pages ? `1–${item.pages}` : undefined,
      // the first pages are free, the rest after leaving one's name
      isAccessibleForFree: false,
    },
  );
}

/** The same as a text: a page of its own, which is what can be read on phones; it begins with the abstract. */
export function paperTextPage(item: WhitePaper, free: RichText): PageFacts {
  return {
    ...whitePaperPage(item),
    title: textTitle(item.title),
    description: `《${item.title}》的文字版。${wordsOf(free) || item.description}`,
    path: paths.whitePaperText(item.id),
  };
}

export const textTitle = (title: string) => `${title}（文字版）`;

const BRAND = { '@type': 'Brand', name: site.shortName };

function named(type: string, name: string): { '@type': string; name: string } {
  return { '@type': type, name };
}
