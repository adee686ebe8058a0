import 'server-only';
import { getCaseLinks } from '../content/case';
import { getDomains } from '../content/domain';
import { getFeatures } from '../content/feature';
import { getLabLinks } from '../content/lab';
import { getModules } from '../content/module';
import { getProductAddresses } from '../content/product';
import { getPublicationLinks } from '../content/publication';
import { getSolutions } from '../content/solution';
import { getTechDocumentLinks } from '../content/tech-document';
import { getTrainingLinks } from '../content/training';
import { getWhitePapers } from '../content/white-paper';
import { env } from '../env';
import type { Scope } from '../paths';

/** A reserved alias that answers 404: a type without items still needs one entry, or the build fails. */
const NOTHING = 'none';

/** What `generateStaticParams` returns: every item of a canonical page, at most PRERENDER_LIMIT of them. */
export function prerendered<T>(items: readonly T[], nothing: T): T[] {
  return items.length > 0 ? items.slice(0, env.prerenderLimit) : [nothing];
}

const aliasParams = (items: readonly { alias: string }[]) =>
  prerendered(
    items.map(({ alias }) => ({ alias })),
    { alias: NOTHING },
  );
const idParams = (items: readonly { alias: string }[]) =>
  prerendered(
    items.map(({ alias }) => ({ id: alias })),
    { id: NOTHING },
  );

export const domainParams = async () => aliasParams(await getDomains());
export const moduleParams = async () => aliasParams(await getModules());
export const solutionParams = async () => aliasParams(await getSolutions());
export const featureParams = async () => aliasParams(await getFeatures());
export const caseParams = async () => idParams(await getCaseLinks());
export const labParams = async () => idParams(await getLabLinks());
export const techDocumentParams = async () => idParams(await getTechDocumentLinks());
export const publicationParams = async () => idParams(await getPublicationLinks());
export const trainingParams = async () => idParams(await getTrainingLinks());
export const whitePaperParams = async () => idParams(await getWhitePapers());

export async function productParams(): Promise<{ alias: string; versionId: string }[]> {
  const addresses = await getProductAddresses();
  return prerendered(
    addresses.map(({ alias, moduleAlias }) => ({ alias: moduleAlias, versionId: alias })),
    { alias: NOTHING, versionId: NOTHING },
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
