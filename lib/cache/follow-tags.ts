import { setTimeout as wait } from 'node:timers/promises';
import { describeStoreFault } from '../database/faults';
import { configuredStore } from '../database/open';
import { env } from '../env';
import { processWide } from '../process-wide';
import type { Clearing } from './cleared-tag-table';
import { clearedTags } from './cleared-tags.mjs';
import { announce } from './own-requests';
import { SharedTags } from './shared-tags';
import { watcher } from './watcher';

/** Between two looks: what one machine clears, the others have cleared within a second. */
const INTERVAL_MS = 500;
/** A process that starts waits so long for the database; then it serves what it has, and says so. */
const START_MS = 10_000;
/** A folder that takes longer to read is read by the next look of its watcher. */
const READING_MS = 1_000;

/** The cleared tags of all machines. */
export const sharedTags = processWide<{ tags?: SharedTags }>('shared-tags', () => ({}));

/**
 * With DATABASE_URL: from now on what any machine clears is cleared here too, and what this one clears everywhere.
 * @returns once what was cleared while this process was away is known
 */
export async function followClearedTags(): Promise<void> {
  if (!env.databaseUrl || sharedTags.tags) return;
  const known = clearedTags();
  known.isShared = true;
  let isServing = false;
  // before anybody is answered there is nothing in memory, and stored pages are compared as they are read
  const apply = async (clearings: Clearing[]) => void (isServing && (await announce({ clearings })));
  // machines that share a content folder: the first one's clearing is enough for all (`RefreshQueue`)
  const prepare = () => Promise.race([watcher.look?.(), wait(READING_MS, undefined, { ref: false })]);
  const tags = (sharedTags.tags = new SharedTags({ db: configuredStore, known, prepare, apply }));
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
