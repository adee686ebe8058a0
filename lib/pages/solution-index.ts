import 'server-only';
import { getSolutions, type SolutionCard } from '../content/solution';
import { getSolutionSummary } from '../content/solution-facts';

/** A solution as the index shows it. */
export interface IndexedSolution extends SolutionCard {
  question: string;
  /** the room, how many devices, how long it takes: a few words each */
  facts: string[];
}

/** All solutions with the question that each answers and what it takes. */
export async function getSolutionIndex(): Promise<IndexedSolution[]> {
  const solutions = await getSolutions();
  return Promise.all(
    solutions.map(async (solution) => {
      const { question, roomFacts, deviceCount, leadTime } = await getSolutionSummary(solution.alias);
      const firstClause = (text: string) => text.split('，')[0];
      const room = roomFacts.map(({ value }) => firstClause(value)).find((value) => /\d/.test(value));
      return {
        ...solution,
        question: solution.subTitle || question,
        facts: [
          room ?? '',
          deviceCount ? `${deviceCount}件设备` : '',
          leadTime ? `${firstClause(leadTime)}供货` : '',
        ].filter(Boolean),
      };
    }),
  );
}
