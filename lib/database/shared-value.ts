import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from './tables';

/** A value and how long it is good for. */
export interface FreshValue {
  value: string;
  livesMs: number;
}

/** Who is making the value has so long before another one tries. */
const LEASE_MS = 15_000;
/** A value is renewed so long before its end, while the old one is still handed out. */
const EARLY_MS = 300_000;
/** After a failure nobody tries for so long: the other side counts the calls. */
const PAUSE_MS = 5_000;
const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 20_000;

/**
 * A value that all processes use and only one of them makes: what is not there
 * or old is made by the process that gets the lease, the others wait for it or use the old one meanwhile.
 * @throws Error what `make` throws, or when nobody has made it in time
 */
export async function sharedValue(
  db: Kysely<Database>,
  name: string,
  make: () => Promise<FreshValue>,
  clock = Date.now,
): Promise<string> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const now = clock();
    const known = await db.selectFrom('shared_value').selectAll().where('name', '=', name).executeTakeFirst();
    if (!known) {
      await makeRoom(db, name);
      continue;
    }
    if (known.expires_at - EARLY_MS > now) return known.value;
    if (await lease(db, name, now, LEASE_MS)) {
      return renew(db, name, make, now).catch((error: unknown) => {
        // renewed before its end: the old one is still good
        if (known.expires_at > now) return known.value;
        throw error;
      });
    }
    if (known.expires_at > now) return known.value;
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`${name}：没有等到`);
}

/** Says that a value is no good, whatever was said of its life. */
export async function forgetSharedValue(db: Kysely<Database>, name: string, value: string): Promise<void> {
  const spoilt = db.updateTable('shared_value').set({ expires_at: 0 });
  await spoilt.where('name', '=', name).where('value', '=', value).execute();
}

/** The row of a value that nobody has made yet. */
export async function makeRoom(db: Kysely<Database>, name: string): Promise<void> {
  await db
    .insertInto('shared_value')
    .values({ name, value: '', expires_at: 0, leased_until: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether this process may make what a row stands for: it is wanted, and nobody else is at it. @param ms how long */
export async function lease(db: Kysely<Database>, name: string, now: number, ms: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shared_value')
    .set({ leased_until: now + ms })
    .where('name', '=', name)
    .where('leased_until', '<=', now)
    .where('expires_at', '<=', now + EARLY_MS)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function renew(
  db: Kysely<Database>,
  name: string,
  make: () => Promise<FreshValue>,
  now: number,
): Promise<string> {
  const write = (columns: object) => db.updateTable('shared_value').set(columns).where('name', '=', name).execute();
  try {
    const { value, livesMs } = await make();
    await write({ value, expires_at: now + livesMs, leased_until: 0 });
    return value;
  } catch (error) {
    await write({ leased_until: now + PAUSE_MS });
    throw error;
  }
}
