import type { Chapter } from '@/lib/content/rich-text/chapters';
import type { NamedValue } from '@/lib/content/types';
import { withUnit } from '@/lib/text';
import { BuyerLinks } from '../buyer/buyer-links';
import { ChapterRow } from '../facts/chapter-rows';
import styles from './room-facts.module.css';
import { RoomPlan } from './room-plan';

/** What the room has to offer, beside its plan; then why. */
export function RoomFacts({ facts, chapter }: { facts: NamedValue[]; chapter?: Chapter }) {
  const plan = <RoomPlan facts={facts} />;
  return (
    <>
      <div className={styles.root}>
        <dl>
          {facts.map(({ name, value, unit }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{withUnit(value, unit)}</dd>
            </div>
          ))}
        </dl>
        {plan}
      </div>
      {chapter && <ChapterRow chapter={chapter} folded />}
      <BuyerLinks types={['it']} />
    </>
  );
}
