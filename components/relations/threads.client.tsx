import type { CSSProperties } from 'react';
import { RELATED_TYPES, type RelatedType, type RelationMap } from '@/lib/content/relation-map';
import { threadOf } from '@/lib/pages/thread';
import { COUNTED } from './names';
import { ThreadColumns } from './thread-columns';
import styles from './threads.module.css';

interface ThreadsProps {
  map: RelationMap;
  /** from which end */
  type: RelatedType;
}

/** The items of one kind, one of them chosen: beside them, what it has to do with. Works without scripts. */
export function Threads({ map, type }: ThreadsProps) {
  const items = map[type];
  return (
    <div
      className={styles.root}
      role="radiogroup"
      aria-label={`选一${COUNTED[type]}`}
      style={{ '--count': items.length } as CSSProperties}
    >
      {items.map((item, index) => (
        <div key={item.id} className={styles.item} style={{ '--row': index + 1 } as CSSProperties}>
          <input
            className={styles.choice}
            type="radio"
            name={`thread-${type}`}
            id={`thread-${item.id}`}
            defaultChecked={index === 0}
          />
          <label className={styles.name} htmlFor={`thread-${item.id}`}>
            <span>{item.title}</span>
            <small>
              {RELATED_TYPES.filter((other) => item.others[other].length > 0)
                .map((other) => `${item.others[other].length}${COUNTED[other]}`)
                .join('，')}
            </small>
          </label>
          <div className={styles.thread}>
            <ThreadColumns href={item.href} label={`看这${COUNTED[type]}`} thread={threadOf(map, item)} />
          </div>
        </div>
      ))}
    </div>
  );
}
