import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describeStoreFault } from '../database/faults';
import { configuredStore } from '../database/open';
import { env } from '../env';
import { processWide } from '../process-wide';
import { announce } from './announce';
import type { Clearing } from './cleared-tag-table';
import { clearedTags } from './cleared-tags.mjs';
import { SharedTags } from './shared-tags';

/** Between two looks: what one machine clears, the others have cleared within a second. */
const INTERVAL_MS = 500;
/** A process that starts waits so long for the database; then it serves what it has, and says so. */
const START_MS = 10_000;

/** The cleared tags of all machines, and the secret that this process shows to its own `/api/revalidate`. */
export const sharedTags = processWide<{ tags?: SharedTags; secret?: string }>('shared-tags', () => ({}));

/**
 * With DATABASE_URL: from now on what any machine clears is cleared here too, and what this one clears everywhere.
 * @param site origin of this process: cache tags can only be cleared inside a request
 * @returns once what was cleared while this process was away is known
 */
export async function followClearedTags(site: string): Promise<void> {
  if (!env.databaseUrl || sharedTags.tags) return;
  const known = clearedTags();
  known.isShared = true;
  let isServing = false;
  const secret = (sharedTags.secret = randomBytes(24).toString('base64url'));
  // before anybody is answered there is nothing in memory, and stored pages are compared as they are read
  const apply = async (clearings: Clearing[]) => void (isServing && (await announce(site, secret, { clearings })));
  const tags = (sharedTags.tags = new SharedTags({ db: configuredStore, known, apply }));
  await Promise.race([look(tags), wait(START_MS, undefined, { ref: false })]);
  isServing = true;
  void repeat(tags);
}

async function repeat(tags: SharedTags): Promise<never> {
  for (;;) {
    await wait(INTERVAL_MS, undefined, { ref: false });
    await look(tags);
  }
}

async function look(tags: SharedTags): Promise<void> {
  const before = tags.failingSince;
  try {
    await tags.look();
    if (before > 0) console.warn('[machines] 又知道别的机器清了什么');
  } catch (error) {
    if (before === 0) console.error('[machines] 不知道别的机器清了什么：', describeStoreFault(error));
  }
}
