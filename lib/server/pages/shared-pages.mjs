/** Stored pages that machines share through Redis: what one has made, the others need not make again. */
import { isPageCleared, isUnsaid, tagsOfPage } from '../../cache/cleared-tags.mjs';
import { readShared, writeShared } from '../../redis/shared-entries.mjs';

const KIND = 'page';
const KINDS = ['APP_PAGE', 'APP_ROUTE'];
/** As long as pages live where they do not say (`cacheLife` in `next.config.mjs`). */
const LIFE_SECONDS = 300;

/**
 * What another machine has made of a page that this one does not have, or only an old one of.
 * @param {string} key @param {string} kind
 * @param {{ lastModified?: number, cacheControl?: { revalidate?: number | false } } | null} own
 */
export async function readSharedPage(key, kind, own) {
  if (!KINDS.includes(kind) || (own && !isOld(own))) return null;
  const stored = await readShared(KIND, key);
  if (!stored || stored.facts.kind !== kind) return null;
  const { facts, bytes } = stored;
  const { lastModified, cacheControl, headers } = facts;
  const entry = { lastModified, cacheControl, value: valueOf(facts, bytes) };
  if (isOld(entry) || isPageCleared(entry) || isUnsaid(tagsOfPage(headers))) return null;
  return entry;
}

/** @param {string} key @param {object} page as it is stored here @param {object} cacheControl */
export async function sharePage(key, page, cacheControl) {
  const { kind, status, headers, html, rscData, segmentData, body } = page;
  if (!KINDS.includes(kind) || isUnsaid(tagsOfPage(headers))) return;
  const segments = [...(segmentData ?? [])];
  const parts = (kind === 'APP_PAGE' ? [html, rscData, ...segments.map(([, bytes]) => bytes)] : [body]).map((part) =>
    Buffer.from(part),
  );
  const facts = {
    kind,
    status,
    headers,
    cacheControl,
    lastModified: Date.now(),
    segments: segments.map(([name]) => name),
    lengths: parts.map(({ byteLength }) => byteLength),
  };
  await writeShared(KIND, key, facts, parts);
}

function valueOf({ kind, status, headers, segments, lengths }, bytes) {
  let place = 0;
  const parts = lengths.map((length) => bytes.subarray(place, (place += length)));
  if (kind === 'APP_ROUTE') return { kind, status, headers, body: parts[0] };
  const [html, rscData, ...rest] = parts;
  const segmentData = new Map(segments.map((name, index) => [name, rest[index]]));
  return { kind, status, headers, html: html.toString('utf8'), rscData, postponed: undefined, segmentData };
}

function isOld({ lastModified = 0, cacheControl }) {
  return Date.now() - lastModified > (cacheControl?.revalidate || LIFE_SECONDS) * 1000;
}
