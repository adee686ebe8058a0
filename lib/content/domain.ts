import 'server-only';
import { DomainDocument, DomainsDocument } from '@/graphql/generated/graphql';
import { cacheContent } from './reading/cache';
import { fetchRelated, presentOnly, query, queryAll } from './reading/client';
import { bySortNum, findByAliasOrId, toCardPage, toCards } from './reading/lists';
import { pictureReader } from './reading/pictures';
import { richText } from './rich-text/rich-text';
import { asText, inner, plain } from './reading/shapes';
import type { Card, CardPage, Picture, RichText } from './types';

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

export interface Domain {
  id: string;
  alias: string;
  title: string;
  subTitle: string;
  introduction: string;
  description: RichText;
  icon: Picture | null;
  image: Picture | null;
  headerImage: Picture | null;
  fieldSolutions: FieldSolution[];
  relatedModules: RelatedModule[];
}

/** All domains by sortNum. */
export async function getDomains(): Promise<Card[]> {
  'use cache';
  cacheContent('domain');
  const all = await queryAll(async (first, skip) => (await query(DomainsDocument, { first, skip })).domain);
  return toCards('domain', bySortNum(all));
}

/** @param segment alias or contentItemId */
export async function getDomain(segment: string): Promise<Domain | null> {
  'use cache';
  cacheContent('domain', segment);
  const item = await findByAliasOrId(
    segment,
    async (where) => presentOnly((await query(DomainDocument, where)).domain)[0],
  );
  if (!item) return null;
  const pictures = await pictureReader();
  const title = asText(item.displayText);
  return {
    id: plain(item.contentItemId),
    alias: inner(item.alias, 'alias') || segment,
    title,
    subTitle: asText(item.subTitle),
    introduction: asText(item.introduction),
    description: await richText(item.description?.html || item.description?.markdown, { idPrefix: 'about' }),
    icon: pictures(item.icon, '')[0] ?? null,
    image: pictures(item.image, title)[0] ?? null,
    headerImage: pictures(item.headerImage, title)[0] ?? null,
    fieldSolutions: await Promise.all(
      presentOnly(item.fieldSolution?.contentItems).map(async (entry, index) => ({
        title: asText(entry.displayText),
        name: asText(entry.name),
        introduction: asText(entry.introduction),
        description: await richText(entry.description, { level: 4, idPrefix: `field-${index + 1}` }),
        details: await richText(entry.details, { level: 4, idPrefix: `field-${index + 1}-more` }),
        image: pictures(entry.image, asText(entry.displayText))[0] ?? null,
      })),
    ),
    relatedModules: presentOnly(item.relatedModules?.contentItems).flatMap((entry) => {
      const target = presentOnly(entry.module?.contentItems)[0];
      const alias = inner(target?.alias, 'alias');
      if (!alias) return [];
      const name = asText(entry.displayText) || asText(target?.displayText);
      return {
        alias,
        title: name,
        description: asText(entry.description),
        introduction: asText(entry.introduction) || asText(target?.introduction),
        image: (pictures(entry.image, name)[0] ?? pictures(target?.image, name)[0]) || null,
      };
    }),
  };
}

/** Domains for the home page: the content list of §7, by SortNum. */
export async function getHomeDomains(pageSize: number): Promise<CardPage> {
  'use cache';
  cacheContent('domain');
  const parameters = { contentType: 'Domain', orderColumn: 'SortNum', isAsc: 'true', pageSize };
  return toCardPage('domain', await fetchRelated('content/GetContentItem', parameters));
}
