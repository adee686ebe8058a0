import 'server-only';
import { questionOf } from '../asked-question';
import { getEnglishAddresses } from '../content/english';
import { getLinks, type LinkedType } from '../content/links';
import { getListed } from '../content/listing';
import { getProductAddresses } from '../content/product';
import { NO_ITEM } from '../content/reading/shapes';
import { env } from '../env';
import type { Scope } from '../paths';

/** What `generateStaticParams` returns: every item of a canonical page, at most PRERENDER_LIMIT of them. */
export function prerendered<T>(items: readonly T[], nothing: T): T[] {
  return items.length > 0 ? items.slice(0, env.prerenderLimit) : [nothing];
}

/** Every item of a type, in a segment of that name. */
const params =
  <Name extends string>(name: Name) =>
  (type: LinkedType) =>
  async () =>
    prerendered(
      (await getLinks(type)).map(({ alias }) => ({ [name]: alias }) as Record<Name, string>),
      { [name]: NO_ITEM } as Record<Name, string>,
    );

export const aliasParams = params('alias');
export const idParams = params('id');

export async function productParams(): Promise<{ alias: string; versionId: string }[]> {
  const addresses = await getProductAddresses();
  return prerendered(
    addresses.map(({ alias, moduleAlias }) => ({ alias: moduleAlias, versionId: alias })),
    { alias: NO_ITEM, versionId: NO_ITEM },
  );
}

export async function dataSheetParams(): Promise<{ alias: string; versionId: string }[]> {
  const sheets = await getListed('data-sheet');
  return prerendered(
    sheets.map(({ alias, parentAlias }) => ({ alias: parentAlias, versionId: alias })),
    { alias: NO_ITEM, versionId: NO_ITEM },
  );
}

/** Those of a type that have an English page. */
export const englishParams = (type: 'module' | 'solution') => async () =>
  prerendered(
    (await getEnglishAddresses(type)).map(({ alias }) => ({ alias })),
    { alias: NO_ITEM },
  );

export async function englishProductParams(): Promise<{ alias: string; versionId: string }[]> {
  const addresses = await getEnglishAddresses('product');
  return prerendered(
    addresses.map(({ alias, parentAlias }) => ({ alias: parentAlias, versionId: alias })),
    { alias: NO_ITEM, versionId: NO_ITEM },
  );
}

/** There is no end of questions: one is made, so that a build shows whether the page can be made at all. */
export const questionParams = (address: string) => () => [{ question: questionOf(address) }];

/** Other spellings are prerendered once; the rest comes on the first visit. */
export const first =
  <T>(params: () => Promise<T[]>) =>
  async () =>
    (await params()).slice(0, 1);

/** Detail pages under a scope: any first scope with any first item. */
export function scopedDetailParams(scope: Scope, type: LinkedType) {
  return async () => {
    const [{ alias }] = await aliasParams(scope)();
    const [{ id }] = await idParams(type)();
    return [{ alias, id }];
  };
}
