import 'server-only';
import { cache } from 'react';
import type { Catalogue, CatalogueVersion, Setup } from '../planner/plan';
import { valueIn } from './compared-rows';
import { getConfigurations } from './configurations';
import { getField } from './item';
import { getLinks } from './links';
import { getNetworks } from './plan-choices';
import { getFactsOfProducts } from './product-facts';
import { getSolutionFacts } from './solution-facts';
import { getVersionGroups } from './version-groups';

/** Row of a data sheet that says how far a recording is from the marker's clock. */
const DELAY = '整链时差';

/** What plans are made of: one and the same for every plan, so that nothing is kept for a combination. */
export const getPlannerCatalogue = cache(async (): Promise<Catalogue> => {
  const [modules, groups, configurations, networks] = await Promise.all([
    getLinks('module'),
    getVersionGroups(),
    getConfigurations(),
    getNetworks(),
  ]);
  const listed = groups.flatMap((group) => group.versions.map((version) => ({ ...version, moduleTitle: group.title })));
  const ids = listed.map(({ id }) => id);
  const [facts, setups] = await Promise.all([getFactsOfProducts(ids), getField('product', 'setup')]);
  const versions = listed.map(({ id, alias, title, parentAlias, moduleTitle, image }): CatalogueVersion => {
    const { fit = '', unfit = '', price = null, leadTime = '', parameters = [] } = facts[id] ?? {};
    const setup = setups[id] ?? null;
    const delay = valueIn(parameters, DELAY);
    return {
      alias,
      title,
      module: parentAlias,
      moduleTitle,
      image,
      fit,
      unfit,
      price,
      leadTime,
      delay,
      setup: setup as Setup,
    };
  });
  const solutions = configurations.map(async ({ alias, title, price, leadTime, devices }) => ({
    alias,
    title,
    question: (await getSolutionFacts(alias)).question,
    devices: devices.map((device) => ({ alias: device.alias, amount: device.quantity })),
    price,
    leadTime,
  }));
  return {
    modules: modules.map(({ alias, title }) => ({ alias, title })),
    versions,
    solutions: (await Promise.all(solutions)).filter(({ devices }) => devices.length > 0),
    networks,
  };
});
