import { performance } from 'node:perf_hooks';
import { checkpoint } from '../database/open';
import type { RetentionTable } from '../database/tables';
import type { EnquiryStore } from './store';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
/** A clock that is this far from where it should be has been set, or the site has been away. */
const JUMP_MS = 2 * DAY_MS;
const BACKWARDS_MS = HOUR_MS;
/** Erased with one statement. */
const STEP = 100;
const ROW = 1;

interface Options {
  store: EnquiryStore;
  /** days that enquiries are kept */
  days: number;
  now?: () => number;
  /** a clock that nobody can set */
  uptime?: () => number;
}

/**
 * Erases enquiries that have been kept long enough. A wrong clock must not
 * erase what is young: after a jump nothing goes for a day, and never more than
 * the oldest day's worth in one day.
 */
export class Retention {
  private last?: { now: number; uptime: number };

  constructor(private readonly options: Options) {}

  /** Looks once; called every hour or so. @returns how many enquiries have been erased */
  async run(): Promise<number> {
    const { store, days, now = Date.now, uptime = () => performance.now() } = this.options;
    const time = now();
    const state = await this.state(time);
    const jump = this.jumpSince(state.seen_at, time, uptime());
    this.last = { now: time, uptime: uptime() };
    const held_until = jump === 0 ? Math.min(state.held_until, time + DAY_MS) : time + DAY_MS;
    if (jump !== 0) console.error(`[retention] 时钟跳了 ${(jump / DAY_MS).toFixed(1)} 天：一天之内什么也不删`);
    const isDue = time >= held_until && (time - state.stepped_at >= DAY_MS || time < state.stepped_at);
    const erased = isDue ? await this.step(time - days * DAY_MS, time) : 0;
    if (erased > 0) console.warn(`[retention] 删除了 ${erased} 条满 ${days} 天的需求`);
    const stepped_at = erased > 0 ? time : state.stepped_at;
    await store.db
      .insertInto('retention')
      .values({ id: ROW, seen_at: time, stepped_at, held_until })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: time, stepped_at, held_until }))
      .execute();
    return erased;
  }

  /** What earlier runs left behind; before the first, the newest enquiry tells how late it is at least. */
  private async state(time: number): Promise<Omit<RetentionTable, 'id'>> {
    const { db } = this.options.store;
    const row = await db.selectFrom('retention').selectAll().where('id', '=', ROW).executeTakeFirst();
    if (row) return row;
    const newest = await db
      .selectFrom('enquiry')
      .select('received_at')
      .orderBy('received_at', 'desc')
      .executeTakeFirst();
    return { seen_at: newest ? Number(newest.received_at) : time, stepped_at: 0, held_until: 0 };
  }

  /** ms by which the clock is where it should not be, or 0. */
  private jumpSince(seenAt: number, now: number, uptime: number): number {
    const expected = this.last ? this.last.now + (uptime - this.last.uptime) : seenAt;
    const distance = now - expected;
    const tolerance = this.last ? BACKWARDS_MS : JUMP_MS;
    return distance > tolerance || distance < -BACKWARDS_MS ? distance : 0;
  }

  /** Erases the oldest day's worth of what came in before the given time. */
  private async step(before: number, now: number): Promise<number> {
    const { db } = this.options.store;
    const oldest = await db.selectFrom('enquiry').select('received_at').orderBy('received_at').executeTakeFirst();
    const end = Math.min(before, Number(oldest?.received_at ?? before) + DAY_MS);
    let erased = 0;
    for (;;) {
      const rows = await db
        .selectFrom('enquiry')
        .select('id')
        .where('received_at', '<', end)
        .orderBy('received_at')
        .limit(STEP)
        .execute();
      if (rows.length === 0) break;
      const ids = rows.map(({ id }) => id);
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('enquiry').where('id', 'in', ids).execute();
        await transaction.deleteFrom('delivery').where('enquiry_id', 'in', ids).execute();
        const gone = ids.map((id) => ({ id, erased_at: now }));
        await transaction
          .insertInto('erased')
          .values(gone)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
      erased += ids.length;
    }
    // messages whose enquiry was withdrawn, and numbers of what went long ago
    await db.deleteFrom('delivery').where('created_at', '<', end).execute();
    await db.deleteFrom('erased').where('erased_at', '<', end).execute();
    if (erased > 0) await checkpoint(db);
    return erased;
  }
}
