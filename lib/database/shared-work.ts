import { sql, type Kysely } from 'kysely';
import { isFile } from './is-file';
import { lease, makeRoom } from './shared-value';
import type { Database } from './tables';

/** The time by the clock of PostgreSQL, in a statement. */
export const DATABASE_NOW_MS = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * The clock that all machines of a database go by: on PostgreSQL its own, because leases of machines whose clocks differ
 * would end too early; with a file there is one machine and one clock.
 */
export async function sharedClock(db: Kysely<Database>): Promise<() => number> {
  if (isFile(db)) return Date.now;
  const asked = Date.now();
  const { rows } = await sql<{ now: number }>`select ${DATABASE_NOW_MS} as now`.execute(db);
  const ahead = rows[0].now - (asked + Date.now()) / 2;
  return () => Math.round(Date.now() + ahead);
}

/**
 * Does a piece of work unless another machine is at it, or has been within the time.
 * @param ms how long nobody else does it, also when whoever does it is killed
 */
export async function asOnlyMachine(
  db: Kysely<Database>,
  name: string,
  ms: number,
  work: () => Promise<void>,
): Promise<void> {
  if (!isFile(db) && !(await takeTurn(db, `work ${name}`, ms))) return;
  await work();
}

/** A row that never has a value is always wanted. */
async function takeTurn(db: Kysely<Database>, name: string, ms: number): Promise<boolean> {
  await makeRoom(db, name);
  return lease(db, name, (await sharedClock(db))(), ms);
}
