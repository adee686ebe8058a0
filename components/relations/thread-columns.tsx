import { Fragment } from 'react';
import type { Thread } from '@/lib/relation-threads';
import { PageLink } from '../ui/page-link';
import { Phrases } from '../ui/phrases';
import { COUNTED, NAMES } from './names';
import styles from './thread-columns.module.css';

/** What an item has to do with, kind by kind; lines join what belongs together. */
export function ThreadColumns({ thread: { columns, lines } }: { thread: Thread }) {
  return (
    <div className={styles.root}>
      {columns.map(({ type, items }, index) => (
        <Fragment key={type}>
          {index > 0 && (
            <Lines lines={lines[index - 1]} before={columns[index - 1].items.length} after={items.length} />
          )}
          <div className={styles.column}>
            <h3>
              {NAMES[type]}
              <span>
                {items.length}
                {COUNTED[type][0]}
              </span>
            </h3>
            <ul>
              {items.map(({ id, href, title }) => (
                <li key={id}>
                  <PageLink href={href}>
                    <span>
                      <Phrases parts={title} />
                    </span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        </Fragment>
      ))}
    </div>
  );
}

const SIZE = 100;

interface LinesProps {
  lines: Thread['lines'][number];
  /** rows of the columns at their ends */
  before: number;
  after: number;
}

function Lines({ lines, before, after }: LinesProps) {
  const middle = (row: number, rows: number) => Math.round(((row + 0.5) / rows) * SIZE * 10) / 10;
  const path = lines
    .map(([from, to]) => [middle(from, before), middle(to, after)])
    .map(([from, to]) => `M0 ${from}C50 ${from} 50 ${to} ${SIZE} ${to}`)
    .join('');
  return (
    <svg className={styles.lines} viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
