import 'server-only';
import { CaseOwnDocument, ProductItemDocument } from '@/graphql/generated/graphql';
import { RECOMMENDED_PRODUCT_COUNT, WHOLE_LIST_PAGE_SIZE } from '../constants';
import type { Item } from './item';
import { cacheItem, cacheList } from './reading/cache';
import { fetchRelated, presentOnly, query } from './reading/client';
import { entries, mustBeAbsent, readAllExtensions, WHOLE_AT_ONCE } from './reading/items';
import { toCards, toItemLinks } from './reading/lists';
import { pictures } from './reading/pictures';
import { richText } from './rich-text/rich-text';
import { readNames } from './reading/uniform';
import type { RawItem } from '../content-service/envelope';
import { partOf } from './reading/view';
import { asText, inner, pickedAlias, plain, toCard, toItemLink } from './reading/shapes';
import type { Card, ItemLink, Picture, RichText } from './types';

/** A version in its module's list: a card with what the version dialog shows. */
export interface ProductSummary extends Card {
  description: RichText;
  parameter: RichText;
}

const SHOWN = [
  'publishedUtc',
  'introduction',
  'description',
  'feature',
  'featureIntroduction',
  'details',
  'image',
] as const;

export interface Product extends Pick<Item<'product'>, 'id' | 'alias' | 'title' | (typeof SHOWN)[number]> {
  module: ItemLink | null;
  /** as an HTML table: its rows are facts */
  parameter: RichText;
  gallery: Picture[];
}

/** A version with the module it is under, for addresses. */
export interface ProductAddress {
  id: string;
  alias: string;
  moduleId: string;
  moduleAlias: string;
}

/** Every version that is under a module. */
export async function getProductAddresses(): Promise<ProductAddress[]> {
  'use cache';
  cacheList('product');
  cacheList('module');
  const all = await readNames('product');
  return all.flatMap((item) => {
    const module = presentOnly(item.module?.contentItems)[0];
    const alias = inner(item.alias, 'alias');
    const moduleAlias = inner(module?.alias, 'alias');
    if (!alias || !moduleAlias) return [];
    return { id: plain(item.contentItemId), alias, moduleId: plain(module?.contentItemId), moduleAlias };
  });
}

/** Versions as links, in the order of these aliases; what is no version here is left out. */
export async function getProductLinks(aliases: readonly string[]): Promise<(ItemLink & { moduleAlias: string })[]> {
  'use cache';
  cacheList('product');
  cacheList('module');
  const all = await readNames('product');
  return aliases.flatMap((alias) => {
    const item = all.find((known) => inner(known.alias, 'alias') === alias);
    const link = item && toItemLink(item);
    const moduleAlias = pickedAlias(item?.module);
    if (!link || !moduleAlias) return [];
    cacheItem('product', link.id, 'name');
    return [{ ...link, moduleAlias }];
  });
}

/** The version at an address: both parts may be an alias or a contentItemId, and it has to be under that module. */
export async function findProduct(moduleSegment: string, segment: string): Promise<Product | null> {
  const address = (await getProductAddresses()).find(
    ({ id, alias, moduleId, moduleAlias }) =>
      (alias === segment || id === segment) && (moduleAlias === moduleSegment || moduleId === moduleSegment),
  );
  if (!address) mustBeAbsent('product', segment);
  return address ? getProduct(address.id) : null;
}

/** All versions of a module. */
export async function getProductsOfModule(moduleId: string, moduleAlias: string): Promise<ProductSummary[]> {
  'use cache';
  cacheList('product');
  const summaries = (await readProductsOfModule(moduleId)).map(async (item, index) => {
    const card = toCard('product', item, pictures);
    if (!card) return null;
    cacheItem('product', card.id);
    return {
      ...card,
      parentAlias: moduleAlias,
      description: await richText(item.description, { level: 4, idPrefix: `version-${index + 1}` }),
      parameter: await richText(item.parameter, { level: 4 }),
    };
  });
  return presentOnly(await Promise.all(summaries));
}

/** One version by its contentItemId. */
export async function getProduct(id: string): Promise<Product | null> {
  'use cache';
  cacheItem('product', id);
  const [item] = entries(await query(ProductItemDocument, { id }, { module: 'true' }));
  if (!item) return null;
  const title = asText(item.displayText);
  const [module] = toItemLinks('module', item.module?.contentItems);
  return {
    id,
    alias: inner(item.alias, 'alias'),
    title,
    module: module ?? null,
    ...(await partOf('product', item, SHOWN)),
    parameter: await richText(item.parameter, { level: 3 }),
    gallery: pictures(item.productImgs, title),
  };
}

/**
 * What else a reader of a version page may want: up to 4 siblings, then
 * versions used in the same cases.
 * @param id contentItemId of the version
 */
export async function getRecommendedProducts(id: string, moduleId: string, moduleAlias: string): Promise<Card[]> {
  'use cache';
  const module = { contentItems: [{ alias: { alias: moduleAlias } }] };
  const siblings = (await readProductsOfModule(moduleId)).filter((item) => item.contentItemId !== id);
  const recommended: RawItem[] = siblings.map((item) => ({ ...item, module })).slice(0, RECOMMENDED_PRODUCT_COUNT);
  if (recommended.length < RECOMMENDED_PRODUCT_COUNT) {
    cacheList('case');
    const known = new Set<unknown>([id, ...siblings.map((item) => item.contentItemId)]);
    for (const item of await readAllExtensions(CaseOwnDocument, WHOLE_AT_ONCE)) {
      const used = presentOnly(item.products?.contentItems);
      if (!used.some((entry) => entry.contentItemId === id)) continue;
      for (const entry of used) {
        if (!known.has(entry.contentItemId)) recommended.push(entry);
        known.add(entry.contentItemId);
      }
    }
  }
  return toCards('product', recommended.slice(0, RECOMMENDED_PRODUCT_COUNT));
}

async function readProductsOfModule(moduleId: string): Promise<RawItem[]> {
  const parameters = { moduleId, page: 1, pageSize: WHOLE_LIST_PAGE_SIZE };
  return (await fetchRelated('product/GetByModuleId', parameters)).list;
}
