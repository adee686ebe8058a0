import 'server-only';
import { HOME_ITEM_COUNT } from '../constants';
import { getLatestCases } from '../content/case';
import { getCustomers } from '../content/customer';
import { getHomeDomains } from '../content/domain';
import { EXPERIMENT_PARADIGMS, EXPERIMENT_PROCESS, getFeature } from '../content/feature';
import { getHomeModules, getModules } from '../content/module';
import { getCitations, getLatestPublications } from '../content/publication';
import { getSolutions } from '../content/solution';

/** Everything the home page shows, asked for side by side. */
export async function getHome() {
  const [solutions, process, paradigms, modules, allModules, domains, cases, publications, citations, customers] =
    await Promise.all([
      getSolutions(),
      getFeature(EXPERIMENT_PROCESS),
      getFeature(EXPERIMENT_PARADIGMS),
      getHomeModules(HOME_ITEM_COUNT),
      getModules(),
      getHomeDomains(HOME_ITEM_COUNT),
      getLatestCases(),
      getLatestPublications(),
      getCitations(),
      getCustomers(),
    ]);
  return { solutions, process, paradigms, modules, allModules, domains, cases, publications, citations, customers };
}
