import 'server-only';
import type { Lab } from '../content/lab';
import { getCards } from '../content/links';
import { paths } from '../paths';

/** The devices that a laboratory's plan names, in its order; one that is no version here is left out. */
export async function getPlanDevices({ plan }: Pick<Lab, 'plan'>) {
  const named = [...new Set(plan.map(({ device }) => device).filter(Boolean))];
  if (named.length === 0) return [];
  const versions = await getCards('product');
  return named.flatMap((alias) => {
    const version = versions.find((known) => known.alias === alias);
    return version ? [{ alias, title: version.title, href: paths.product(version.parentAlias, alias) }] : [];
  });
}
