import { Fragment } from 'react';
import { placesOf, type Place } from '@/lib/relation-places';
import type { Thread } from '@/lib/relation-threads';
import { PageLink } from '../ui/page-link';
import { Phrases } from '../ui/phrases';
import { COUNTED, NAMES } from './names';
import styles from './thread-columns.module.css';

/** What an item has to do with, kind by kind; lines join what belongs together, which is side by side. */
export function ThreadColumns({ thread }: { thread: Thread }) {
  const { rows, columns } = placesOf(thread);
  return (
    <div className={styles.root}>
      {thread.columns.map(({ type, items }, index) => {
        const { places, isSpread } = columns[index];
        const arrives = new Set(thread.lines[index - 1]?.map(([, to]) => to));
        const leaves = new Set(thread.lines[index]?.map(([from]) => from));
        return (
          <Fragment key={type}>
            {index > 0 && (
              <Lines lines={thread.lines[index - 1]} before={columns[index - 1].places} after={places} rows={rows} />
            )}
            <div className={styles.column}>
              <h3>
                {NAMES[type]}
                <span>
                  {items.length}
                  {COUNTED[type][0]}
                </span>
              </h3>
              <ul style={isSpread ? undefined : { gridTemplateRows: `repeat(${rows}, 1fr)` }}>
                {items.map(({ id, href, title }, row) => (
                  <li
                    key={id}
                    style={isSpread ? undefined : { gridRow: spanOf(places[row]) }}
                    data-arrives={arrives.has(row) || undefined}
                    data-leaves={leaves.has(row) || undefined}
                  >
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
        );
      })}
    </div>
  );
}

const spanOf = ({ from, rows }: Place) => `${from + 1} / span ${rows}`;

const SIZE = 100;

interface LinesProps {
  lines: Thread['lines'][number];
  /** of the items at their ends */
  before: Place[];
  after: Place[];
  /** of the whole */
  rows: number;
}

function Lines({ lines, before, after, rows }: LinesProps) {
  const middle = (place: Place) => Math.round(((place.from + place.rows / 2) / rows) * SIZE * 10) / 10;
  const path = lines
    .map(([from, to]) => [middle(before[from]), middle(after[to])])
    .map(([from, to]) => `M0 ${from}C50 ${from} 50 ${to} ${SIZE} ${to}`)
    .join('');
  return (
    <svg className={styles.lines} viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
