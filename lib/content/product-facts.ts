import 'server-only';
import {
  ProductFactsDocument,
  ProductsFactsDocument,
  type ProductFactFieldsFragment,
} from '@/graphql/generated/graphql';
import { cacheContent } from './reading/cache';
import { presentOnly, queryAll, queryExtension } from './reading/client';
import { toNamedValues, toPrice, toVersionLink } from './reading/facts';
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
  cacheContent('product', id);
  return toProductFacts(presentOnly((await queryExtension(ProductFactsDocument, { id }))?.product)[0]);
}

/** The facts of every version by contentItemId, to compare siblings; empty when the service has none. */
export async function getFactsOfProducts(): Promise<Record<string, ProductFacts>> {
  'use cache';
  cacheContent('product');
  const all = await queryAll(
    async (first, skip) => (await queryExtension(ProductsFactsDocument, { first, skip }))?.product,
  );
  return Object.fromEntries(all.map((item) => [plain(item.contentItemId), toProductFacts(item)]));
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
