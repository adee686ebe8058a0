import type { CSSProperties } from 'react';
import { paths } from '@/lib/paths';
import styles from './lost-signal.module.css';

const LANES = { '--lanes': `url(${paths.signalDrawing('lanes')})` } as CSSProperties;

/** Six signals that run until a moment and are flat from there on: nothing was recorded here. */
export function LostSignal() {
  return (
    <div className={styles.root} aria-hidden="true" style={LANES}>
      <div className={styles.signal} />
      <div className={styles.flat} />
    </div>
  );
}
