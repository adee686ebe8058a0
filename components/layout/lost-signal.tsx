import type { CSSProperties } from 'react';
import { paths } from '@/lib/paths';
import styles from './lost-signal.module.css';

const LANES = { '--lanes': `url(${paths.signalDrawing('lanes')})` } as CSSProperties;

/** As on the home page, right of the clock's hand is what each lane reads now. */
const READINGS = [
  ['眼动', 'gaze'],
  ['脑电', 'brain'],
  ['心电', 'heart'],
  ['皮肤电', 'skin'],
  ['肌电', 'muscle'],
  ['动作', 'motion'],
];

/** Six signals on one clock that run until a moment and are flat from there on. @param moment what happened then */
export function LostSignal({ moment }: { moment: string }) {
  return (
    <div className={styles.root} aria-hidden="true" style={LANES}>
      <p className={styles.axis}>
        <span>{moment}</span>
      </p>
      <div className={styles.signal} />
      <ul className={styles.flat}>
        {READINGS.map(([name, signal]) => (
          <li key={signal} style={{ color: `var(--${signal}-on-deep)` }}>
            {name}
            <span>– –</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
