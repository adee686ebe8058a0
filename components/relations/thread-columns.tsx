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
          {index > 0 && <Lines lines={lines[index - 1]} />}
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

function Lines({ lines }: { lines: Thread['lines'][number] }) {
  const path = lines
    .map(({ from, to }) => [Math.round(from * SIZE * 10) / 10, Math.round(to * SIZE * 10) / 10])
    .map(([from, to]) => `M0 ${from}C50 ${from} 50 ${to} ${SIZE} ${to}`)
    .join('');
  return (
    <svg className={styles.lines} viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
