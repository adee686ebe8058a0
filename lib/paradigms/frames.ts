import { median } from './scores';

/** What the screen did during a round. */
export interface FrameReport {
  /** Hz; 0 where too few frames were seen */
  rate: number;
  /** ms between two */
  interval: number;
  frames: number;
  dropped: number;
}

const FEWEST = 10;

/** @param times of the frames, in ms; a pause begins another row */
export function frameReport(rows: readonly (readonly number[])[]): FrameReport {
  const gaps = rows.flatMap((times) => times.slice(1).map((time, index) => time - times[index]));
  const interval = median(gaps) ?? 0;
  if (gaps.length < FEWEST || !(interval > 0)) return { rate: 0, interval: 0, frames: gaps.length, dropped: 0 };
  return {
    rate: 1000 / interval,
    interval,
    frames: gaps.length,
    dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / interval) - 1), 0),
  };
}
