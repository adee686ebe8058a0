import 'server-only';
import type { Catalogue } from '../planner/plan';
import { getField } from './item';
import { getLinks } from './links';

/** What a plan can be asked for: as much of the catalogue as the form shows. */
export type PlanChoices = Pick<Catalogue, 'modules' | 'networks'> & {
  solutions: Pick<Catalogue['solutions'][number], 'alias' | 'title' | 'question'>[];
};

/** All that the form of the planner offers, in the order of the menu. */
export async function getPlanChoices(): Promise<PlanChoices> {
  const [modules, solutions, questions, networks] = await Promise.all([
    getLinks('module'),
    getLinks('solution'),
    getField('solution', 'question'),
    getNetworks(),
  ]);
  return {
    modules: modules.map(({ alias, title }) => ({ alias, title })),
    solutions: solutions.map(({ id, alias, title }) => ({ alias, title, question: questions[id] ?? '' })),
    networks,
  };
}

/** Networks of which the rules know enough. */
export async function getNetworks(): Promise<Catalogue['networks']> {
  const networks = Object.values(await getField('it', 'networks')).flat();
  return networks.flatMap(({ alias, name, wired, wireless, bluetooth }) =>
    wired === null || wireless === null || bluetooth === null ? [] : [{ alias, name, wired, wireless, bluetooth }],
  );
}
