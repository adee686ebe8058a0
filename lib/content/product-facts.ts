import 'server-only';
import {
  ProductFactsDocument,
  ProductsFactsDocument,
  type ProductFactFieldsFragment,
} from '@/graphql/generated/graphql';
import { cacheEvery, cacheItem, cacheList } from './reading/cache';
import { toNamedValues, toPrice, toVersionLink } from './reading/facts';
import { readAllExtensions, readExtension } from './reading/items';
import { asText, plain } from './reading/shapes';
import type { NamedValue, Price, VersionLink } from './types';

/** What decides on a version; everything is empty or null when the service has none of it. */
export interface ProductFacts {
  fit: string;
  unfit: string;
  /** the right version instead, where this one is not */
  unfitVersion: VersionLink | null;
  /** the five values that tell it from its siblings */
  decisive: NamedValue[];
  price: Price | null;
  leadTime: string;
  /** every specification; the versions of a module have the same names in the same order */
  parameters: NamedValue[];
}

/** @param id contentItemId */
export async function getProductFacts(id: string): Promise<ProductFacts> {
  'use cache';
  cacheItem('product', id);
  return toProductFacts(await readExtension('product', ProductFactsDocument, { id }));
}

/**
 * The facts of versions by contentItemId, to compare siblings; empty when the service has none.
 * @param ids of those that are shown; without it, all of them are
 */
export async function getFactsOfProducts(ids?: readonly string[]): Promise<Record<string, ProductFacts>> {
  'use cache';
  if (ids) cacheList('product');
  else cacheEvery('product');
  for (const id of ids ?? []) cacheItem('product', id);
  const all = await readAllExtensions('product', ProductsFactsDocument);
  const shown = all.filter((item) => !ids || ids.includes(plain(item.contentItemId)));
  return Object.fromEntries(shown.map((item) => [plain(item.contentItemId), toProductFacts(item)]));
}

function toProductFacts(raw: ProductFactFieldsFragment | undefined): ProductFacts {
  return {
    fit: asText(raw?.fit),
    unfit: asText(raw?.unfit),
    unfitVersion: toVersionLink(raw?.unfitProduct),
    decisive: toNamedValues(raw?.decisive),
    price: toPrice(raw?.price),
    leadTime: asText(raw?.leadTime),
    parameters: toNamedValues(raw?.parameters),
  };
}
