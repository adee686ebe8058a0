import { env } from '../env';
import type { TypeKey } from '../content-service/content-types';
import { english } from '../english/words';
import { itemPath, paths } from '../paths';
import { site } from '../site';
import { addressOf, pageDescription } from './metadata';
import type { Node, PageFacts, Question } from './page-facts';
import { sharePictures } from './share-pictures';

/** A page in a list, by its name. */
interface ListedPage {
  title: string;
  path: string;
}

/** Pages that a list names at most: the first of them say what it is a list of. */
const LISTED_MOST = 100;
/** A page with fewer questions is no list of questions and answers. */
const QUESTIONS_LEAST = 2;
/** Types with a headline; search engines cut it here. */
const ARTICLES = ['Article', 'TechArticle', 'ScholarlyArticle'];
const HEADLINE_LENGTH = 110;

/** Items of a list by their pages; those without one are left out. */
export function listedPages(type: TypeKey, items: readonly { alias: string; title: string }[]): ListedPage[] {
  return items.flatMap(({ alias, title }) => {
    const path = itemPath(type, { alias });
    return path ? [{ title, path }] : [];
  });
}

/** What a page says of itself to search engines, as one graph of schema.org. */
export function structuredData(page: PageFacts, listed: readonly ListedPage[] = []): object {
  const nodes = [
    page.path === paths.home() && [organization(), website()],
    page.path === paths.english() && [englishOrganization(page)],
    page.path === paths.about() && [organization()],
    page.about && [aboutNode(page, page.about)],
    breadcrumbs(page),
    listed.length > 0 && [itemList(page, listed)],
    (page.questions?.length ?? 0) >= QUESTIONS_LEAST && [faq(page, page.questions ?? [])],
  ];
  return { '@context': 'https://schema.org', '@graph': nodes.flatMap((node) => node || []) };
}

const organizationId = () => `${env.siteUrl}/#organization`;
const icon = () => env.siteUrl + paths.icon('icon-512.png');

function organization(): Node {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.name,
    alternateName: site.shortName,
    url: env.siteUrl,
    logo: icon(),
    description: site.description,
    telephone: site.phone,
    email: site.email,
    address: { '@type': 'PostalAddress', streetAddress: site.address, addressCountry: 'CN' },
  };
}

function website(): Node {
  return {
    '@type': 'WebSite',
    '@id': `${env.siteUrl}/#website`,
    name: site.name,
    alternateName: site.shortName,
    url: env.siteUrl,
    inLanguage: 'zh-CN',
    publisher: { '@id': organizationId() },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${env.siteUrl}${paths.search()}?text={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The same maker under its English name. */
function englishOrganization({ description }: PageFacts): Node {
  return { ...organization(), name: english.siteName, alternateName: english.maker, description };
}

/** The item itself: the fields of its type, and those that every type has. */
function aboutNode(page: PageFacts, about: Node): Node {
  const { card, square } = sharePictures(page.picture);
  const url = addressOf(page.path);
  const type = about['@type'];
  const owner = { '@type': 'Organization', '@id': organizationId(), name: site.name, url: env.siteUrl, logo: icon() };
  const common = { '@id': `${url}#${type.toLowerCase()}`, name: page.title, url, image: [card.url, square.url] };
  return present({
    ...about,
    ...common,
    description: pageDescription(page),
    ...(ARTICLES.includes(type)
      ? {
          headline: [...page.title].slice(0, HEADLINE_LENGTH).join(''),
          author: about.author ?? [owner],
          publisher: owner,
          datePublished: page.published,
          dateModified: page.published,
          mainEntityOfPage: url,
          inLanguage: 'zh-CN',
        }
      : {}),
    ...(type === 'Product' ? { manufacturer: owner } : {}),
    ...(type === 'Service' ? { provider: owner } : {}),
    ...(type === 'Event' ? { organizer: owner } : {}),
  });
}

/** The way to a page, itself at the end; the home page is nowhere below. */
function breadcrumbs({ title, path, crumbs = [], language }: PageFacts): Node[] {
  const home = language ? { href: paths.english(), label: english.home } : { href: paths.home(), label: '首页' };
  if (path === home.href) return [];
  const way = [home, ...crumbs, { href: path, label: title }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: way.map(({ href, label }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: addressOf(href),
      })),
    },
  ];
}

function itemList({ title }: PageFacts, listed: readonly ListedPage[]): Node {
  return {
    '@type': 'ItemList',
    name: title,
    numberOfItems: listed.length,
    itemListElement: listed.slice(0, LISTED_MOST).map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: entry.title,
      url: addressOf(entry.path),
    })),
  };
}

function faq({ path }: PageFacts, questions: readonly Question[]): Node {
  return {
    '@type': 'FAQPage',
    '@id': `${addressOf(path)}#faqpage`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Without fields that hold nothing: an empty one says something wrong. */
function present(node: Node): Node {
  const isEmpty = (value: unknown) =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(node).filter(([, value]) => !isEmpty(value))) as Node;
}
