import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { INLINE_SCRIPTS_HEADER, inlineScripts } from '@/lib/server/pages/inline-scripts.mjs';
import { PAGE_SUM_HEADER, sumOfFiles } from '@/lib/server/pages/page-sum.mjs';

/** What a release has beside its build and its packages. */
const SOURCES = ['lib', 'public', 'graphql', 'package.json', 'next.config.mjs', 'tsconfig.json'];
/** What a build keeps for the next one, and what the site has made since. */
const NOT_SERVED = /^\.next\/(cache|diagnostics|trace|types|turbopack|server\/route-cache)(\/|$)|\.map$/;
/** A script or style sheet wherever it is named; its name ends with a hash. */
const NAMED = /(static\/chunks\/[\w~.-]*?)([\w~-]{13})(?=\.(?:js|css)\b)/g;

/** A release folder as running.md makes one, with a copy of the main build. */
export function makeRelease(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of SOURCES) cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const isServed = (file: string) => !NOT_SERVED.test(file);
  cpSync('.next', path.join(folder, '.next'), { recursive: true, filter: isServed, verbatimSymlinks: true });
  for (const kept of ['server/route-cache', 'cache']) mkdirSync(path.join(folder, '.next', kept), { recursive: true });
  return folder;
}

/**
 * Makes another build of a release: all scripts and style sheets, and the build itself, get other names wherever they
 * are named, as they do when every source has changed. A second `next build` would take two minutes and name nothing
 * anew: names are hashes of what is in the files.
 */
export function renameBuild(release: string): void {
  const build = path.join(release, '.next');
  const chunks = path.join(build, 'static/chunks');
  const id = buildId(release);
  const renamed = (text: string) =>
    text.replace(NAMED, (_, before: string, hash: string) => before + backwards(hash)).replaceAll(id, backwards(id));
  const files = readdirSync(build, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name, parentPath } of files) {
    const file = path.join(parentPath, name);
    // byte by byte: not all of it is text
    const before = readFileSync(file, 'latin1');
    const after = renamed(before);
    if (after !== before) writeFileSync(file, after, 'latin1');
  }
  for (const name of readdirSync(chunks))
    renameSync(path.join(chunks, name), path.join(build, renamed(`static/chunks/${name}`)));
  renameSync(path.join(build, 'static', id), path.join(build, 'static', backwards(id)));
  for (const { name, parentPath } of files)
    if (name.endsWith('.meta')) blessScripts(path.join(parentPath, name.slice(0, -'.meta'.length)));
}

/** The policy of a page names its inline scripts, which name the files. */
function blessScripts(page: string): void {
  const meta = JSON.parse(readFileSync(`${page}.meta`, 'utf8')) as {
    headers?: Record<string, string>;
    segmentPaths?: string[];
  };
  if (!meta.headers?.[INLINE_SCRIPTS_HEADER]) return;
  const { sources } = inlineScripts(readFileSync(`${page}.html`, 'utf8'), readFileSync(`${page}.rsc`, 'utf8'));
  const headers = { ...meta.headers, [INLINE_SCRIPTS_HEADER]: sources, [PAGE_SUM_HEADER]: sumOfFiles(page, meta) };
  writeFileSync(`${page}.meta`, JSON.stringify({ ...meta, headers }));
}

export const buildId = (release: string) => readFileSync(path.join(release, '.next/BUILD_ID'), 'utf8');

const backwards = (name: string) => [...name].reverse().join('');
