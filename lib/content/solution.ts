import 'server-only';
import {
  SolutionDocument,
  SolutionModuleAliasesDocument,
  SolutionModulesDocument,
  SolutionQuestionsDocument,
  SolutionsDocument,
} from '@/graphql/generated/graphql';
import { cacheEveryFields, cacheItem, cacheList } from './reading/cache';
import { fetchRelated, presentOnly } from './reading/client';
import { aliasesOf, headOf, readAll, readAllExtensions, readExtension, readItem } from './reading/items';
import { bySortNum, toCards, toEveryCard } from './reading/lists';
import { picture } from './reading/pictures';
import { richText } from './rich-text/rich-text';
import { asText, plain } from './reading/shapes';
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
  const sorted = bySortNum(await readAll('solution', SolutionsDocument));
  return toEveryCard('solution', sorted).map((card) => {
    const item = sorted.find((entry) => entry.contentItemId === card.id);
    return {
      ...card,
      shortName: asText(item?.shortName) || card.title,
      englishName: asText(item?.englishName),
      homeImage: picture(item?.homeImage, card.title) ?? card.image,
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
  cacheEveryFields('solution', 'question');
  const all = await readAllExtensions('solution', SolutionQuestionsDocument);
  return Object.fromEntries(all.map((item) => [plain(item.contentItemId), asText(item.question)]));
}

/** @param segment alias or contentItemId */
export async function getSolution(segment: string): Promise<Solution | null> {
  'use cache';
  const item = await readItem('solution', segment, SolutionDocument, { detail: 'true' });
  if (!item) return null;
  const head = headOf(item, segment);
  const { title } = head;
  const extension = await readExtension('solution', SolutionModulesDocument, { alias: head.alias });
  return {
    ...head,
    shortName: asText(item.shortName),
    name: asText(item.name),
    englishName: asText(item.englishName),
    subTitle: asText(item.subTitle),
    introductionName: asText(item.introductionName),
    introduction: asText(item.introduction),
    description: await richText(item.description, { level: 3, idPrefix: 'about', inChapters: true }),
    icon: picture(item.icon, ''),
    image: picture(item.image, title),
    headerImage: picture(item.headerImage, title),
    children: await Promise.all(
      presentOnly(item.children?.contentItems).map(async (part, index) => ({
        title: asText(part.displayText),
        name: asText(part.name),
        introduction: asText(part.introduction),
        details: await richText(part.details, { level: 3, idPrefix: `child-${index + 1}` }),
        image: picture(part.image, asText(part.displayText)),
      })),
    ),
    modules: toCards('module', presentOnly(extension?.modules?.contentItems)),
  };
}

/** Aliases of the modules that each solution uses, by the solution's id. */
export async function getSolutionModuleAliases(): Promise<Record<string, string[]>> {
  'use cache';
  cacheEveryFields('solution', 'modules');
  cacheList('module');
  const all = await readAllExtensions('solution', SolutionModuleAliasesDocument);
  return Object.fromEntries(all.map((item) => [plain(item.contentItemId), aliasesOf(item.modules?.contentItems)]));
}

export async function getSolutionsOfDomain(domainId: string): Promise<Card[]> {
  'use cache';
  return toCards('solution', (await fetchRelated('solution/GetByDomainId', { domainId })).list);
}

/** The solutions that a case picks. */
export async function getSolutionsOfCase(caseId: string): Promise<Card[]> {
  'use cache';
  cacheItem('case', caseId);
  return toCards('solution', (await fetchRelated('solution/GetByCaseId', { caseId })).list);
}
