import { performance } from 'node:perf_hooks';
import type { Kysely } from 'kysely';
import { DATABASE_NOW_MS } from '../database/shared-work';
import type { Database } from '../database/tables';
import {
  carryOutPlans,
  MOST_KNOWN,
  plan,
  withinBounds,
  write,
  type Clearing,
  type PlannedClearing,
} from './cleared-tag-table';
import type { ClearedTags } from './cleared-tags.mjs';
import { typeOfTag } from './tags';

interface Options {
  db: () => Promise<Kysely<Database>>;
  known: ClearedTags;
  /** before it counts that others have cleared something: what they have seen has to be seen here too */
  prepare?: () => Promise<void>;
  /** clears tags in the caches of this process; what throws is tried again with the next look */
  apply: (clearings: Clearing[]) => Promise<void>;
}

/**
 * The cleared tags of all machines, in PostgreSQL. Whoever clears counts one more and holds the counter until the tags
 * are written, so numbers appear in their order and nobody who has read up to one misses an earlier one.
 */
export class SharedTags {
  /** since when the database has not answered, by a clock that nobody sets; 0 while it does */
  failingSince = 0;
  private isComplete = false;
  private unapplied: Clearing[] = [];
  private unwritten: Clearing[] = [];
  private looking = Promise.resolve();

  constructor(private readonly options: Options) {}

  /** Tells all machines. @returns whether they know: else they will as soon as the database answers */
  async publish(wanted: Clearing): Promise<boolean> {
    const clearing = withinBounds(wanted);
    this.unwritten.push(clearing);
    for (const tag of clearing.tags) this.options.known.unsaid.add(tag);
    await this.look();
    return !this.unwritten.includes(clearing);
  }

  /**
   * Writes down what is to be cleared later; whichever machine is there then does it.
   * @throws Error of the database: then nothing is planned
   */
  async plan(clearings: readonly PlannedClearing[]): Promise<void> {
    await plan(await this.options.db(), clearings);
  }

  /** Writes what has not been written, and clears here what anybody has cleared since the last look. */
  look(): Promise<void> {
    // what begins while another look is under way may have been read by it too early
    const after = this.looking.catch(() => {}).then(() => this.exchange());
    this.looking = after;
    return after;
  }

  private async exchange(): Promise<void> {
    try {
      const db = await this.options.db();
      while (this.unwritten.length > 0) {
        await write(db, this.unwritten[0]);
        this.unwritten.shift();
      }
      await carryOutPlans(db);
      await this.read(db);
      this.failingSince = 0;
    } catch (error) {
      this.failingSince ||= performance.now();
      throw error;
    }
    this.options.known.unsaid.clear();
    if (this.unapplied.length === 0) return;
    const clearings = this.unapplied.splice(0);
    try {
      await this.options.apply(clearings);
    } catch (error) {
      this.unapplied.unshift(...clearings);
      throw error;
    }
  }

  private async read(db: Kysely<Database>): Promise<void> {
    const { known } = this.options;
    const rows = await db
      .selectFrom('cleared_tag')
      .select(['tag', 'number', 'final_number', 'cleared_at', DATABASE_NOW_MS.as('now')])
      .where('number', '>', known.number)
      .orderBy('number')
      .execute();
    const isFirst = !this.isComplete;
    this.isComplete = true;
    if (rows.length === 0) return;
    if (!isFirst) await this.options.prepare?.();
    const fresh = { final: [] as string[], stale: [] as string[] };
    for (const { tag, number, final_number, cleared_at, now } of rows) {
      // a process that has just begun has nothing that could be shown once more
      const isFinal = isFirst || final_number > known.number;
      const at = Date.now() - (now - cleared_at);
      known.tags.set(tag, { number: isFirst ? number : final_number, at, stale: number });
      fresh[isFinal ? 'final' : 'stale'].push(tag);
    }
    known.number = rows.at(-1)!.number;
    foldOldest(known);
    for (const [kind, tags] of Object.entries(fresh))
      if (tags.length > 0) this.unapplied.push({ tags, isFinal: kind === 'final' });
  }
}

function foldOldest({ tags }: ClearedTags): void {
  if (tags.size <= MOST_KNOWN) return;
  const old = [...tags].sort(([, one], [, other]) => one.stale - other.stale).slice(0, MOST_KNOWN / 2);
  for (const [tag, { at, stale }] of old) {
    tags.delete(tag);
    const type = typeOfTag(tag);
    const latest = tags.get(type);
    if (!latest || latest.number < stale)
      tags.set(type, { number: stale, at, stale: Math.max(stale, latest?.stale ?? 0) });
  }
}
