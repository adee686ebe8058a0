import type { SolutionFacts } from '@/lib/content/solution-facts';
import { readPlan } from '@/lib/floor-plans/plan';
import { FloorPlan } from './floor-plan';

/** The room of a solution to scale, with the devices of its list; nothing where it has no plan. */
export function RoomPlan({ facts }: { facts: Pick<SolutionFacts, 'plan' | 'devices'> }) {
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
