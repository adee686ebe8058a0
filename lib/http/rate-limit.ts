import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';

export const WINDOW_MS = 10 * 60_000;
/** More addresses than this are not told apart: those that came longest ago are forgotten. */
const MAX_KEYS = 10_000;

/** So many per key within ten minutes, in this process; 0 is no limit. */
export class RateLimit {
  private readonly times = new LRUCache<string, number[]>({ max: MAX_KEYS });

  constructor(
    private readonly limit: () => number,
    // a clock that is set does not move it
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @returns 0 while there is room, or the seconds until there is; counts nothing */
  left(key: string): number {
    if (this.limit() === 0) return 0;
    const recent = (this.times.get(key) ?? []).filter((time) => time > this.now() - WINDOW_MS);
    return recent.length >= this.limit() ? this.secondsAfter(recent) : 0;
  }

  /** Counts one more. @returns 0, or the seconds after which the next one is let through */
  take(key: string): number {
    if (this.limit() === 0) return 0;
    const now = this.now();
    const recent = (this.times.get(key) ?? []).filter((time) => time > now - WINDOW_MS);
    const isFull = recent.length >= this.limit();
    if (!isFull) recent.push(now);
    this.times.set(key, recent);
    return isFull ? this.secondsAfter(recent) : 0;
  }

  private secondsAfter([oldest = this.now()]: number[]): number {
    return Math.max(1, Math.ceil((oldest + WINDOW_MS - this.now()) / 1000));
  }
}

/** Longest wait, in ms, that somebody is asked for before he is told to come again. */
export const LONGEST_WAIT_MS = 20_000;

/**
 * So many within ten minutes for all together. Beyond that everybody waits for
 * his turn rather than being refused, as long as the wait is bearable. 0 is no limit.
 */
export class Pace {
  private spent = 0;
  private at: number;

  constructor(
    private readonly limit: () => number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.at = now();
  }

  /** Takes a turn. @returns ms until it comes, or null when it would be too long */
  take(): number | null {
    if (this.limit() === 0) return 0;
    const now = this.now();
    const msPerTurn = WINDOW_MS / this.limit();
    // what has been spent comes back turn by turn
    this.spent = Math.max(0, this.spent - (now - this.at) / msPerTurn);
    this.at = now;
    const wait = Math.max(0, (this.spent + 1 - this.limit()) * msPerTurn);
    if (wait > LONGEST_WAIT_MS) return null;
    this.spent += 1;
    return wait;
  }
}
