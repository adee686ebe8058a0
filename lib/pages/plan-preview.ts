import 'server-only';
import type { PlanChoices } from '../content/plan-choices';
import { getSolutionFacts } from '../content/solution-facts';
import { readPlan, type FloorPlan } from '../floor-plans/plan';

/** What comes out of the planner, by one example. */
export interface PlanPreviewData {
  alias: string;
  title: string;
  plan: FloorPlan;
  /** aliases, in the order of the list */
  devices: string[];
  price: { band: string; date: string };
}

/** The first solution that has a floor plan and a price; null where none has. */
export async function getPlanPreview(solutions: PlanChoices['solutions']): Promise<PlanPreviewData | null> {
  const facts = await Promise.all(solutions.map(({ alias }) => getSolutionFacts(alias)));
  const previews = solutions.map(({ alias, title }, index) => {
    const { price, devices, ...rest } = facts[index];
    const plan = readPlan(rest.plan);
    return plan && price && { alias, title, plan, devices: devices.map((device) => device.alias), price };
  });
  return previews.find((preview) => preview !== null) ?? null;
}
