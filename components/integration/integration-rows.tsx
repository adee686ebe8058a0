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

/** The programs, one a row, each with a dot under the ways that it connects by; on phones the ways are words. */
export function IntegrationRows({ cards, ways }: IntegrationRowsProps) {
  return (
    <div className={styles.root}>
      <p className={styles.head} aria-hidden="true">
        <span>程序</span>
        {WAYS.map(({ key, label }) => (
          <span key={key}>{label}</span>
        ))}
      </p>
      <ul>
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
    </div>
  );
}
