import 'server-only';
import { paths } from '../paths';
import type { EnglishType } from '../routes';
import { byNumber, typeset } from '../text';
import { getField, getHaving } from './item';
import { getProductLinks } from './product';
import { cacheItem, cacheList } from './reading/cache';
import { orEmpty } from './reading/client';
import { bySortNum } from './reading/lists';
import { picture } from './reading/pictures';
import { inner, pickedAlias, plain } from './reading/shapes';
import { readCards, readNames } from './reading/uniform';
import type { Picture } from './types';

/* The English site: an item is in it when it has an English text, and a version when its module is there too. */

/** What the English site says of an item; missing texts are empty. */
interface EnglishText {
  name: string;
  introduction: string;
  question: string;
  points: string[];
  fit: string;
  unfit: string;
  month: string[];
}

/** Where an item of the English site is. */
export interface EnglishAddress {
  id: string;
  alias: string;
  /** of a version: the module that it is under */
  parentAlias: string;
}

/** A version under its model's name, `HZ-G2`. */
export interface EnglishModel extends EnglishAddress {
  model: string;
}

export interface EnglishItem extends EnglishAddress, EnglishText {}

/** As much of an item as a row of it shows. */
export type EnglishEntry = EnglishAddress & Pick<EnglishText, 'name' | 'introduction'>;

/** Every item of a type that has an English page, in the order of its lists. */
export async function getEnglishAddresses(type: EnglishType): Promise<EnglishAddress[]> {
  'use cache';
  cacheList(type);
  cacheList('module');
  const [names, ids, modules] = await Promise.all([
    readNames(type),
    getHaving(type, 'english', ['title', 'introduction']),
    type === 'product' ? getEnglishAddresses('module') : [],
  ]);
  const known = new Set(modules.map(({ alias }) => alias));
  return bySortNum(names).flatMap((item) => {
    const id = plain(item.contentItemId);
    const alias = inner(item.alias, 'alias');
    const parentAlias = pickedAlias(item.module);
    const isThere = alias && ids.includes(id) && (type !== 'product' || known.has(parentAlias));
    return isThere ? [{ id, alias, parentAlias }] : [];
  });
}

/** Those items with what is said of them. @param among the items that are shown; all of the type without */
export async function getEnglishItems(type: EnglishType, among?: readonly EnglishAddress[]): Promise<EnglishItem[]> {
  const addresses = among ?? (await getEnglishAddresses(type));
  const texts = await getField(
    type,
    'english',
    addresses.map(({ id }) => id),
  );
  return addresses.flatMap((address) => {
    const english = texts[address.id];
    if (!english) return [];
    const { title: name, introduction, question, fit, unfit } = english;
    const set = { name, introduction, question, fit, unfit };
    const typed = Object.fromEntries(Object.entries(set).map(([key, text]) => [key, typeset(text)])) as typeof set;
    return [{ ...address, ...typed, points: english.points, month: english.month }];
  });
}

/** The item at an English address; null where there is none. */
export async function findEnglish(type: EnglishType, alias: string, above = ''): Promise<EnglishItem | null> {
  const address = (await getEnglishAddresses(type)).find(
    (known) => known.alias === alias && (type !== 'product' || known.parentAlias === above),
  );
  return address ? ((await getEnglishItems(type, [address]))[0] ?? null) : null;
}

/** The versions of a module that have an English page, by their names: HZ-E8 before HZ-E32. */
export async function getEnglishVersions(moduleAlias: string): Promise<EnglishItem[]> {
  const all = await getEnglishAddresses('product');
  const versions = await getEnglishItems(
    'product',
    all.filter(({ parentAlias }) => parentAlias === moduleAlias),
  );
  return versions.sort((a, b) => byNumber(a.name, b.name));
}

/** The versions that have an English page, each with its model's name, which is the same in both languages. */
export async function getEnglishModels(): Promise<EnglishModel[]> {
  const addresses = await getEnglishAddresses('product');
  const links = await getProductLinks(addresses.map(({ alias }) => alias));
  const models = new Map(links.map(({ id, title }) => [id, title]));
  return addresses.flatMap((address) => {
    const model = models.get(address.id);
    return model ? [{ ...address, model }] : [];
  });
}

/** Whether there is an English site at all: a service that knows no English texts has none. */
export async function hasEnglishSite(): Promise<boolean> {
  return (await getEnglishAddresses('module')).length > 0;
}

/** Whether the page at a Chinese path is there in English, too. */
export async function isTranslated(path: string): Promise<boolean> {
  return (await orEmpty('english', getTranslatedPaths())).includes(path);
}

/** The Chinese paths of all pages that are there in English, too. */
export async function getTranslatedPaths(): Promise<string[]> {
  const [modules, products, solutions] = await Promise.all([
    getEnglishAddresses('module'),
    getEnglishAddresses('product'),
    getEnglishAddresses('solution'),
  ]);
  if (modules.length === 0) return [];
  return [
    paths.home(),
    paths.modules(),
    ...modules.map(({ alias }) => paths.module(alias)),
    ...products.map(({ alias, parentAlias }) => paths.product(parentAlias, alias)),
    ...(solutions.length > 0 ? [paths.solutions()] : []),
    ...solutions.map(({ alias }) => paths.solution(alias)),
    paths.contact(),
    paths.privacy(),
  ];
}

/** The picture of an item under its English name. */
export async function getEnglishPicture(type: EnglishType, id: string, name: string): Promise<Picture | null> {
  'use cache';
  cacheItem(type, id, 'card');
  const item = (await readCards(type)).find(({ contentItemId }) => contentItemId === id);
  const shown = picture(item?.image, name);
  return shown && { ...shown, alt: name };
}

/** Every specification of versions, in Chinese, by their ids. */
export const getParameters = (ids: readonly string[]) => getField('product', 'parameters', ids);
