import type { Kysely } from 'kysely';
import { describeStoreFault } from '../database/faults';
import { configuredStore } from '../database/open';
import type { Database, ZeroResultQueryTable } from '../database/tables';
import { fold } from './fold';

const DAY_MS = 24 * 3600 * 1000;
const KEPT_DAYS = 90;
const MOST_ROWS = 10_000;
/** So many are shown on the internal page. The table is still called `unfound_query`: its name is in migrations. */
export const ZERO_RESULTS_SHOWN = 50;
/** Counts are written together: a flood of queries is a few statements. */
const WRITE_AFTER_MS = 5_000;
const MOST_WAITING = 500;

const waiting = new Map<string, number>();
let timer: NodeJS.Timeout | undefined;

/** Counts a search text that nothing was found for, when there is time. */
export function countZeroResults(text: string): void {
  const kept = withoutPersonal(text);
  if (!kept || (!waiting.has(kept) && waiting.size >= MOST_WAITING)) return;
  waiting.set(kept, (waiting.get(kept) ?? 0) + 1);
  timer ??= setTimeout(() => void writeWaiting(), WRITE_AFTER_MS).unref();
}

async function writeWaiting(): Promise<void> {
  timer = undefined;
  const counts = [...waiting];
  waiting.clear();
  try {
    await writeZeroResults(await configuredStore(), counts);
  } catch (error) {
    console.error('[search] 没有结果的搜索没能记下：', describeStoreFault(error));
  }
}

const TRIM_EVERY_MS = 6 * 3600 * 1000;

/** Erases what is too old or too much, now and every six hours. */
export function keepZeroResultsShort(): void {
  const trim = async () => trimZeroResults(await configuredStore());
  const run = () => void trim().catch((error: unknown) => console.error('[search]', describeStoreFault(error)));
  run();
  setInterval(run, TRIM_EVERY_MS).unref();
}

/** Folded, one space between words, without the digits of phone numbers. */
export function withoutPersonal(text: string): string {
  return fold(text)
    .replace(/\d(?:[\s\-./]*\d){6,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export async function writeZeroResults(
  db: Kysely<Database>,
  counts: readonly (readonly [text: string, count: number])[],
  now = Date.now(),
): Promise<void> {
  for (const [text, count] of counts) {
    await db
      .insertInto('unfound_query')
      .values({ text, count, first_at: now, last_at: now })
      .onConflict((conflict) =>
        conflict.column('text').doUpdateSet((row) => ({ count: row('unfound_query.count', '+', count), last_at: now })),
      )
      .execute();
  }
}

/** Erases what nobody has searched for in 90 days, and beyond 10,000 rows the rarest. */
export async function trimZeroResults(db: Kysely<Database>, now = Date.now(), most = MOST_ROWS): Promise<void> {
  await db
    .deleteFrom('unfound_query')
    .where('last_at', '<', now - KEPT_DAYS * DAY_MS)
    .execute();
  await db
    .deleteFrom('unfound_query')
    .where('text', 'not in', (rows) =>
      rows.selectFrom('unfound_query').select('text').orderBy('count', 'desc').orderBy('last_at', 'desc').limit(most),
    )
    .execute();
}

/** What is searched for most, and not found. @param since searched for then or later */
export function topZeroResults(db: Kysely<Database>, limit: number, since = 0): Promise<ZeroResultQueryTable[]> {
  return db
    .selectFrom('unfound_query')
    .selectAll()
    .where('last_at', '>=', since)
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute();
}
