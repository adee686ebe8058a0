import type { Card } from '@/lib/content/types';
import { WAYS, type Way } from '@/lib/pages/integration-ways';
import { paths } from '@/lib/paths';
import { CoverLink } from '../ui/cover-link';
import { Phrases } from '../ui/phrases';
import { Summary } from '../ui/summary';
import styles from './integration-rows.module.css';

interface IntegrationRowsProps {
  cards: Card[];
  /** by which each of them connects */
  ways: readonly ReadonlySet<Way>[];
}

/** The programs, one a row, each with the ways that it connects by, which are below one another. */
export function IntegrationRows({ cards, ways }: IntegrationRowsProps) {
  return (
    <ul className={styles.root}>
      {cards.map(({ id, alias, phrases, introduction }, index) => (
        <li key={id || alias} className={styles.row}>
          <div>
            <h2>
              <CoverLink href={paths.integration(alias)}>
                <Phrases parts={phrases.title} />
              </CoverLink>
            </h2>
            <Summary className={styles.text}>{introduction}</Summary>
          </div>
          {WAYS.map(({ key, label }) => (
            <span key={key} className={styles.way} data-has={ways[index].has(key) || undefined}>
              {ways[index].has(key) && <span>{label}</span>}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
