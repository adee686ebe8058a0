import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDirectory } from '../data-directory';
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

/**
 * At the start: pages of another build ask for scripts that this one does not have. A server that only has been started
 * again leaves them, because they are what visitors get while it is away.
 */
export async function emptyFrontOfAnotherBuild(): Promise<void> {
  if (!env.frontCacheDirectory) return;
  try {
    const note = path.join(await dataDirectory(), 'served-build');
    const build = await readFile(
      path.resolve(/*turbopackIgnore: true*/ process.cwd(), env.buildDirectory, 'BUILD_ID'),
      'utf8',
    );
    if ((await readFile(note, 'utf8').catch(() => '')) === build) return;
    await emptyFront();
    await writeFile(note, build, { mode: 0o600 });
  } catch (error) {
    console.error('[cache] 不知道前面的缓存是不是这个构建的：', errorText(error));
  }
}
