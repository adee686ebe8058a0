import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env';
import { errorText } from '../error-text';

/** How nginx names what it keeps. */
const KEPT = /^[0-9a-f]{32}$/;

/**
 * Empties the page cache of the nginx in front (FRONT_CACHE_DIR): what is not
 * there it asks the site for. What it keeps is good for a minute, so a failure
 * is said and does no more harm.
 */
export async function emptyFront(): Promise<void> {
  const directory = env.frontCacheDirectory;
  if (!directory) return;
  try {
    const names = await readdir(directory);
    await Promise.all(
      names
        .filter((name) => KEPT.test(name))
        .map((name) => rm(path.join(/*turbopackIgnore: true*/ directory, name), { force: true })),
    );
  } catch (error) {
    console.error('[cache] 前面的缓存清不了：', errorText(error));
  }
}
