import type { Chapter } from '@/lib/content/rich-text/chapters';
import type { SolutionFacts } from '@/lib/content/solution-facts';
import { withUnit } from '@/lib/text';
import { BuyerLinks } from '../buyer/buyer-links';
import { ChapterRow } from '../facts/chapter-rows';
import { RoomPlan } from '../floor-plan/room-plan';
import styles from './room-facts.module.css';

interface RoomFactsProps {
  facts: SolutionFacts;
  chapter?: Chapter;
}

/** The plan of the room, what the room has to offer; then why. */
export function RoomFacts({ facts, chapter }: RoomFactsProps) {
  return (
    <>
      <RoomPlan facts={facts} />
      <dl className={styles.root}>
        {facts.roomFacts.map(({ name, value, unit }) => (
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
