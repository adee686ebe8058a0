import 'server-only';
import { DomainItemDocument } from '@/graphql/generated/graphql';
import type { Item } from './item';
import { cacheEveryFields, cacheItem, cacheList } from './reading/cache';
import { orEmpty, presentOnly } from './reading/client';
import { aliasesOf, headOf, readAll, readItem, WHOLE_AT_ONCE } from './reading/items';
import { fetchOrdered } from './reading/lists';
import { picture } from './reading/pictures';
import { richText } from './rich-text/rich-text';
import { asText, inner, plain } from './reading/shapes';
import { partOf } from './reading/view';
import type { CardPage, Picture, RichText } from './types';

export interface FieldSolution {
  title: string;
  name: string;
  introduction: string;
  description: RichText;
  details: RichText;
  image: Picture | null;
}

/** A module as a domain presents it. */
export interface RelatedModule {
  alias: string;
  title: string;
  description: string;
  introduction: string;
  image: Picture | null;
}

const SHOWN = ['subTitle', 'introduction', 'icon', 'image', 'headerImage'] as const;

export interface Domain extends Pick<Item<'domain'>, 'id' | 'alias' | 'title' | (typeof SHOWN)[number]> {
  description: RichText;
  fieldSolutions: FieldSolution[];
  relatedModules: RelatedModule[];
}

/** @param segment alias or contentItemId */
export async function getDomain(segment: string): Promise<Domain | null> {
  'use cache';
  const item = await readItem('domain', segment, DomainItemDocument);
  if (!item) return null;
  const head = headOf(item, segment);
  cacheList('module');
  return {
    ...head,
    ...(await partOf('domain', item, SHOWN)),
    description: await richText(item.description?.html || item.description?.markdown, {
      level: 3,
      idPrefix: 'about',
      inChapters: true,
    }),
    fieldSolutions: await Promise.all(
      presentOnly(item.fieldSolution?.contentItems).map(async (entry, index) => ({
        title: asText(entry.displayText),
        name: asText(entry.name),
        introduction: asText(entry.introduction),
        description: await richText(entry.description, { level: 4, idPrefix: `field-${index + 1}` }),
        details: await richText(entry.details, { level: 4, idPrefix: `field-${index + 1}-more` }),
        image: picture(entry.image, asText(entry.displayText)),
      })),
    ),
    relatedModules: presentOnly(item.relatedModules?.contentItems).flatMap((entry) => {
      const target = presentOnly(entry.module?.contentItems)[0];
      const alias = inner(target?.alias, 'alias');
      if (!alias) return [];
      const title = asText(entry.displayText) || asText(target?.displayText);
      const introduction = asText(entry.introduction);
      const image = picture(entry.image, title);
      // what the domain does not say itself is the module's
      if (!entry.displayText || !introduction || !image) cacheItem('module', alias, 'card');
      return {
        alias,
        title,
        description: asText(entry.description),
        introduction: introduction || asText(target?.introduction),
        image: image ?? picture(target?.image, title),
      };
    }),
  };
}

/** Aliases of the modules that each domain presents, by the domain's id; none while they cannot be read. */
export async function getDomainModuleAliases(): Promise<Record<string, string[]>> {
  'use cache';
  cacheEveryFields('domain', 'relatedModules');
  cacheList('module');
  const all = await orEmpty('domain modules', readAll(DomainItemDocument, WHOLE_AT_ONCE));
  return Object.fromEntries(
    all.map((item) => [
      plain(item.contentItemId),
      presentOnly(item.relatedModules?.contentItems).flatMap((entry) => aliasesOf(entry.module?.contentItems)),
    ]),
  );
}

/** Domains for the home page, by SortNum. */
export async function getHomeDomains(pageSize: number): Promise<CardPage> {
  'use cache';
  return fetchOrdered('domain', 'SortNum', pageSize);
}
