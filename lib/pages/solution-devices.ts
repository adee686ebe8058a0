import 'server-only';
import { getModules } from '../content/module';
import { getProductsOfModule } from '../content/product';
import { getFactsOfProducts } from '../content/product-facts';
import type { SolutionFacts } from '../content/solution-facts';
import type { Picture } from '../content/types';
import { paths } from '../paths';

/** A device of a solution as its list shows it. */
export interface SolutionDevice {
  /** what it is: its module's name */
  kind: string;
  title: string;
  href: string;
  image: Picture | null;
  quantity: number;
  records: string;
  keyValue: string;
  /** reference price of one, empty where none is known */
  priceBand: string;
}

/** The devices of a solution with the name of their kind, their picture and their price. */
export async function getSolutionDevices({ devices }: SolutionFacts): Promise<SolutionDevice[]> {
  const modules = (await getModules()).filter(({ alias }) =>
    devices.some(({ version }) => version.moduleAlias === alias),
  );
  const versions = (await Promise.all(modules.map(({ id, alias }) => getProductsOfModule(id, alias)))).flat();
  const cards = devices.map(({ version }) =>
    versions.find(({ alias, parentAlias }) => alias === version.alias && parentAlias === version.moduleAlias),
  );
  const facts = await getFactsOfProducts(cards.flatMap((card) => card?.id ?? []));
  return devices.map(({ version, quantity, records, keyValue }, index) => ({
    kind: modules.find(({ alias }) => alias === version.moduleAlias)?.title ?? '',
    title: version.title,
    href: paths.product(version.moduleAlias, version.alias),
    image: cards[index]?.image ?? null,
    quantity,
    records,
    keyValue,
    priceBand: facts[cards[index]?.id ?? '']?.price?.band ?? '',
  }));
}
