import type { CSSProperties } from 'react';
import { paths } from '@/lib/paths';
import styles from './lost-signal.module.css';

const LANES = { '--lanes': `url(${paths.signalDrawing('lanes')})` } as CSSProperties;

const SIGNALS = ['gaze', 'brain', 'heart', 'skin', 'muscle', 'motion'];
/** As on the home page, right of the clock's hand is what each lane reads now. */
const READINGS = ['眼动', '脑电', '心电', '皮肤电', '肌电', '动作'];

interface LostSignalProps {
  /** what happened then */
  moment: string;
  /** names of the signals, in their order */
  readings?: readonly string[];
}

/** Six signals on one clock that run until a moment and are flat from there on. */
export function LostSignal({ moment, readings = READINGS }: LostSignalProps) {
  return (
    <div className={styles.root} aria-hidden="true" style={LANES}>
      <p className={styles.axis}>
        <span>{moment}</span>
      </p>
      <div className={styles.signal} />
      <ul className={styles.flat}>
        {SIGNALS.map((signal, index) => (
          <li key={signal} style={{ color: `var(--${signal}-on-deep)` }}>
            {readings[index]}
            <span>– –</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
