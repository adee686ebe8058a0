import 'server-only';
import { SolutionCardsDocument, SolutionOwnDocument } from '@/graphql/generated/graphql';
import { getField, getItem, type Item } from './item';
import { cacheEveryFields, cacheItem, cacheList } from './reading/cache';
import { aliasesOf, readAll, readAllExtensions, WHOLE_AT_ONCE } from './reading/items';
import { bySortNum, relatedCards, toEveryCard } from './reading/lists';
import { picture } from './reading/pictures';
import { asText, plain } from './reading/shapes';
import type { Card, Picture } from './types';

export type Solution = Item<'solution'>;

/** A part of a solution: a section of its page. */
export type SolutionPart = Solution['children'][number];

/** @param segment alias or contentItemId */
export const getSolution = (segment: string) => getItem('solution', segment);

/** All solutions by sortNum; `image` is the home picture where there is one. */
export async function getSolutions(): Promise<SolutionCard[]> {
  'use cache';
  const sorted = bySortNum(await readAll(SolutionCardsDocument));
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
export const getSolutionQuestions = () => getField('solution', 'question');

/** Aliases of the modules that each solution uses, by the solution's id. */
export async function getSolutionModuleAliases(): Promise<Record<string, string[]>> {
  'use cache';
  cacheEveryFields('solution', 'modules');
  cacheList('module');
  const all = await readAllExtensions(SolutionOwnDocument, WHOLE_AT_ONCE);
  return Object.fromEntries(all.map((item) => [plain(item.contentItemId), aliasesOf(item.modules?.contentItems)]));
}

export async function getSolutionsOfDomain(domainId: string): Promise<Card[]> {
  'use cache';
  return relatedCards('solution/GetByDomainId', { domainId });
}

/** The solutions that a case picks. */
export async function getSolutionsOfCase(caseId: string): Promise<Card[]> {
  'use cache';
  cacheItem('case', caseId);
  return relatedCards('solution/GetByCaseId', { caseId });
}
