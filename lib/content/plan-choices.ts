import 'server-only';
import type { Catalogue } from '../planner/plan';
import { getAlone } from './item';
import { getLinks } from './links';

/** What a plan can be asked for: as much of the catalogue as the form shows. */
export type PlanChoices = Pick<Catalogue, 'modules' | 'networks'> & {
  solutions: Pick<Catalogue['solutions'][number], 'alias' | 'title' | 'question'>[];
};

/** All that the form of the planner offers, in the order of the menu. */
export async function getPlanChoices(): Promise<PlanChoices> {
  const [modules, solutions, shown, networks] = await Promise.all([
    getLinks('module'),
    getLinks('solution'),
    getAlone('solution', ['question']),
    getNetworks(),
  ]);
  return {
    modules: modules.map(({ alias, title }) => ({ alias, title })),
    solutions: solutions.map(({ id, alias, title }) => ({ alias, title, question: shown[id]?.question ?? '' })),
    networks,
  };
}

/** Networks of which the rules know enough. */
export async function getNetworks(): Promise<Catalogue['networks']> {
  const guides = Object.values(await getAlone('it', ['networks']));
  return guides.flatMap(({ networks }) =>
    networks.flatMap(({ alias, name, wired, wireless, bluetooth }) =>
      wired === null || wireless === null || bluetooth === null ? [] : [{ alias, name, wired, wireless, bluetooth }],
    ),
  );
}
