import type { CSSProperties } from 'react';
import type { ScalePart } from '@/lib/pages/block-scales';
import styles from './block-scale.module.css';

/** Where a block is on the scale of its feature, one tick a unit; the words beside it say the same. */
export function BlockScale({ part: { from, to, total } }: { part: ScalePart }) {
  return (
    <div
      className={styles.root}
      style={{ '--from': from, '--length': to - from, '--total': total } as CSSProperties}
      aria-hidden="true"
    />
  );
}
