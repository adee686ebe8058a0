import 'server-only';
import { cacheList } from './reading/cache';
import { orEmpty } from './reading/client';
import { inner, pickedAlias } from './reading/shapes';
import { readNames } from './reading/uniform';
import { getItem, type Item } from './item';
import { getProduct, type Product } from './product';
import { getProductFacts } from './product-facts';
import type { ItemLink, NamedValue, Price } from './types';

/** All that is said of a version in numbers and words of a form: its parameters, then what a purchase has to know. */
export interface DataSheet extends Pick<Item<'data-sheet'>, 'id' | 'alias' | 'title' | 'publishedUtc'> {
  module: ItemLink;
  product: Product;
  parameters: NamedValue[];
  /** standards, approvals, origin, warranty */
  rows: NamedValue[];
  price: Price | null;
  leadTime: string;
  unfit: string;
  /** the right version instead, where this one is not */
  unfitProduct: ItemLink | null;
}

/** The sheet at an address: it has to be under that module, and its version be there. */
export async function getDataSheet(moduleSegment: string, segment: string): Promise<DataSheet | null> {
  const item = await getItem('data-sheet', segment);
  const module = item?.module;
  if (!item?.product || !module || ![module.alias, module.id].includes(moduleSegment)) return null;
  const [product, facts] = await Promise.all([getProduct(item.product.id), getProductFacts(item.product.id)]);
  if (!product) return null;
  const { id, alias, title, publishedUtc, rows } = item;
  const { parameters, price, leadTime, unfit, unfitProduct } = facts;
  return { id, alias, title, publishedUtc, module, product, parameters, rows, price, leadTime, unfit, unfitProduct };
}

/** Is there a sheet under the name of this version? */
export async function hasDataSheet(moduleAlias: string, alias: string): Promise<boolean> {
  'use cache';
  cacheList('data-sheet');
  const all = await orEmpty('data-sheet', readNames('data-sheet'));
  return all.some((item) => inner(item.alias, 'alias') === alias && pickedAlias(item.module) === moduleAlias);
}
