import 'server-only';
import { ProductOwnDocument, type ProductOwnQuery } from '@/graphql/generated/graphql';
import { cacheItem, cacheList } from './reading/cache';
import { toNamedValues, toPrice, toVersionLink } from './reading/facts';
import { readAllExtensions, readExtension, WHOLE_AT_ONCE } from './reading/items';
import { asText, plain } from './reading/shapes';
import type { NamedValue, Price, VersionLink } from './types';

/** What decides on a version; everything is empty or null when the service has none of it. */
export interface ProductFacts extends ComparedFacts {
  /** the right version instead, where this one is not */
  unfitVersion: VersionLink | null;
  /** the parameters as a tender asks for them, a requirement a line */
  tender: string[];
}

/** What is said of a version beside others. */
export interface ComparedFacts {
  fit: string;
  unfit: string;
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
  const raw = await readExtension(ProductOwnDocument, { id });
  return { ...toComparedFacts(raw), unfitVersion: toVersionLink(raw?.unfitProduct), tender: toLines(raw?.tender) };
}

/** The facts of some versions by contentItemId, to compare them; empty when the service has none. */
export async function getFactsOfProducts(ids: readonly string[]): Promise<Record<string, ComparedFacts>> {
  'use cache';
  cacheList('product');
  for (const id of ids) cacheItem('product', id);
  const all = await readAllExtensions(ProductOwnDocument, WHOLE_AT_ONCE);
  const shown = all.filter((item) => ids.includes(plain(item.contentItemId)));
  return Object.fromEntries(shown.map((item) => [plain(item.contentItemId), toComparedFacts(item)]));
}

/** Texts of a list; what is no list, and what is no text, is left out. */
function toLines(value: unknown): string[] {
  return (Array.isArray(value) ? value : []).map(asText).filter(Boolean);
}

function toComparedFacts(raw: NonNullable<ProductOwnQuery['product']>[number] | undefined): ComparedFacts {
  return {
    fit: asText(raw?.fit),
    unfit: asText(raw?.unfit),
    decisive: toNamedValues(raw?.decisive),
    price: toPrice(raw?.price),
    leadTime: asText(raw?.leadTime),
    parameters: toNamedValues(raw?.parameters),
  };
}
