import type { Item } from '@/lib/content/item';
import type { Card } from '@/lib/content/types';
import { stillOf } from '@/lib/paradigms/still';
import { paths } from '@/lib/paths';
import { withUnit } from '@/lib/text';
import { Rows } from '../list/rows';
import { Stimulus } from './stimulus';
import styles from './paradigm-rows.module.css';

interface ParadigmRowsProps {
  cards: Card[];
  /** by contentItemId; what the service does not say is not shown */
  facts: Record<string, Pick<Item<'paradigm'>, 'facts' | 'demo'>>;
}

/** The tasks, one a row: what is seen in it, what it asks, how long it takes. */
export function ParadigmRows({ cards, facts }: ParadigmRowsProps) {
  const rows = cards.map(({ id, alias, phrases, introduction }) => {
    const { facts: numbers = [], demo = '' } = facts[id] ?? {};
    const still = stillOf(demo);
    return {
      id: id || alias,
      href: paths.paradigm(alias),
      title: phrases.title,
      text: introduction,
      note: [
        ...numbers.map(({ name, value, unit }) => `${name} ${withUnit(value, unit)}`),
        ...(still.length > 0 ? ['可以做一轮'] : []),
      ].join('，'),
      lead: (
        <div className={styles.still}>
          <Stimulus stimulus={still.find(({ asks }) => asks)?.stimulus ?? null} isStill />
        </div>
      ),
    };
  });
  return <Rows rows={rows} heading="h2" size="large" lead="picture" isSplit />;
}
