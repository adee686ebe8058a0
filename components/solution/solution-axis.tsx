import type { CSSProperties } from 'react';
import type { IndexedSolution } from '@/lib/pages/solution-index';
import { paths } from '@/lib/paths';
import { PageLink } from '../ui/page-link';
import styles from './solution-axis.module.css';

/** Weeks between two labels of the axis. */
const STEP = 4;

/** The solutions on one axis of weeks, from the order until the devices are there, the quickest first. Each is a link. */
export function SolutionAxis({ solutions }: { solutions: IndexedSolution[] }) {
  const rows = solutions
    .flatMap(({ weeks, ...solution }) => (weeks ? [{ ...solution, weeks }] : []))
    .sort((a, b) => a.weeks[1] - b.weeks[1] || a.weeks[0] - b.weeks[0]);
  if (rows.length < 2) return null;
  const longest = Math.max(...rows.map(({ weeks }) => weeks[1]));
  const labels = Array.from({ length: Math.floor(longest / STEP) + 1 }, (_, index) => index * STEP);
  return (
    <nav aria-label="按交货期看方案" className={styles.root} style={{ '--longest': longest } as CSSProperties}>
      <ol>
        {rows.map(({ id, alias, title, shortName, weeks: [from, to] }) => (
          <li key={id}>
            <PageLink href={paths.solution(alias)} title={title}>
              <b>{shortName}</b>
              <i style={{ '--from': from, '--to': to } as CSSProperties} />
              <span>{from === to ? from : `${from}–${to}`}周</span>
            </PageLink>
          </li>
        ))}
      </ol>
      <p className={styles.scale} aria-hidden="true">
        {labels.map((week) => (
          <span key={week} style={{ '--at': week } as CSSProperties}>
            {week === 0 ? '下单' : week}
          </span>
        ))}
      </p>
      <p className={styles.note}>从下单到收货，一格一周；亮色为最短，暗色为最长</p>
    </nav>
  );
}
