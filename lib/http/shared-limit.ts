import { RateLimit, WINDOW_MS } from './rate-limit';
import { countEverywhere } from './shared-counts';

const SECONDS = WINDOW_MS / 1000;

/**
 * So many per key within ten minutes on all machines together; 0 is no limit. Each machine counts for itself too, which
 * is what holds while the others cannot be asked.
 */
export class SharedLimit {
  private readonly here: RateLimit;

  /** @param name tells its keys from those of other limits */
  constructor(
    private readonly name: string,
    private readonly limit: () => number,
  ) {
    this.here = new RateLimit(limit);
  }

  /** Counts one more. @returns 0, or the seconds after which the next one is let through */
  async take(key: string): Promise<number> {
    const seconds = this.here.take(key);
    if (this.limit() === 0 || seconds > 0) return seconds;
    const everywhere = await countEverywhere(`${this.name} ${key}`, SECONDS);
    if (!everywhere || everywhere.count <= this.limit()) return 0;
    return Math.max(1, Math.ceil(everywhere.msLeft / 1000));
  }
}
