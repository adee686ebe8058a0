import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Share of the processors that may be at work before a page; a busier machine measures itself. */
const QUIET_SHARE = 0.08;

interface Ticks {
  all: number;
  busy: number;
  /** taken by other machines */
  stolen: number;
}

/** Ticks of all processors so far. */
export function readTicks(): Ticks {
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n')[0].trim().split(/\s+/);
  const all = ticks.slice(0, 8).map(Number);
  const sum = all.reduce((one, other) => one + other, 0);
  return { all: sum, busy: sum - all[3] - all[4], stolen: all[7] };
}

export function shareSince(before: Ticks, of: 'busy' | 'stolen'): number {
  const now = readTicks();
  return (now[of] - before[of]) / (now.all - before.all);
}

/**
 * Waits until the processors have had next to nothing to do for `restMs`, for `patienceMs` at most.
 * @returns whether they had
 */
export async function quiet(restMs: number, patienceMs: number): Promise<boolean> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const before = readTicks();
    await wait(restMs);
    if (shareSince(before, 'busy') <= QUIET_SHARE) return true;
  }
  return false;
}
