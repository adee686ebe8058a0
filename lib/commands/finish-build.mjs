/**
 * Finishes every page that the build has made (`lib/server/pages/finish-page.mjs`). A page whose shape is not known
 * fails the build: after an upgrade of Next it is the build that notices, not a visitor.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildFiles } from '../server/pages/build-files.mjs';
import { keepCompressed } from '../server/pages/compressed-page.mjs';
import { finishPage, isFinished, isRedirect } from '../server/pages/finish-page.mjs';
import { PAGE_SUM_HEADER, sumOfFiles } from '../server/pages/page-sum.mjs';

const MOST_SHOWN = 10;
const NOT_FOUND = '_not-found.html';
/** Next's own page for when everything fails: visitors get ours instead (`lib/server/failure-page.ts`). */
const LAST_RESORT = '_global-error.html';

/**
 * @param {string} directory of the build
 * @returns {string[]} what is wrong, a line per page; nothing is wrong when it is empty
 */
export function finishBuild(directory) {
  const build = new BuildFiles(path.resolve(directory, 'server'));
  const pages = path.join(build.serverDirectory, 'app');
  const wrong = [];
  const all = readdirSync(pages, { recursive: true });
  const files = all.filter((file) => file.endsWith('.html'));
  // first the page for what is not there, which others become
  for (const file of files.sort((a, b) => Number(b === NOT_FOUND) - Number(a === NOT_FOUND))) {
    if (file === LAST_RESORT) continue;
    const base = path.join(pages, file.slice(0, -'.html'.length));
    const problems = finishFile(base, build);
    if (problems.length > 0) wrong.push(`${file}: ${problems.slice(0, MOST_SHOWN).join('; ')}`);
  }
  for (const file of all) if (file.endsWith('.body')) writeSum(path.join(pages, file.slice(0, -'.body'.length)));
  return wrong;
}

/** Answers that are replaced while the site runs are known as whole by their sum. */
function writeSum(base) {
  const meta = JSON.parse(readFileSync(`${base}.meta`, 'utf8'));
  const headers = { ...meta.headers, [PAGE_SUM_HEADER]: sumOfFiles(base, meta) };
  writeFileSync(`${base}.meta`, JSON.stringify({ ...meta, headers }));
}

/** @returns {string[]} problems */
function finishFile(base, build) {
  const meta = JSON.parse(readFileSync(`${base}.meta`, 'utf8'));
  const html = readFileSync(`${base}.html`, 'utf8');
  // the static part of a page that is rendered for every request has a nonce of that request instead
  if (isFinished(meta.headers) || meta.postponed !== undefined || isRedirect(meta.status)) return [];
  const isMissing = meta.status === 404 && path.basename(base) !== path.parse(NOT_FOUND).name;
  const page = isMissing
    ? { html: build.notFound.html, headers: { ...meta.headers, ...build.notFound.headers }, problems: [] }
    : finishPage({ html, payload: readFileSync(`${base}.rsc`, 'utf8'), headers: meta.headers }, build.sheet);
  if (page.problems.length > 0) return page.problems;
  // the meta last: it says that the page is finished
  writeFileSync(`${base}.html`, page.html);
  writeFileSync(`${base}.meta`, JSON.stringify({ ...meta, headers: page.headers }));
  writeSum(base);
  keepCompressed(build.serverDirectory, page.html);
  return [];
}
