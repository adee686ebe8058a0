import 'server-only';
import { cache } from 'react';
import { groupRows, type RowGroups } from './compared-rows';
import { getDataSheet, hasDataSheet } from './data-sheet';
import { getProduct, getProductAddresses, type Product, type ProductAddress } from './product';
import { getProductFacts, type ProductFacts } from './product-facts';
import type { ItemLink, NamedValue } from './types';
import { pickVersions, readAskedNames, type LeftOut } from './asked-versions';

/** A version as a column. */
export interface ComparedProduct {
  product: Product;
  module: ItemLink;
  facts: ProductFacts;
}

/** Versions side by side, and what of the question is not in it. */
export interface Comparison extends RowGroups {
  versions: ComparedProduct[];
  left: LeftOut[];
  /** names of the modules, each once */
  modules: string[];
}

/**
 * Nothing is kept for a combination beyond the request: each version is looked up among those there are, and read by
 * itself.
 */
export const readComparison = cache(async (ids: string | string[] | undefined): Promise<Comparison> => {
  const names = readAskedNames(ids);
  const all = names.length > 0 ? await getProductAddresses() : [];
  const { picked, left } = pickVersions(names, (name) => all.find(({ alias, id }) => alias === name || id === name));
  const read = await Promise.all(picked.map(readColumn));
  const columns = read.filter((column) => column !== null);
  // taken down a moment ago
  const gone = picked
    .filter((_, index) => !read[index])
    .map(({ alias }) => ({ name: alias, reason: 'unknown' as const }));
  const modules = [...new Set(columns.map(({ module }) => module.title))];
  return {
    ...groupRows(
      columns.map(({ rows }) => rows),
      modules.length === 1,
    ),
    versions: columns,
    left: [...left, ...gone],
    modules,
  };
});

async function readColumn(address: ProductAddress): Promise<(ComparedProduct & { rows: NamedValue[] }) | null> {
  const { id, alias, moduleAlias } = address;
  const [product, facts, hasSheet] = await Promise.all([
    getProduct(id),
    getProductFacts(id),
    hasDataSheet(moduleAlias, alias),
  ]);
  const sheet = hasSheet ? await getDataSheet(moduleAlias, alias) : null;
  if (!product?.module) return null;
  return { product, module: product.module, facts, rows: [...facts.parameters, ...(sheet?.rows ?? [])] };
}
