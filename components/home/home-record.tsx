import type { CSSProperties } from 'react';
import type { SolutionCard } from '@/lib/content/solution';
import { paths } from '@/lib/paths';
import { EVENTS, TRACES } from '@/lib/signals/traces';
import { InlineIcon } from './inline-icon';
import { PageLink } from '../ui/page-link';
import styles from './home-record.module.css';

/** What is beside each pen while the paper passes: one reading every half second of the loop, for show; ~ is a space. */
const READINGS: Record<string, { values: string; rate: string }> = {
  gaze: { values: '看前车 看路面 看路面 看后视镜 看路面 看路面 看路面 看仪表 看仪表 看仪表 看前车 看前车', rate: '120 Hz' },
  brain: { values: '4.2~µV 4.0~µV 5.1~µV 8.8~µV 6.2~µV 8.1~µV 7.9~µV 9.6~µV 8.6~µV 4.4~µV 3.9~µV 4.1~µV', rate: '1,000 Hz' },
  heart: { values: '78次/分 80次/分 82次/分 84次/分 85次/分 84次/分 76次/分 76次/分 75次/分 74次/分 71次/分 74次/分', rate: '1,000 Hz' },
  skin: { values: '6.3~µS 6.5~µS 7.4~µS 7.2~µS 7.0~µS 6.8~µS 6.4~µS 6.4~µS 6.4~µS 6.4~µS 6.3~µS 6.3~µS', rate: '128 Hz' },
  muscle: { values: '74~µV 61~µV 18~µV 9~µV 8~µV 9~µV 8~µV 8~µV 9~µV 9~µV 52~µV 118~µV', rate: '2,000 Hz' },
  motion: { values: '踝角~−14° 踝角~−14° 踝角~−6° 踝角~2° 踝角~2° 踝角~2° 踝角~2° 踝角~2° 踝角~2° 踝角~2° 踝角~1° 踝角~−9°', rate: '240 Hz' },
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
              <b>{READINGS[signal].values.split(' ').join('\n').replace(/~/g, '\u00A0')}</b>
              <span>{READINGS[signal].rate}</span>
            </li>
          ))}
        </ul>
        <span className={styles.scale}>示意 · 每大格0.5 s</span>
        <span className={styles.now} />
      </div>
      <nav aria-label="平台的解决方案" className={styles.stations} data-strip="">
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
