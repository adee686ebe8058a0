import 'server-only';
import { getField } from './item';
import { cacheItem } from './reading/cache';
import { readNames } from './reading/uniform';
import { asText, pickedAlias, plain } from './reading/shapes';
import type { NamedValue } from './types';

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
  const [products, facts] = await Promise.all([readNames('product'), getField('product', 'parameters')]);
  const fastest: Record<string, Sampling & { id: string }> = {};
  for (const product of products) {
    const module = pickedAlias(product.module);
    const id = plain(product.contentItemId);
    const rate = rateOf(facts[id] ?? []);
    if (!module || rate <= (fastest[module]?.rate ?? 0)) continue;
    fastest[module] = { id, model: asText(product.displayText), rate };
  }
  for (const { id } of Object.values(fastest)) cacheItem('product', id, 'name');
  return fastest;
}

/** `2,000 Hz（…）` → 2000, `60帧/s` → 60; 0 when the row is missing or says something else. */
function rateOf(rows: readonly NamedValue[]): number {
  const value = rows.find(({ name }) => ROWS.includes(name))?.value ?? '';
  return Number(/^([\d,.]+)\s*(Hz|帧)/.exec(value)?.[1].replaceAll(',', '') ?? 0);
}
