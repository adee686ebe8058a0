import 'server-only';
import {
  SolutionDocument,
  SolutionModulesDocument,
  SolutionQuestionsDocument,
  SolutionsDocument,
} from '@/graphql/generated/graphql';
import { cacheContent } from './reading/cache';
import { fetchRelated, presentOnly, query, queryAll, queryExtension } from './reading/client';
import { bySortNum, findByAliasOrId, toCards } from './reading/lists';
import { pictureReader } from './reading/pictures';
import { richText } from './rich-text/rich-text';
import { asText, inner, plain } from './reading/shapes';
import type { Card, Picture, RichText } from './types';

/** A part of a solution: a section of its page. */
export interface SolutionPart {
  title: string;
  name: string;
  introduction: string;
  details: RichText;
  image: Picture | null;
}

export interface Solution {
  id: string;
  alias: string;
  title: string;
  shortName: string;
  name: string;
  englishName: string;
  subTitle: string;
  introductionName: string;
  introduction: string;
  description: RichText;
  icon: Picture | null;
  image: Picture | null;
  headerImage: Picture | null;
  children: SolutionPart[];
  modules: Card[];
}

/** All solutions by sortNum; `image` is the home picture where there is one. */
export async function getSolutions(): Promise<SolutionCard[]> {
  'use cache';
  cacheContent('solution');
  const all = await queryAll(async (first, skip) => (await query(SolutionsDocument, { first, skip })).solution);
  const pictures = await pictureReader();
  const sorted = bySortNum(all);
  const cards = await toCards('solution', sorted);
  return cards.map((card) => {
    const item = sorted.find((entry) => entry.contentItemId === card.id);
    return {
      ...card,
      shortName: asText(item?.shortName) || card.title,
      englishName: asText(item?.englishName),
      homeImage: pictures(item?.homeImage, card.title)[0] ?? card.image,
    };
  });
}

export interface SolutionCard extends Card {
  shortName: string;
  englishName: string;
  homeImage: Picture | null;
}

/** The question that each solution answers, by its id; empty where the service has none. */
export async function getSolutionQuestions(): Promise<Record<string, string>> {
  'use cache';
  cacheContent('solution');
  const all = await queryAll(
    async (first, skip) => (await queryExtension(SolutionQuestionsDocument, { first, skip }))?.solution,
  );
  return Object.fromEntries(all.map((item) => [plain(item.contentItemId), asText(item.question)]));
}

/** @param segment alias or contentItemId */
export async function getSolution(segment: string): Promise<Solution | null> {
  'use cache';
  cacheContent('solution', segment);
  const item = await findByAliasOrId(
    segment,
    async (where) => presentOnly((await query(SolutionDocument, where, { detail: 'true' })).solution)[0],
  );
  if (!item) return null;
  const pictures = await pictureReader();
  const title = asText(item.displayText);
  const alias = inner(item.alias, 'alias') || segment;
  const extension = await queryExtension(SolutionModulesDocument, { alias });
  return {
    id: plain(item.contentItemId),
    alias,
    title,
    shortName: asText(item.shortName),
    name: asText(item.name),
    englishName: asText(item.englishName),
    subTitle: asText(item.subTitle),
    introductionName: asText(item.introductionName),
    introduction: asText(item.introduction),
    description: await richText(item.description, { level: 3, idPrefix: 'about' }),
    icon: pictures(item.icon, '')[0] ?? null,
    image: pictures(item.image, title)[0] ?? null,
    headerImage: pictures(item.headerImage, title)[0] ?? null,
    children: await Promise.all(
      presentOnly(item.children?.contentItems).map(async (part, index) => ({
        title: asText(part.displayText),
        name: asText(part.name),
        introduction: asText(part.introduction),
        details: await richText(part.details, { level: 3, idPrefix: `child-${index + 1}` }),
        image: pictures(part.image, asText(part.displayText))[0] ?? null,
      })),
    ),
    modules: await toCards('module', presentOnly(presentOnly(extension?.solution)[0]?.modules?.contentItems)),
  };
}

export async function getSolutionsOfDomain(domainId: string): Promise<Card[]> {
  'use cache';
  cacheContent('solution');
  return toCards('solution', (await fetchRelated('solution/GetByDomainId', { domainId })).list);
}

export async function getSolutionsOfCase(caseId: string): Promise<Card[]> {
  'use cache';
  cacheContent('solution');
  return toCards('solution', (await fetchRelated('solution/GetByCaseId', { caseId })).list);
}
