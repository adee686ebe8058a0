import 'server-only';
import { getProductsOfModule, type ProductSummary } from '../content/product';
import { getFactsOfProducts, getProductFacts, type ComparedFacts, type ProductFacts } from '../content/product-facts';

/** What a version page shows beside the version itself. */
export interface VersionAmongSiblings {
  facts: ProductFacts;
  siblings: ProductSummary[];
  /** of every version of the module, by contentItemId */
  all: Record<string, ComparedFacts>;
  /** the one it is weighed against: where it does not fit, or else the latest */
  neighbour?: { title: string; facts?: ComparedFacts };
}

/** @param id contentItemId of the version */
export async function getVersionAmongSiblings(
  id: string,
  module: { id: string; alias: string },
): Promise<VersionAmongSiblings> {
  const [versions, facts] = await Promise.all([getProductsOfModule(module.id, module.alias), getProductFacts(id)]);
  const all = await getFactsOfProducts(versions.map((version) => version.id));
  const siblings = versions.filter((version) => version.id !== id);
  const weighed = siblings.find(({ alias }) => alias === facts.unfitProduct?.alias) ?? siblings[0];
  return { facts, siblings, all, neighbour: weighed && { title: weighed.title, facts: all[weighed.id] } };
}
