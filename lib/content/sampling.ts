import 'server-only';
import { ProductsFactsDocument, ProductsDocument } from '@/graphql/generated/graphql';
import { cacheContent } from './reading/cache';
import { presentOnly, query, queryAll, queryExtension } from './reading/client';
import { asText, inner } from './reading/shapes';

/** The fastest version of a module. */
export interface Sampling {
  /** name of the version */
  model: string;
  /** samples per second */
  rate: number;
}

/** Names of the parameter row that says how often a version looks. */
const ROWS = ['采样率', '帧率'];

/** By the alias of each module: its fastest version. Modules whose versions name no rate are missing. */
export async function getSampling(): Promise<Record<string, Sampling>> {
  'use cache';
  cacheContent('product');
  const [products, facts] = await Promise.all([
    queryAll(async (first, skip) => (await query(ProductsDocument, { first, skip })).product),
    queryAll(async (first, skip) => (await queryExtension(ProductsFactsDocument, { first, skip }))?.product),
  ]);
  const rates = new Map(facts.map((item) => [item.contentItemId, rateOf(item.parameters)]));
  const fastest: Record<string, Sampling> = {};
  for (const product of products) {
    const module = inner(presentOnly(product.module?.contentItems)[0]?.alias, 'alias');
    const rate = rates.get(product.contentItemId) ?? 0;
    if (module && rate > (fastest[module]?.rate ?? 0)) fastest[module] = { model: asText(product.displayText), rate };
  }
  return fastest;
}

/** `2,000 Hz（…）` → 2000, `60帧/s` → 60; 0 when the row is missing or says something else. */
function rateOf(parameters: unknown): number {
  const rows = presentOnly(Array.isArray(parameters) ? parameters : []) as { name?: unknown; value?: unknown }[];
  const value = asText(rows.find(({ name }) => ROWS.includes(String(name)))?.value);
  return Number(/^([\d,.]+)\s*(Hz|帧)/.exec(value)?.[1].replaceAll(',', '') ?? 0);
}
