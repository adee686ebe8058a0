import styles from './loaded-meter.module.css';

/** As many ticks as the narrowest window has room for. */
const TICKS_MAX = 60;

interface LoadedMeterProps {
  /** items above the first one shown, when a numbered list starts on a later page */
  before: number;
  shown: number;
  total: number;
}

/** How far a list is loaded: one tick per item, the shown ones blue; of very long lists a tick stands for several. */
export function LoadedMeter({ before, shown, total }: LoadedMeterProps) {
  const count = Math.min(total, TICKS_MAX);
  const perTick = total / count;
  return (
    <span className={styles.root} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const item = Math.floor(index * perTick);
        return <span key={index} data-shown={(item >= before && item < before + shown) || undefined} />;
      })}
    </span>
  );
}
