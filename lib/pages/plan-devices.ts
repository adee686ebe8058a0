import 'server-only';
import type { Lab } from '../content/lab';
import { getLinks } from '../content/links';
import { getProductLinks } from '../content/product';
import { paths } from '../paths';

/** The devices that a laboratory's plan names, in its order; one that is no version here is left out. */
export async function getPlanDevices({ plan }: Pick<Lab, 'plan'>) {
  const named = [...new Set(plan.map(({ device }) => device).filter(Boolean))];
  const versions = named.length > 0 ? await getProductLinks(named) : [];
  const modules = await getLinks('module');
  return versions.map(({ alias, title, moduleAlias }) => ({
    alias,
    title,
    kind: modules.find((module) => module.alias === moduleAlias)?.title,
    href: paths.product(moduleAlias, alias),
  }));
}
