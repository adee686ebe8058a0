import type { TrialResult } from '@/lib/paradigms/task';
import styles from './round-result.module.css';

const WIDTH = 600;
const HEIGHT = 160;
const EDGE = 10;

/** Every reaction time in the order of the trials: a dot where it was right, a cross where it was not. */
export function ReactionPlot({ results }: { results: readonly TrialResult[] }) {
  const timed = results.flatMap(({ reactionTime, ...rest }) =>
    reactionTime === null ? [] : [{ ...rest, reactionTime }],
  );
  if (timed.length < 2) return null;
  const most = Math.max(...timed.map(({ reactionTime }) => reactionTime));
  const x = (number: number) => EDGE + ((number - 1) / Math.max(1, results.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (time: number) => HEIGHT - EDGE - (time / most) * (HEIGHT - 2 * EDGE);
  return (
    <figure className={styles.plot}>
      <div className={styles.scale}>
        <span>
          {Math.round(most)}
          {'\u00A0'}ms
        </span>
        <span>0</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <path className={styles.axis} d={`M0 ${HEIGHT - EDGE}H${WIDTH}M0 ${EDGE}H${WIDTH}`} />
          {timed.map(({ number, reactionTime, isCorrect }) =>
            isCorrect ? (
              <circle key={number} className={styles.dot} cx={x(number)} cy={y(reactionTime)} r="5" />
            ) : (
              <path
                key={number}
                className={styles.cross}
                d={`M${x(number) - 5} ${y(reactionTime) - 5}l10 10m0-10l-10 10`}
              />
            ),
          )}
        </svg>
      </div>
      <figcaption>每次按键的反应时，从左到右是试次的次序。点是对的，叉是错的。</figcaption>
    </figure>
  );
}
