import type { SolutionFacts } from '@/lib/content/solution-facts';
import { readPlan } from '@/lib/floor-plans/plan';
import { FloorPlan } from './floor-plan';

interface RoomPlanProps {
  facts: Pick<SolutionFacts, 'plan'> & {
    devices: Pick<SolutionFacts['devices'][number], 'alias' | 'title' | 'kind' | 'href' | 'quantity' | 'priceBand'>[];
  };
}

/** The room of a solution to scale, with the devices of a list; nothing where it has no plan. */
export function RoomPlan({ facts }: RoomPlanProps) {
  const plan = readPlan(facts.plan);
  if (!plan) return null;
  const devices = facts.devices.map(({ alias, title, kind, href, quantity, priceBand }) => ({
    alias,
    title,
    kind,
    href,
    note: [`${quantity}件`, priceBand].filter(Boolean).join(' · '),
  }));
  return <FloorPlan plan={plan} devices={devices} />;
}
