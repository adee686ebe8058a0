import 'server-only';
import type { Lab } from '../content/lab';
import { getProductLinks } from '../content/product';
import { paths } from '../paths';

/** The devices that a laboratory's plan names, in its order; one that is no version here is left out. */
export async function getPlanDevices({ plan }: Pick<Lab, 'plan'>) {
  const named = [...new Set(plan.map(({ device }) => device).filter(Boolean))];
  const versions = named.length > 0 ? await getProductLinks(named) : [];
  return versions.map(({ alias, title, moduleAlias }) => ({ alias, title, href: paths.product(moduleAlias, alias) }));
}
