import 'server-only';
import { getLinks } from './links';
import { getSolutionFacts, type SolutionFacts } from './solution-facts';
import { paths } from '../paths';

/** A solution as it is bought. */
export interface Configuration extends Pick<SolutionFacts, 'price' | 'leadTime' | 'devices'> {
  alias: string;
  title: string;
  href: string;
}

/** Every solution with its price and its devices, in the order of the menu. */
export async function getConfigurations(): Promise<Configuration[]> {
  const solutions = await getLinks('solution');
  return Promise.all(
    solutions.map(async ({ alias, title }) => {
      const { price, leadTime, devices } = await getSolutionFacts(alias);
      return { alias, title, href: paths.solution(alias), price, leadTime, devices };
    }),
  );
}
