import 'server-only';
import { ProductDocument, ProductsDocument, ProductsInCasesDocument } from '@/graphql/generated/graphql';
import { RECOMMENDED_PRODUCT_COUNT, WHOLE_LIST_PAGE_SIZE } from '../constants';
import { cacheContent } from './reading/cache';
import { fetchRelated, presentOnly, query, queryAll, queryExtension } from './reading/client';
import { toCards } from './reading/lists';
import { pictureReader } from './reading/pictures';
import { richText } from './rich-text/rich-text';
import { asText, inner, plain, toCard, toItemLink } from './reading/shapes';
import type { Card, ItemLink, Picture, RichText } from './types';

/** A version in its module's list: a card with what the version dialog shows. */
export interface ProductSummary extends Card {
  description: RichText;
  parameter: RichText;
}

export interface Product {
  id: string;
  alias: string;
  title: string;
  module: ItemLink | null;
  moduleId: string;
  publishedUtc: string;
  introduction: string;
  description: RichText;
  feature: RichText;
  featureIntroduction: RichText;
  parameter: RichText;
  details: RichText;
  image: Picture | null;
  gallery: Picture[];
}

/** A version with the module it stands under, for addresses. */
export interface ProductAddress {
  id: string;
  alias: string;
  moduleAlias: string;
}

export async function getProductAddresses(): Promise<ProductAddress[]> {
  'use cache';
  cacheContent('product');
  const all = await queryAll(async (first, skip) => (await query(ProductsDocument, { first, skip })).product);
  return all.flatMap((item) => {
    const alias = inner(item.alias, 'alias');
    const moduleAlias = inner(presentOnly(item.module?.contentItems)[0]?.alias, 'alias');
    return alias && moduleAlias ? { id: plain(item.contentItemId), alias, moduleAlias } : [];
  });
}

/** All versions of a module: page 1, pageSize 100 (SPECIFICATION §7). */
export async function getProductsOfModule({
  id: moduleId,
  alias,
}: {
  id: string;
  alias: string;
}): Promise<ProductSummary[]> {
  'use cache';
  cacheContent('product');
  const parameters = { moduleId, page: 1, pageSize: WHOLE_LIST_PAGE_SIZE };
  const { list } = await fetchRelated('product/GetByModuleId', parameters);
  const pictures = await pictureReader();
  const summaries = list.map(async (item, index) => {
    const card = toCard('product', item, pictures);
    if (!card) return null;
    return {
      ...card,
      parentAlias: alias,
      description: await richText(item.description, { level: 4, idPrefix: `version-${index + 1}` }),
      parameter: await richText(item.parameter, { level: 4 }),
    };
  });
  return presentOnly(await Promise.all(summaries));
}

/** One version by its contentItemId, asked for with `module=true` (SPECIFICATION §7). */
export async function getProduct(id: string): Promise<Product | null> {
  'use cache';
  cacheContent('product', id);
  const item = presentOnly((await query(ProductDocument, { id }, { module: 'true' })).product)[0];
  if (!item) return null;
  const pictures = await pictureReader();
  const title = asText(item.displayText);
  const module = presentOnly(item.module?.contentItems)[0];
  return {
    id,
    alias: inner(item.alias, 'alias'),
    title,
    module: toItemLink(module),
    moduleId: plain(module?.contentItemId),
    publishedUtc: plain(item.publishedUtc),
    introduction: asText(item.introduction),
    description: await richText(item.description, { level: 3, idPrefix: 'description' }),
    feature: await richText(item.feature?.html, { level: 3, idPrefix: 'feature' }),
    featureIntroduction: await richText(item.featureIntroduction?.html, { level: 3, idPrefix: 'feature-introduction' }),
    parameter: await richText(item.parameter, { level: 3 }),
    details: await richText(item.details, { level: 3, idPrefix: 'details' }),
    image: pictures(item.image, title)[0] ?? null,
    gallery: pictures(item.productImgs, title),
  };
}

/**
 * What else a reader of a version page may want: up to 4 siblings, then
 * versions used in the same cases (PRODUCT.md, settled readings).
 */
export async function getRecommendedProducts(product: Pick<Product, 'id' | 'moduleId' | 'module'>): Promise<Card[]> {
  'use cache';
  cacheContent('product');
  const siblings = (await getProductsOfModule({ id: product.moduleId, alias: product.module?.alias ?? '' })).filter(
    (card) => card.id !== product.id,
  );
  const recommended: Card[] = siblings.slice(0, RECOMMENDED_PRODUCT_COUNT);
  if (recommended.length === RECOMMENDED_PRODUCT_COUNT) return recommended;
  const answer = await queryExtension(ProductsInCasesDocument, { first: 100, skip: 0 });
  const known = new Set([product.id, ...siblings.map((card) => card.id)]);
  for (const item of presentOnly(answer?.ecosystemCase)) {
    const used = presentOnly(item.products?.contentItems);
    if (!used.some((entry) => entry.contentItemId === product.id)) continue;
    for (const card of await toCards('product', used)) {
      if (known.has(card.id) || recommended.length === RECOMMENDED_PRODUCT_COUNT) continue;
      known.add(card.id);
      recommended.push(card);
    }
  }
  return recommended;
}
