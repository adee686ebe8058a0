import 'server-only';
import { cache } from 'react';
import { readQuestion } from '../asked-question';
import { readPlanQuery, type PlanFault } from '../planner/address';
import { choose, type Replaced } from '../planner/choose';
import { findContradictions, type Contradiction } from '../planner/contradictions';
import { isOwnRoom, needsOf, type Needs } from '../planner/needs';
import type { Asked, Catalogue, PlannedDevice } from '../planner/plan';
import { planOfRoom } from '../planner/room';
import { getPlannerCatalogue } from './planner-catalogue';
import { getSolutionFacts, type SolutionFacts } from './solution-facts';

export interface Plan {
  catalogue: Catalogue;
  asked: Asked;
  faults: PlanFault[];
  devices: PlannedDevice[];
  /** what the questions would have taken, and does not do what is asked */
  replaced: Replaced[];
  contradictions: Contradiction[];
  needs: Needs;
  facts: SolutionFacts | null;
  /** its room with what is planned; null where that cannot be drawn */
  room: SolutionFacts['plan'] | null;
}

/** The plan that an address asks for. @param question as in `lib/asked-question.ts` */
export const readPlan = cache(async (question: string): Promise<Plan> => {
  const catalogue = await getPlannerCatalogue();
  const { asked, faults } = readPlanQuery(readQuestion(question), catalogue);
  const { devices, replaced } = choose(asked, catalogue);
  const needs = needsOf(asked, catalogue, devices);
  const facts = needs.base ? await getSolutionFacts(needs.base.alias) : null;
  const room =
    facts && needs.base && isOwnRoom(needs) ? planOfRoom(facts.plan, needs.base, devices, catalogue.versions) : null;
  const contradictions = findContradictions(asked, catalogue, devices);
  return { catalogue, asked, faults, devices, replaced, contradictions, needs, facts, room };
});
