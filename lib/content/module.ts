import 'server-only';
import {
  ModuleDocument,
  ModuleFactsDocument,
  ModuleShortNamesDocument,
  ModulesDocument,
} from '@/graphql/generated/graphql';
import { cacheContent } from './reading/cache';
import { fetchRelated, presentOnly, query, queryAll, queryExtension } from './reading/client';
import { toNamedValues } from './reading/facts';
import { bySortNum, findByAliasOrId, toCardPage, toCards } from './reading/lists';
import { pictureReader } from './reading/pictures';
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
  cacheContent('module');
  const all = await queryAll(async (first, skip) => (await query(ModulesDocument, { first, skip })).module);
  return toCards('module', bySortNum(all));
}

/** Short names by id; empty where the service has none. */
export async function getModuleShortNames(): Promise<Record<string, string>> {
  'use cache';
  cacheContent('module');
  const all = await queryAll(
    async (first, skip) => (await queryExtension(ModuleShortNamesDocument, { first, skip }))?.module,
  );
  return Object.fromEntries(all.map((item) => [plain(item.contentItemId), asText(item.shortName)]));
}

/** @param segment alias or contentItemId */
export async function getModule(segment: string): Promise<Module | null> {
  'use cache';
  cacheContent('module', segment);
  const item = await findByAliasOrId(
    segment,
    async (where) => presentOnly((await query(ModuleDocument, where)).module)[0],
  );
  if (!item) return null;
  const pictures = await pictureReader();
  const title = asText(item.displayText);
  const alias = inner(item.alias, 'alias') || segment;
  const extension = presentOnly((await queryExtension(ModuleFactsDocument, { alias }))?.module)[0];
  return {
    id: plain(item.contentItemId),
    alias,
    title,
    englishName: asText(item.englishName),
    introduction: asText(item.introduction),
    feature: await richText(item.feature, { level: 3, idPrefix: 'feature' }),
    details: await richText(item.details, { level: 3, idPrefix: 'details' }),
    icon: pictures(item.icon, '')[0] ?? null,
    headerImage: pictures(item.headerImage, title)[0] ?? null,
    image: pictures(item.image, title)[0] ?? null,
    introductionImage: pictures(item.introductionImage, title)[0] ?? null,
    featureImage: pictures(item.featureImage, title)[0] ?? null,
    facts: toNamedValues(extension?.facts),
    index: presentOnly(item.index?.contentItems).map((entry, position) => ({
      alias: inner(entry.alias, 'alias') || `index-${position + 1}`,
      title: asText(entry.displayText),
      significance: asText(entry.significance),
      items: presentOnly(entry.subItems?.contentItems).map((sub) => ({
        title: asText(sub.displayText),
        introduction: asText(sub.introduction),
        image: pictures(sub.image, asText(sub.displayText))[0] ?? null,
      })),
    })),
  };
}

/** Modules for the home page: the content list of §7, by SortNum. */
export async function getHomeModules(pageSize: number): Promise<CardPage> {
  'use cache';
  cacheContent('module');
  const parameters = { contentType: 'Module', orderColumn: 'SortNum', isAsc: 'true', pageSize };
  return toCardPage('module', await fetchRelated('content/GetContentItem', parameters));
}

export async function getModulesOfLab(laboratoryId: string): Promise<Card[]> {
  'use cache';
  cacheContent('module');
  return toCards('module', (await fetchRelated('module/GetByLaboratoryId', { laboratoryId })).list);
}

export async function getModulesOfCase(caseId: string): Promise<Card[]> {
  'use cache';
  cacheContent('module');
  return toCards('module', (await fetchRelated('module/GetByCaseId', { caseId })).list);
}
