import { LANE_HEIGHT } from '@/lib/recordings/lane-path';
import styles from './recording-timeline.module.css';

interface RecordingLaneProps {
  name: string;
  unit: string;
  signal: string;
  /** values at the lower and the upper edge */
  range: [low: number, high: number];
  path: string;
  /** part of the path that is shown: where it begins and how wide that is */
  view: [left: number, width: number];
  /** where something happens, in the units of the path */
  marks: number[];
}

/** As many digits as tell the two ends of a scale apart. */
function inScale(value: number, [low, high]: [number, number]): string {
  const digits = Math.max(0, 1 - Math.floor(Math.log10(high - low)));
  return value
    .toFixed(Math.min(digits, 3))
    .replace(/^-(?=.*[1-9])/, '−')
    .replace(/^-/, '');
}

/** One signal of a recording, and when something happened. */
export function RecordingLane({ name, unit, signal, range, path, view: [left, width], marks }: RecordingLaneProps) {
  return (
    <li className={styles.lane} data-signal={signal}>
      <p>
        {name} <small>{unit}</small>
      </p>
      <p className={styles.scale}>
        {[...range].reverse().map((value) => (
          <small key={value}>{inScale(value, range)}</small>
        ))}
      </p>
      <svg viewBox={`${left} 0 ${width} ${LANE_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {marks.length > 0 && <path className={styles.mark} d={marks.map((x) => `M${x} 0V${LANE_HEIGHT}`).join('')} />}
        <path className={styles.trace} d={path} />
      </svg>
    </li>
  );
}
