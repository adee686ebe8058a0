import 'server-only';
import { getSolutionModuleAliases, getSolutions, type SolutionCard } from '../content/solution';
import { getSolutionSummary } from '../content/solution-facts';
import { weeksOf } from '../lead-weeks';
import { getModuleHours, type ModuleHour } from './module-hours';

/** A solution as the index shows it. */
export interface IndexedSolution extends SolutionCard {
  question: string;
  /** the room, how many devices: a few words each */
  facts: string[];
  /** weeks from the order until it is there, at the earliest and at the latest; null where none are known */
  weeks: [number, number] | null;
  /** which modules it uses */
  hours: ModuleHour[];
}

/** All solutions with the question that each answers and what it takes. */
export async function getSolutionIndex(): Promise<IndexedSolution[]> {
  const [solutions, used] = await Promise.all([getSolutions(), getSolutionModuleAliases()]);
  const hours = await getModuleHours(used);
  return Promise.all(
    solutions.map(async (solution) => {
      const { question, roomFacts, deviceCount, leadTime } = await getSolutionSummary(solution.alias);
      const room = roomFacts.map(({ value }) => firstClause(value)).find((value) => /\d/.test(value));
      return {
        ...solution,
        question: solution.subTitle || question,
        facts: [
          room ?? '',
          deviceCount ? `${deviceCount}件设备` : '',
          leadTime ? `交货期${firstClause(leadTime)}` : '',
        ].filter(Boolean),
        weeks: weeksOf(firstClause(leadTime)),
        hours: hours[solution.id] ?? [],
      };
    }),
  );
}

const firstClause = (text: string) => text.split('，')[0];
