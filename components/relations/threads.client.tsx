'use client';

import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { RELATED_TYPES, threadOf, type RelatedItem, type RelatedType, type RelationMap } from '@/lib/relation-threads';
import { ArrowLink } from '../ui/arrow-link';
import { Phrases } from '../ui/phrases';
import { COUNTED } from './names';
import { ThreadBranches } from './thread-branches';
import { ThreadColumns } from './thread-columns';
import styles from './threads.module.css';

interface ThreadsProps {
  map: RelationMap;
  /** from which end */
  type: RelatedType;
  /** of its list, which rows */
  from?: number;
  to?: number;
}

/** So many names stand in rows above what is chosen, on a wide screen; more stand beside it. */
const MOST_ABOVE = 16;
const ACROSS = 4;

/**
 * The items of one kind, one of them chosen: beside them, what it has to do with. That of the first is in the HTML, the
 * others are drawn when they are chosen: all of them would be half a megabyte. Without scripts the others lead to the
 * item's own page, which names the same.
 */
export function Threads({ map, type, from = 0, to }: ThreadsProps) {
  const items = map[type].slice(from, to);
  const [chosen, setChosen] = useState(items[0]?.id);
  const root = useRef<HTMLDivElement>(null);
  const across = items.length > MOST_ABOVE ? 1 : ACROSS;

  // what was chosen before scripts came
  useEffect(() => {
    const checked = root.current?.querySelector<HTMLInputElement>(':checked');
    if (checked) setChosen(checked.value);
  }, []);

  return (
    <div
      ref={root}
      className={across > 1 ? styles.above : styles.beside}
      role="radiogroup"
      aria-label={`选一${COUNTED[type]}`}
    >
      {items.map((item, index) => (
        <div
          key={item.id}
          className={styles.item}
          style={{ '--row': Math.floor(index / across) + 1, '--place': (index % across) + 1 } as CSSProperties}
        >
          <input
            className={styles.choice}
            type="radio"
            name={`thread-${type}-${from}`}
            id={`thread-${item.id}`}
            value={item.id}
            defaultChecked={index === 0}
            onChange={() => setChosen(item.id)}
          />
          <label className={styles.name} htmlFor={`thread-${item.id}`}>
            <span>
              <Phrases parts={item.title} />
            </span>
            <small>
              {RELATED_TYPES.filter((other) => item.others[other].length > 0)
                .map((other) => `${item.others[other].length}${COUNTED[other]}`)
                .join('，')}
            </small>
          </label>
          <div className={styles.thread}>
            {chosen === item.id && <Thread map={map} item={item} />}
            <ArrowLink href={item.href}>{`看这${COUNTED[type]}`}</ArrowLink>
          </div>
        </div>
      ))}
    </div>
  );
}

function Thread({ map, item }: { map: RelationMap; item: RelatedItem }) {
  const thread = threadOf(map, item);
  return (
    <>
      <ThreadColumns thread={thread} />
      <ThreadBranches thread={thread} />
    </>
  );
}
