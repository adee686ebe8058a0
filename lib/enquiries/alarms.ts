import { sql } from 'kysely';
import { isFile } from '../database/is-file';
import { asOnlyMachine } from '../database/shared-work';
import { processWide } from '../process-wide';
import { REMOVED_RECEIVER } from './outbox';
import type { EnquiryStore } from './store';

const HOUR_MS = 3_600_000;
/** A refusal stays on the owner's page for a day, and is written to the log at most once a minute. */
const SHOWN_MS = 24 * HOUR_MS;
const LOG_MS = 60_000;
/** By then somebody has seen it on every page of enquiries. */
const GIVEN_UP_SHOWN_MS = 30 * 24 * HOUR_MS;

/** The refusals of all machines. */
const SHARED_REFUSALS = 'enquiry refusals';

/** Those of this process that the database, which was away, has not been told of. */
const refusals = processWide('enquiry-refusals', () => ({ count: 0, lastAt: 0, loggedAt: 0 }));
const waits = processWide('enquiry-waits', () => ({ loggedAt: 0 }));

/** An enquiry could not be kept and was answered 503: somebody may be lost. */
export function noteRefusal(now = Date.now()): void {
  if (now - refusals.lastAt > SHOWN_MS) refusals.count = 0;
  refusals.count++;
  refusals.lastAt = now;
  if (now - refusals.loggedAt < LOG_MS) return;
  refusals.loggedAt = now;
  console.error(`[alarm] 需求没有存下，答了 503：到现在 ${refusals.count} 次`);
}

/** Several machines: adds to the refusals of all what this one has refused. */
export async function shareRefusals({ db }: EnquiryStore, now = Date.now()): Promise<void> {
  const { count, lastAt } = refusals;
  if (isFile(db) || count === 0) return;
  const expires_at = lastAt + SHOWN_MS;
  const before = sql<number>`case when shared_value.expires_at > ${now} then shared_value.value::int else 0 end`;
  await db
    .insertInto('shared_value')
    .values({ name: SHARED_REFUSALS, value: String(count), expires_at, leased_until: 0 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql<string>`(${before} + ${count}::int)::text`, expires_at }),
    )
    .execute();
  refusals.count -= count;
}

async function countRefusals({ db }: EnquiryStore, now: number): Promise<number> {
  const shared = await db
    .selectFrom('shared_value')
    .select('value')
    .where('name', '=', SHARED_REFUSALS)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return Number(shared?.value ?? 0) + (now - refusals.lastAt < SHOWN_MS ? refusals.count : 0);
}

/** How many messages to receivers have waited longer than an hour, and since when the first. */
async function longWaits(store: EnquiryStore, now: number): Promise<{ count: number; since: number }> {
  const before = now - HOUR_MS;
  const pending = await store.db
    .selectFrom('delivery')
    .where('state', '=', 'pending')
    .where('created_at', '<', before)
    .select((builder) => [builder.fn.countAll<number>().as('count'), builder.fn.min('created_at').as('since')])
    .executeTakeFirstOrThrow();
  const unplanned = await store.db
    .selectFrom('enquiry')
    .where('planned', '=', 0)
    .where('received_at', '<', before)
    .select((builder) => [builder.fn.countAll<number>().as('count'), builder.fn.min('received_at').as('since')])
    .executeTakeFirstOrThrow();
  const since = [pending.since, unplanned.since].flatMap((time) => (time ? [Number(time)] : []));
  return { count: Number(pending.count) + Number(unplanned.count), since: since.length > 0 ? Math.min(...since) : 0 };
}

/** How many messages are tried no more, though their receiver is still wanted. */
async function countGivenUp({ db }: EnquiryStore, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('delivery')
    .where('state', '=', 'failed')
    .where('last_error', '<>', REMOVED_RECEIVER)
    // a withdrawal that a receiver knows no way for was told once, with what is to be done
    .where((builder) => builder.or([builder('event', '=', 'create'), builder('attempts', '>', 1)]))
    .where('created_at', '>', now - GIVEN_UP_SHOWN_MS)
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What the owner has to look into, one line each; nothing when all is well. */
export async function alarms(store: EnquiryStore, now = Date.now()): Promise<string[]> {
  const lines: string[] = [];
  const refused = await countRefusals(store, now);
  if (refused > 0) lines.push(`有${refused}次需求没有存下，访客看到的是“暂时没有发出”。请看日志里的enquiries与磁盘。`);
  const { count, since } = await longWaits(store, now);
  if (count > 0) {
    const hours = Math.floor((now - since) / HOUR_MS);
    lines.push(`有${count}条通知等了一小时以上还没有送到，最早的等了${hours}小时。请看接收方是否正常。`);
  }
  const givenUp = await countGivenUp(store, now);
  if (givenUp > 0)
    lines.push(`有${givenUp}条通知没有送到，不再试了：试满了三天，或者接收方不收。原因在下面，改好以后按“重发”。`);
  return lines;
}

/** Writes to the log what waits too long, once an hour. */
export async function reportLongWaits(store: EnquiryStore, now = Date.now()): Promise<void> {
  const { count, since } = await longWaits(store, now);
  if (count === 0 || now - waits.loggedAt < HOUR_MS) return;
  waits.loggedAt = now;
  await asOnlyMachine(store.db, 'alarm of long waits', HOUR_MS, async () =>
    console.error(`[alarm] ${count} 条通知等了一小时以上还没有送到，最早的从 ${new Date(since).toISOString()} 起`),
  );
}
