import type { Card } from '@/lib/content/types';
import { WAYS, type Way } from '@/lib/pages/integration-ways';
import { paths } from '@/lib/paths';
import { ArrowIcon } from '../ui/arrow-icon';
import { CoverLink } from '../ui/cover-link';
import { Phrases } from '../ui/phrases';
import { Section } from '../ui/section';
import { Summary } from '../ui/summary';
import styles from './integration-rows.module.css';

interface IntegrationRowsProps {
  cards: Card[];
  /** by which each of them connects */
  ways: readonly ReadonlySet<Way>[];
}

/** The programs, one a row, each with a dot below every way that it connects by; phones have the words. */
export function IntegrationRows({ cards, ways }: IntegrationRowsProps) {
  return (
    <Section id="programs" title="接得上的程序">
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
                <h3>
                  <CoverLink href={paths.integration(alias)}>
                    <Phrases parts={phrases.title} />
                  </CoverLink>
                </h3>
                <Summary className={styles.text}>{introduction}</Summary>
              </div>
              <div className={styles.ways}>
                {WAYS.map(({ key, label }) => (
                  <span key={key} className={styles.way} data-has={ways[index].has(key) || undefined}>
                    {ways[index].has(key) && <span>{label}</span>}
                  </span>
                ))}
              </div>
              <ArrowIcon />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
