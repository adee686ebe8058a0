import 'server-only';
import { getLinks, type LinkedType } from '../content/links';
import { getProductAddresses } from '../content/product';
import { NO_ITEM } from '../content/reading/shapes';
import { getWhitePapers } from '../content/white-paper';
import { env } from '../env';
import type { Scope } from '../paths';

/** What `generateStaticParams` returns: every item of a canonical page, at most PRERENDER_LIMIT of them. */
export function prerendered<T>(items: readonly T[], nothing: T): T[] {
  return items.length > 0 ? items.slice(0, env.prerenderLimit) : [nothing];
}

const aliasParams = (type: LinkedType) => async () =>
  prerendered(
    (await getLinks(type)).map(({ alias }) => ({ alias })),
    { alias: NO_ITEM },
  );
const idParams = (items: () => Promise<readonly { alias: string }[]>) => async () =>
  prerendered(
    (await items()).map(({ alias }) => ({ id: alias })),
    { id: NO_ITEM },
  );

export const domainParams = aliasParams('domain');
export const moduleParams = aliasParams('module');
export const solutionParams = aliasParams('solution');
export const featureParams = aliasParams('feature');
export const caseParams = idParams(() => getLinks('case'));
export const labParams = idParams(() => getLinks('lab'));
export const techDocumentParams = idParams(() => getLinks('tech-document'));
export const publicationParams = idParams(() => getLinks('publication'));
export const trainingParams = idParams(() => getLinks('training'));
export const whitePaperParams = idParams(getWhitePapers);

export async function productParams(): Promise<{ alias: string; versionId: string }[]> {
  const addresses = await getProductAddresses();
  return prerendered(
    addresses.map(({ alias, moduleAlias }) => ({ alias: moduleAlias, versionId: alias })),
    { alias: NO_ITEM, versionId: NO_ITEM },
  );
}

/** Other spellings are prerendered once; the rest comes on the first visit. */
export const first =
  <T>(params: () => Promise<T[]>) =>
  async () =>
    (await params()).slice(0, 1);

/** Detail pages under a scope: any first scope with any first item. */
export function scopedDetailParams(scope: Scope, items: () => Promise<{ id: string }[]>) {
  return async () => {
    const [{ alias }] = await { domain: domainParams, module: moduleParams, solution: solutionParams }[scope]();
    const [{ id }] = await items();
    return [{ alias, id }];
  };
}
