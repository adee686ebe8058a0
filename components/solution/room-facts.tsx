import type { Chapter } from '@/lib/content/rich-text/chapters';
import type { SolutionFacts } from '@/lib/content/solution-facts';
import type { FloorPlan as Plan } from '@/lib/floor-plans/plan';
import { withUnit } from '@/lib/text';
import { BuyerLinks } from '../buyer/buyer-links';
import { ChapterRow } from '../facts/chapter-rows';
import { FloorPlan } from '../floor-plan/floor-plan';
import styles from './room-facts.module.css';

interface RoomFactsProps {
  facts: SolutionFacts;
  plan: Plan | null;
  chapter?: Chapter;
}

/** The plan of the room, what the room has to offer; then why. */
export function RoomFacts({ facts: { roomFacts, devices }, plan, chapter }: RoomFactsProps) {
  const listed = devices.map(({ alias, title, href, quantity, priceBand }) => ({
    alias,
    title,
    href,
    note: [`${quantity}件`, priceBand].filter(Boolean).join(' · '),
  }));
  return (
    <>
      {plan && <FloorPlan plan={plan} devices={listed} />}
      <dl className={styles.root}>
        {roomFacts.map(({ name, value, unit }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{withUnit(value, unit)}</dd>
          </div>
        ))}
      </dl>
      {chapter && <ChapterRow chapter={chapter} folded />}
      <BuyerLinks types={['it']} />
    </>
  );
}
