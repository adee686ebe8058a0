import 'server-only';
import {
  ModuleDocument,
  ModuleFactsDocument,
  ModuleShortNamesDocument,
  ModulesDocument,
} from '@/graphql/generated/graphql';
import { cacheEveryFields, cacheItem } from './reading/cache';
import { fetchRelated, presentOnly } from './reading/client';
import { toNamedValues } from './reading/facts';
import { headOf, readAll, readAllExtensions, readExtension, readItem } from './reading/items';
import { bySortNum, fetchOrdered, toCards, toEveryCard } from './reading/lists';
import { picture } from './reading/pictures';
import { richText } from './rich-text/rich-text';
import { asText, inner, plain } from './reading/shapes';
import type { Card, CardPage, NamedValue, Picture, RichText } from './types';

/** An indexed section of a module page: a metric with what belongs to it. */
export interface ModuleIndex {
  alias: string;
  title: string;
  significance: string;
  items: { title: string; introduction: string; image: Picture | null }[];
}

export interface Module {
  id: string;
  alias: string;
  title: string;
  englishName: string;
  introduction: string;
  feature: RichText;
  details: RichText;
  icon: Picture | null;
  headerImage: Picture | null;
  image: Picture | null;
  introductionImage: Picture | null;
  featureImage: Picture | null;
  index: ModuleIndex[];
  /** the three that the page opens with */
  facts: NamedValue[];
}

/** All modules by sortNum. */
export async function getModules(): Promise<Card[]> {
  'use cache';
  return toEveryCard('module', bySortNum(await readAll('module', ModulesDocument)));
}

/** Short names by id; empty where the service has none. */
export async function getModuleShortNames(): Promise<Record<string, string>> {
  'use cache';
  cacheEveryFields('module', 'shortName');
  const all = await readAllExtensions('module', ModuleShortNamesDocument);
  return Object.fromEntries(all.map((item) => [plain(item.contentItemId), asText(item.shortName)]));
}

/** @param segment alias or contentItemId */
export async function getModule(segment: string): Promise<Module | null> {
  'use cache';
  const item = await readItem('module', segment, ModuleDocument);
  if (!item) return null;
  const head = headOf(item, segment);
  const { title } = head;
  const extension = await readExtension('module', ModuleFactsDocument, { alias: head.alias });
  return {
    ...head,
    englishName: asText(item.englishName),
    introduction: asText(item.introduction),
    feature: await richText(item.feature, { level: 3, idPrefix: 'feature', inChapters: true }),
    details: await richText(item.details, { level: 3, idPrefix: 'details', inChapters: true }),
    icon: picture(item.icon, ''),
    headerImage: picture(item.headerImage, title),
    image: picture(item.image, title),
    introductionImage: picture(item.introductionImage, title),
    featureImage: picture(item.featureImage, title),
    facts: toNamedValues(extension?.facts),
    index: presentOnly(item.index?.contentItems).map((entry, position) => ({
      alias: inner(entry.alias, 'alias') || `index-${position + 1}`,
      title: asText(entry.displayText),
      significance: asText(entry.significance),
      items: presentOnly(entry.subItems?.contentItems).map((sub) => ({
        title: asText(sub.displayText),
        introduction: asText(sub.introduction),
        image: picture(sub.image, asText(sub.displayText)),
      })),
    })),
  };
}

/** Modules for the home page, by SortNum. */
export async function getHomeModules(pageSize: number): Promise<CardPage> {
  'use cache';
  return fetchOrdered('module', 'SortNum', pageSize);
}

/** The modules that a laboratory picks. */
export async function getModulesOfLab(laboratoryId: string): Promise<Card[]> {
  'use cache';
  cacheItem('lab', laboratoryId);
  return toCards('module', (await fetchRelated('module/GetByLaboratoryId', { laboratoryId })).list);
}

/** The modules that a case picks. */
export async function getModulesOfCase(caseId: string): Promise<Card[]> {
  'use cache';
  cacheItem('case', caseId);
  return toCards('module', (await fetchRelated('module/GetByCaseId', { caseId })).list);
}
