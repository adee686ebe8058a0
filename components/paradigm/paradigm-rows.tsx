import type { Item } from '@/lib/content/item';
import type { Card } from '@/lib/content/types';
import { pictureOf, signOf } from '@/lib/paradigms/still';
import { paths } from '@/lib/paths';
import { withUnit } from '@/lib/text';
import { Rows } from '../list/rows';
import { Stimulus } from './stimulus';
import styles from './paradigm-rows.module.css';

type Facts = Pick<Item<'paradigm'>, 'facts' | 'demo'>;

interface ParadigmRowsProps {
  cards: Card[];
  /** by contentItemId; what the service does not say is not shown */
  facts: Record<string, Facts>;
}

/** The tasks, one a row: what is seen in it, what it asks, how long it takes. */
export function ParadigmRows({ cards, facts }: ParadigmRowsProps) {
  const rows = cards.map(({ id, alias, phrases, introduction }) => {
    const { facts: numbers = [], demo = '' } = facts[id] ?? {};
    const isPlayed = signOf(demo) !== null;
    return {
      id: id || alias,
      href: paths.paradigm(alias),
      title: phrases.title,
      text: introduction,
      note: (numbers.length > 0 || isPlayed) && <Numbers facts={numbers} isPlayed={isPlayed} />,
      lead: (
        <div className={styles.still}>
          <Stimulus stimulus={pictureOf(demo, alias)} isStill />
        </div>
      ),
    };
  });
  return <Rows rows={rows} heading="h2" size="large" lead="picture" isSplit />;
}

/** Each under the one of the row above. */
function Numbers({ facts, isPlayed }: Pick<Facts, 'facts'> & { isPlayed: boolean }) {
  return (
    <span className={styles.numbers}>
      {facts.map(({ name, value, unit }) => (
        <span key={name}>
          {name} <b>{withUnit(value, unit)}</b>
        </span>
      ))}
      {isPlayed && <span className={styles.played}>可以做一轮</span>}
    </span>
  );
}
