const WINDOW_MS = 10 * 60_000;
/** More addresses than this are not told apart: the oldest are forgotten. */
const MAX_KEYS = 10_000;

/** So many per key within ten minutes, in this process. */
export class RateLimit {
  private readonly times = new Map<string, number[]>();

  constructor(
    private readonly limit: () => number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts one more. @returns 0, or the seconds after which the next one is let through */
  take(key: string): number {
    const now = this.now();
    const recent = (this.times.get(key) ?? []).filter((time) => time > now - WINDOW_MS);
    const isFull = recent.length >= this.limit();
    if (!isFull) recent.push(now);
    // the latest stand last, so that the first key is the one to forget
    this.times.delete(key);
    this.times.set(key, recent);
    if (this.times.size > MAX_KEYS) this.times.delete(this.times.keys().next().value as string);
    return isFull ? Math.max(1, Math.ceil(((recent[0] ?? now) + WINDOW_MS - now) / 1000)) : 0;
  }
}
