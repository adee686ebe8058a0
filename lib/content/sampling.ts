import 'server-only';
import { ProductOwnDocument } from '@/graphql/generated/graphql';
import { cacheEveryFields, cacheItem } from './reading/cache';
import { presentOnly } from './reading/client';
import { readAllExtensions, WHOLE_AT_ONCE } from './reading/items';
import { readNames } from './reading/uniform';
import { asText, inner, plain } from './reading/shapes';

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
  cacheEveryFields('product', 'parameters');
  const [products, facts] = await Promise.all([
    readNames('product'),
    readAllExtensions(ProductOwnDocument, WHOLE_AT_ONCE),
  ]);
  const rates = new Map(facts.map((item) => [plain(item.contentItemId), rateOf(item.parameters)]));
  const fastest: Record<string, Sampling & { id: string }> = {};
  for (const product of products) {
    const module = inner(presentOnly(product.module?.contentItems)[0]?.alias, 'alias');
    const rate = rates.get(plain(product.contentItemId)) ?? 0;
    if (!module || rate <= (fastest[module]?.rate ?? 0)) continue;
    fastest[module] = { id: plain(product.contentItemId), model: asText(product.displayText), rate };
  }
  for (const { id } of Object.values(fastest)) cacheItem('product', id, 'name');
  return fastest;
}

/** `2,000 Hz（…）` → 2000, `60帧/s` → 60; 0 when the row is missing or says something else. */
function rateOf(parameters: unknown): number {
  const rows = presentOnly(Array.isArray(parameters) ? parameters : []) as { name?: unknown; value?: unknown }[];
  const value = asText(rows.find(({ name }) => ROWS.includes(String(name)))?.value);
  return Number(/^([\d,.]+)\s*(Hz|帧)/.exec(value)?.[1].replaceAll(',', '') ?? 0);
}
