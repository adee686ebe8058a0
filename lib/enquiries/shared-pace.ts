import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { configuredStore } from '../database/open';
import { DATABASE_NOW_MS } from '../database/shared-work';
import { env } from '../env';
import { LONGEST_WAIT_MS, Pace, WINDOW_MS } from '../http/rate-limit';

/**
 * A pace of all machines together: PostgreSQL, where the enquiry itself goes, knows when all turns will have come back.
 * Each machine keeps the pace for itself too, which is what holds while the database does not answer.
 */
export class SharedPace {
  private readonly here: Pace;

  /** @param patienceMs nobody waits longer for the database; tests on a busy machine may */
  constructor(
    private readonly name: string,
    private readonly limit: () => number,
    private readonly patienceMs = 200,
  ) {
    this.here = new Pace(limit);
  }

  /** Takes a turn. @returns ms until it comes, or null when it would be too long */
  async take(): Promise<number | null> {
    const here = this.here.take();
    if (here === null || this.limit() === 0 || !env.databaseUrl) return here;
    const late = wait(this.patienceMs, here, { ref: false });
    const everywhere = await Promise.race([this.takeEverywhere(), late]).catch(() => here);
    return everywhere === null ? null : Math.max(here, everywhere);
  }

  /** As `Pace` counts: turns are spent at once, and come back one by one. */
  private async takeEverywhere(): Promise<number | null> {
    const msPerTurn = Math.ceil(WINDOW_MS / this.limit());
    const { rows } = await sql<{ ms: number }>`
      insert into shared_value as turns (name, value, expires_at, leased_until)
      values (${`pace ${this.name}`}, '', ${DATABASE_NOW_MS} + ${msPerTurn}, 0)
      on conflict (name) do update
      set expires_at = greatest(turns.expires_at, ${DATABASE_NOW_MS}) + ${msPerTurn}
      where greatest(turns.expires_at, ${DATABASE_NOW_MS}) + ${msPerTurn}
        <= ${DATABASE_NOW_MS} + ${WINDOW_MS + LONGEST_WAIT_MS}
      returning greatest(0, turns.expires_at - ${DATABASE_NOW_MS} - ${WINDOW_MS}) as ms`.execute(
      await configuredStore(),
    );
    return rows[0]?.ms ?? null;
  }
}
