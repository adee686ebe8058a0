import type { CSSProperties } from 'react';
import type { Paradigm } from '@/lib/content/paradigm';
import { stillOf } from '@/lib/paradigms/still';
import { NoBreakText } from '../ui/no-break-text';
import { Stimulus } from './stimulus';
import styles from './trial-figure.module.css';

/** A screen that is there for a smaller part of the trial has no room for its number on the line of time. */
const SHORT = 0.04;

/** A screen longer than so many times all others is drawn so long, with a break: else they are a speck beside it. */
const LONGEST = 2;

/** One trial as a methods section shows it: screen by screen, and below them the time to scale. */
export function TrialFigure({ timings, demo }: Pick<Paradigm, 'timings' | 'demo'>) {
  const steps = stillOf(demo);
  const isDrawn = steps.length === timings.length;
  const durations = timings.map(({ duration }) => duration ?? 0);
  const sum = durations.reduce((before, duration) => before + duration, 0);
  const isBroken = (duration: number) => sum > duration && duration > LONGEST * (sum - duration);
  const shares = durations.map((duration) => (isBroken(duration) ? LONGEST * (sum - duration) : duration));
  const total = shares.reduce((before, share) => before + share, 0);
  return (
    <figure className={styles.root}>
      <ol className={styles.steps} data-drawn={isDrawn || undefined}>
        {timings.map(({ name, duration, shows }, index) => (
          <li key={name}>
            {isDrawn && <Stimulus stimulus={steps[index].stimulus} isStill />}
            <div>
              <p className={styles.name}>
                <b>
                  {index + 1}　{name}
                </b>
                {duration !== null && <span>{inMs(duration)}</span>}
              </p>
              {shows && (
                <p className={styles.shows}>
                  <NoBreakText>{shows}</NoBreakText>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.scale} aria-hidden="true">
        {shares.map((share, index) => (
          <span
            key={timings[index].name}
            data-broken={isBroken(durations[index]) || undefined}
            style={{ '--share': share } as CSSProperties}
          >
            {share > SHORT * total && index + 1}
          </span>
        ))}
      </p>
      <figcaption>横线按时长成比例{durations.some(isBroken) && '，断开的一段没有画全'}；数字是上面的画面。</figcaption>
    </figure>
  );
}

const inMs = (duration: number) => `${duration.toLocaleString('en')}\u00A0ms`;
