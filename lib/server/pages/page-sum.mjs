/**
 * The parts of a page are files that are written one by one. A process that is killed in between leaves half of one, or
 * parts of two versions; the sum in its headers tells.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** Header with the sum; no visitor sees it (`lib/server/security-headers.ts`). */
export const PAGE_SUM_HEADER = 'x-page-sum';

/** @param {import('./page-sum.mjs').Parts} answer @returns {string} */
export function sumOf({ html, rscData, segmentData, body }) {
  const hash = createHash('sha256');
  const segments = [...(segmentData ?? [])].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const part of [html, rscData, body, ...segments.flat()]) {
    const bytes = Buffer.from(part ?? '');
    hash.update(`${bytes.byteLength}:`).update(bytes);
  }
  return hash.digest('base64url');
}

/**
 * @param {string} base of the files of an answer in a build, without their endings
 * @param {{ segmentPaths?: string[] }} meta
 */
export function sumOfFiles(base, { segmentPaths }) {
  const read = (ending) => (existsSync(base + ending) ? readFileSync(base + ending) : undefined);
  const segments = segmentPaths
    ?.map((name) => [name, read(`.segments${name}.segment.rsc`)])
    .filter(([, bytes]) => bytes !== undefined);
  return sumOf({ html: read('.html'), rscData: read('.rsc'), body: read('.body'), segmentData: segments });
}
