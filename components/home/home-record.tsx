import type { CSSProperties } from 'react';
import type { SolutionCard } from '@/lib/content/solution';
import { paths } from '@/lib/paths';
import { EVENTS, TRACES } from '@/lib/signals/traces';
import { InlineIcon } from './inline-icon';
import { PageLink } from '../ui/page-link';
import styles from './home-record.module.css';

/** What is beside each pen while the paper passes: one reading every half second of the loop, for show. */
const READINGS: Record<string, { values: string; rate: string }> = {
  gaze: { values: '前车 路面 路面 后视镜 路面 路面 路面 仪表 仪表 仪表 前车 前车', rate: '120 Hz' },
  brain: { values: '4.2µV 4.0µV 5.1µV 8.8µV 6.2µV 8.1µV 7.9µV 9.6µV 8.6µV 4.4µV 3.9µV 4.1µV', rate: '1,000 Hz' },
  heart: { values: '78次/分 80次/分 82次/分 84次/分 85次/分 84次/分 76次/分 76次/分 75次/分 74次/分 71次/分 74次/分', rate: '1,000 Hz' },
  skin: { values: '6.3µS 6.5µS 7.4µS 7.2µS 7.0µS 6.8µS 6.4µS 6.4µS 6.4µS 6.4µS 6.3µS 6.3µS', rate: '128 Hz' },
  muscle: { values: '74µV 61µV 18µV 9µV 8µV 9µV 8µV 8µV 9µV 9µV 52µV 118µV', rate: '2,000 Hz' },
  motion: { values: '踝−14° 踝−14° 踝−6° 踝2° 踝2° 踝2° 踝2° 踝2° 踝2° 踝2° 踝1° 踝−9°', rate: '240 Hz' },
}; // prettier-ignore

/** The six lanes on one time axis, under the dial; below them the solutions as the axis' stations. */
export function HomeRecord({ solutions }: { solutions: SolutionCard[] }) {
  return (
    <div className={styles.root}>
      <div className={styles.paper} aria-hidden="true">
        <div className={styles.axis} />
        <div className={styles.recorded}>
          <div className={styles.lanes} />
          <ul className={styles.events}>
            {[0, 1].flatMap((turn) =>
              EVENTS.map(({ name, at }) => (
                <li key={`${turn} ${name}`} style={{ '--at': at + turn * 6 } as CSSProperties}>
                  {name}
                  {at > 0 && <span>{at.toFixed(2)} s</span>}
                </li>
              )),
            )}
          </ul>
        </div>
        <ul className={styles.names}>
          {TRACES.map(({ signal, name }) => (
            <li key={signal} data-signal={signal}>
              {name}
            </li>
          ))}
        </ul>
        <ul className={styles.readings}>
          {TRACES.map(({ signal }) => (
            <li key={signal}>
              <b>{READINGS[signal].values.split(' ').join('\n')}</b>
              <span>{READINGS[signal].rate}</span>
            </li>
          ))}
        </ul>
        <span className={styles.scale}>示意 · 每大格0.5 s</span>
        <span className={styles.now} />
      </div>
      <nav aria-label="平台的解决方案" className={styles.stations}>
        <ul>
          {solutions.map((solution) => (
            <li key={solution.id}>
              <PageLink href={paths.solution(solution.alias)}>
                <InlineIcon icon={solution.icon} />
                {solution.shortName}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
