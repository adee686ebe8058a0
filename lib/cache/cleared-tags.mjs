/**
 * What this process knows of the tags that any machine has cleared. Each clearing has a number, counted by PostgreSQL, so
 * that no clock decides what is old: what was made at number 7 is old when one of its tags was cleared at 8. Plain
 * JavaScript, because the page cache reads it too.
 */

/** Header with the number that a stored page was made at; no visitor sees it (`lib/server/security-headers.ts`). */
export const NUMBER_HEADER = 'x-cleared-number';

/** How far the clocks of two machines may be apart; only what the build has made has no number but a time. */
const CLOCKS_MS = 120_000;

/**
 * @typedef {object} ClearedTags
 * @property {boolean} isShared with one machine and no PostgreSQL nothing is looked at
 * @property {number} number the last clearing that this process knows
 * @property {Map<string, { number: number, at: number, stale: number }>} tags by tag: its last clearing for good and when
 *   that was, and its last clearing of any kind
 * @property {Set<string>} unsaid cleared here, and no other machine knows yet
 */

/** @returns {ClearedTags} the same in every bundle of this process */
export function clearedTags() {
  return (globalThis[Symbol.for('hengzhi.cleared-tags')] ??= {
    isShared: false,
    number: 0,
    tags: new Map(),
    unsaid: new Set(),
  });
}

/** @param {readonly string[]} tags @param {number} number it was made at */
export function isClearedSince(tags, number, known = clearedTags()) {
  return tags.some((tag) => (known.tags.get(tag)?.number ?? 0) > number);
}

/** Whether it may be shown once more, while it is made anew. */
export function isStaleSince(tags, number, known = clearedTags()) {
  return tags.some((tag) => (known.tags.get(tag)?.stale ?? 0) > number);
}

/** Whether one of them has been cleared here and no other machine has been told. @param {readonly string[]} tags */
export function isUnsaid(tags, { unsaid } = clearedTags()) {
  return unsaid.size > 0 && tags.some((tag) => unsaid.has(tag));
}

/** The tags of a stored page. @param {Record<string, unknown>} [headers] */
export function tagsOfPage(headers = {}) {
  return String(headers['x-next-cache-tags'] ?? '').split(',');
}

/**
 * Whether a stored page is older than a clearing of one of its tags.
 * @param {{ lastModified?: number, value?: { headers?: Record<string, unknown> } }} entry
 */
export function isPageCleared(entry, known = clearedTags()) {
  if (!known.isShared) return false;
  const headers = entry.value?.headers ?? {};
  const tags = tagsOfPage(headers);
  const number = headers[NUMBER_HEADER];
  if (number !== undefined) return isClearedSince(tags, Number(number), known);
  return tags.some((tag) => (known.tags.get(tag)?.at ?? -Infinity) + CLOCKS_MS > (entry.lastModified ?? Infinity));
}
