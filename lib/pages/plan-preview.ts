import 'server-only';
import type { PlanChoices } from '../content/plan-choices';
import { getSolutionExample } from '../content/solution-facts';
import { readPlan, type FloorPlan } from '../floor-plans/plan';

/** What comes out of the planner, by one example. */
export interface PlanPreviewData {
  alias: string;
  title: string;
  plan: FloorPlan;
  deviceKinds: number;
  price: { band: string; date: string };
}

/** The first solution that has a floor plan and a price; null where none has. */
export async function getPlanPreview(solutions: PlanChoices['solutions']): Promise<PlanPreviewData | null> {
  const examples = await Promise.all(solutions.map(({ alias }) => getSolutionExample(alias)));
  const previews = solutions.map(({ alias, title }, index) => {
    const { price, deviceKinds, ...rest } = examples[index];
    const plan = readPlan(rest.plan);
    return plan && price && { alias, title, plan, deviceKinds, price };
  });
  return previews.find((preview) => preview !== null) ?? null;
}
