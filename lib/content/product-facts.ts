import 'server-only';
import { ProductOwnDocument } from '@/graphql/generated/graphql';
import { cacheItem, cacheList } from './reading/cache';
import { readAllExtensions, readExtension, WHOLE_AT_ONCE } from './reading/items';
import { plain } from './reading/shapes';
import { partOf, type View } from './reading/view';

/** What is said of a version beside others. */
const COMPARED = ['fit', 'unfit', 'decisive', 'price', 'leadTime', 'parameters'] as const;
/** With the right version instead, where this one is not, and the parameters as a tender asks for them. */
const SHOWN = [...COMPARED, 'unfitProduct', 'tender'] as const;

/** What decides on a version; everything is empty or null when the service has none of it. */
export type ProductFacts = Pick<View<'product'>, (typeof SHOWN)[number]>;
export type ComparedFacts = Pick<View<'product'>, (typeof COMPARED)[number]>;

/** @param id contentItemId */
export async function getProductFacts(id: string): Promise<ProductFacts> {
  'use cache';
  cacheItem('product', id);
  return partOf('product', { ...(await readExtension(ProductOwnDocument, { id })) }, SHOWN);
}

/** The facts of some versions by contentItemId, to compare them; empty when the service has none. */
export async function getFactsOfProducts(ids: readonly string[]): Promise<Record<string, ComparedFacts>> {
  'use cache';
  cacheList('product');
  for (const id of ids) cacheItem('product', id);
  const all = await readAllExtensions(ProductOwnDocument, WHOLE_AT_ONCE);
  const shown = all.filter((item) => ids.includes(plain(item.contentItemId)));
  const facts = shown.map(
    async (item) => [plain(item.contentItemId), await partOf('product', item, COMPARED)] as const,
  );
  return Object.fromEntries(await Promise.all(facts));
}
