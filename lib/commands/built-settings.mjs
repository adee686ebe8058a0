import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSample, PAGE_SETTINGS, SETTINGS } from '../settings.mjs';
import { entry, WRONG_SETTINGS } from './check-settings.mjs';

const FILE = 'built-settings.json';
/** What the site is called where nobody says it (`lib/env.ts`). */
const UNSAID = { SITE_URL: 'http://127.0.0.1:3000' };

/** However it is written; whether the content is a sample may be said by its folder. */
const meant = (name, settings) =>
  name === 'SAMPLE_CONTENT'
    ? isSample(settings)
      ? 'on'
      : 'off'
    : (SETTINGS[name].read(settings[name] ?? '') ?? UNSAID[name] ?? '');

/** Leaves in a build what is in its pages. */
export function writeBuiltSettings(directory, settings) {
  const built = Object.fromEntries(PAGE_SETTINGS.map((name) => [name, meant(name, settings)]));
  writeFileSync(path.join(directory, FILE), JSON.stringify(built));
}

/**
 * What keeps a build from being served with these settings, one line each: canonical links that name another site are
 * kept by caches and search engines.
 */
export function wrongBuild(directory, settings) {
  if (!existsSync(path.join(directory, 'BUILD_ID')))
    return [`${path.resolve(directory)} 里没有构建：先运行 npm run build`];
  const file = path.join(directory, FILE);
  if (!existsSync(file)) return [`${path.resolve(directory)} 没有构建完，或是别的办法构建的：再运行一次 npm run build`];
  const built = JSON.parse(readFileSync(file, 'utf8'));
  const shown = (value) => value || '（没有写）';
  return PAGE_SETTINGS.map((name) => [name, built[name] ?? '', meant(name, settings)])
    .filter(([, before, now]) => before !== now)
    .map(([name, before, now]) => `设置 ${name} 构建时是 ${shown(before)}，现在是 ${shown(now)}：改成一样，或重新构建`);
}

/** Ends the process when the build was made for another site. */
export function checkBuild(directory = process.env.NEXT_DIST_DIR || '.next') {
  const lines = wrongBuild(directory, process.env);
  for (const line of lines) console.error(process.stderr.isTTY ? line : entry(line));
  if (lines.length > 0) process.exit(WRONG_SETTINGS);
}
