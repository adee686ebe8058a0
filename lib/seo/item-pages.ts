import type { Case } from '../content/case';
import type { Domain } from '../content/domain';
import type { Feature } from '../content/feature';
import type { Lab } from '../content/lab';
import type { Module } from '../content/module';
import type { Product } from '../content/product';
import { articleAddress, type Publication } from '../content/publication';
import { wordsOf } from '../content/rich-text/words';
import type { Solution } from '../content/solution';
import type { TechDocument } from '../content/tech-document';
import type { Training } from '../content/training';
import type { ItemLink } from '../content/types';
import type { WhitePaper } from '../content/white-paper';
import { paths } from '../paths';
import { site } from '../site';
import { fixedPages } from './fixed-pages';
import type { Crumb, PageFacts } from './page-facts';
import { questionsIn } from './questions';

/*
 * What the page of each kind of item says of itself. `about` holds the fields
 * of its type of schema.org; those that all types share come from the page.
 */

const above = ({ title, path }: PageFacts): Crumb => ({ href: path, label: title });
const inEcosystem = (list: PageFacts): Crumb[] => [above(fixedPages.ecosystem), above(list)];

export function domainPage({ title, introduction, alias, image }: Domain): PageFacts {
  return {
    title,
    description: introduction,
    path: paths.domain(alias),
    picture: image,
    crumbs: [above(fixedPages.domains)],
    about: { '@type': 'WebPage' },
  };
}

export function modulePage({ title, englishName, introduction, alias, image }: Module): PageFacts {
  return {
    title,
    description: introduction,
    path: paths.module(alias),
    picture: image,
    crumbs: [above(fixedPages.modules)],
    about: { '@type': 'Product', alternateName: englishName, brand: { '@type': 'Brand', name: site.shortName } },
  };
}

export function productPage(module: ItemLink, { title, introduction, alias, image, gallery }: Product): PageFacts {
  return {
    title: `${title} ${module.title}`,
    description: introduction || `${module.title}的型号 ${title}：特点、参数与用过它的案例。`,
    path: paths.product(module.alias, alias),
    picture: image ?? gallery[0],
    crumbs: [above(fixedPages.modules), { href: paths.module(module.alias), label: module.title }],
    about: {
      '@type': 'Product',
      model: title,
      category: module.title,
      brand: { '@type': 'Brand', name: site.shortName },
    },
  };
}

export function solutionPage({ title, englishName, introduction, alias, image }: Solution): PageFacts {
  return {
    title,
    description: introduction,
    path: paths.solution(alias),
    picture: image,
    crumbs: [above(fixedPages.solutions)],
    about: { '@type': 'Service', alternateName: englishName, serviceType: '实验室方案' },
  };
}

export function featurePage({ title, englishName, introduction, alias, image }: Feature): PageFacts {
  return {
    title,
    description: introduction,
    path: paths.feature(alias),
    picture: image,
    crumbs: [above(fixedPages.features)],
    about: { '@type': 'WebPage', alternateName: englishName },
  };
}

export function casePage({ title, introduction, alias, image, publishedUtc, products }: Case): PageFacts {
  return {
    title,
    description: introduction,
    path: paths.case(alias),
    picture: image,
    isArticle: true,
    published: publishedUtc,
    crumbs: inEcosystem(fixedPages.cases),
    about: {
      '@type': 'Article',
      articleSection: '案例',
      mentions: products.map((card) => named('Product', card.title)),
    },
  };
}

export function labPage({ title, introduction, alias, images, publishedUtc }: Lab): PageFacts {
  return {
    title,
    description: introduction,
    path: paths.lab(alias),
    picture: images[0],
    isArticle: true,
    published: publishedUtc,
    crumbs: inEcosystem(fixedPages.labs),
    about: { '@type': 'Article', articleSection: '实验室' },
  };
}

export function techDocumentPage(item: TechDocument): PageFacts {
  const { title, introduction, alias, image, publishedUtc, description, modules } = item;
  return {
    title,
    description: introduction || wordsOf(description) || `技术文档：${title}`,
    path: paths.techDocument(alias),
    picture: image,
    isArticle: true,
    published: publishedUtc,
    crumbs: inEcosystem(fixedPages.techDocuments),
    about: {
      '@type': 'TechArticle',
      articleSection: '技术文档',
      mentions: modules.map((card) => named('Product', card.title)),
    },
    questions: questionsIn(description),
  };
}

export function publicationPage(item: Publication): PageFacts {
  const { title, introduction, alias, publishedUtc, citation, modules } = item;
  return {
    title,
    description: wordsOf(introduction) || `论文：${title}`,
    path: paths.publication(alias),
    picture: item.case?.image ?? modules[0]?.image,
    isArticle: true,
    published: publishedUtc,
    crumbs: inEcosystem(fixedPages.publications),
    about: {
      '@type': 'ScholarlyArticle',
      alternativeHeadline: citation?.englishTitle,
      author: citation?.authors.map((name) => named('Person', name)),
      isPartOf: citation?.journal ? named('Periodical', citation.journal) : undefined,
      volumeNumber: citation?.volume,
      issueNumber: citation?.issue,
      pagination: citation?.pages,
      sameAs: articleAddress(citation),
    },
  };
}

/** A course is an event once it is known when and where it is held. */
export function trainingPage({ title, introduction, alias, image, startTime, place }: Training): PageFacts {
  return {
    title,
    description: introduction,
    path: paths.training(alias),
    picture: image,
    crumbs: inEcosystem(fixedPages.trainings),
    about:
      startTime && place
        ? {
            '@type': 'Event',
            startDate: startTime,
            eventStatus: 'https://schema.org/EventScheduled',
            eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
            location: {
              '@type': 'Place',
              name: place,
              address: { '@type': 'PostalAddress', streetAddress: place, addressCountry: 'CN' },
            },
          }
        : { '@type': 'WebPage' },
  };
}

export function whitePaperPage({ title, description, id, image, publishedUtc, pages }: WhitePaper): PageFacts {
  return {
    title,
    description,
    path: paths.whitePaper(id),
    picture: image,
    isArticle: true,
    published: publishedUtc,
    crumbs: [above(fixedPages.whitePapers)],
    // the first pages are free, the rest after leaving one's name
    about: {
      '@type': 'Article',
      articleSection: '白皮书',
      pagination: pages ? `1–${pages}` : undefined,
      isAccessibleForFree: false,
    },
  };
}

function named(type: string, name: string): { '@type': string; name: string } {
  return { '@type': type, name };
}
