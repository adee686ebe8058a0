/**
 * Where `'use cache'` keeps its answers when REDIS_URL is set (Next's documented `cacheHandlers`): in the memory of this
 * process, as Next does by itself, and in Redis for the other machines and the next start. What one of its tags has been
 * cleared for since is in neither (`cleared-tags.mjs`).
 */
import { LRUCache } from 'lru-cache';
import { readShared, writeShared } from '../redis/shared-entries.mjs';
import { clearedTags, isClearedSince, isStaleSince, isUnsaid } from './cleared-tags.mjs';

/** As much as Next keeps by itself. */
const MEMORY_BYTES = 50 * 1024 * 1024;
/** What is good for less replaces a failed answer: no other machine needs to have it. */
const LEAST_SHARED_SECONDS = 60;
const KIND = 'data';

const memory = new LRUCache({
  maxSize: MEMORY_BYTES,
  sizeCalculation: (entry, key) => entry.bytes.byteLength + key.length,
});
/** Entries that are being made: whoever asks for one waits. */
const pending = new Map();
/** Counts what has been cleared in this process. */
let clearings = 0;

/** @returns {boolean} what is past its time is made anew, as by Next's own cache */
function isGood({ facts }) {
  return Date.now() < facts.timestamp + facts.revalidate * 1000 && !isClearedSince(facts.tags, facts.number);
}

async function find(key) {
  const here = memory.get(key);
  if (here && isGood(here)) return here;
  const there = await readShared(KIND, key);
  // what has been cleared here and nobody has been told of may still be there
  if (!there || !isGood(there) || isUnsaid(there.facts.tags)) return undefined;
  memory.set(key, there);
  return there;
}

const dataCache = {
  async get(key) {
    await pending.get(key);
    const found = await find(key);
    if (!found) return undefined;
    const { number, ...facts } = found.facts;
    if (isStaleSince(facts.tags, number)) facts.revalidate = -1;
    return { ...facts, value: new Blob([found.bytes]).stream() };
  },

  async set(key, pendingEntry) {
    const { number } = clearedTags();
    const before = clearings;
    const work = (async () => {
      const { value, ...entry } = await pendingEntry;
      if (entry.expire === 0) return;
      const bytes = Buffer.from(await new Response(value).arrayBuffer());
      const facts = { ...entry, number };
      if (before !== clearings && isUnsaid(facts.tags)) return;
      memory.set(key, { facts, bytes });
      if (entry.revalidate >= LEAST_SHARED_SECONDS && !isUnsaid(facts.tags))
        void writeShared(KIND, key, facts, [bytes]);
    })().catch(() => {
      // a value that broke off is not kept
    });
    pending.set(key, work);
    await work;
    if (pending.get(key) === work) pending.delete(key);
  },

  /** Every process looks twice a second (`follow-tags.ts`), whether anybody asks or not. */
  async refreshTags() {},

  /** No address is cleared by itself, only tags. */
  async getExpiration() {
    return 0;
  },

  /** Numbers say what is old; where the database gives none, what is here goes. */
  async updateTags(tags) {
    clearings++;
    const { unsaid } = clearedTags();
    if (unsaid.size === 0) return;
    for (const [key, { facts }] of memory.entries())
      if (facts.tags.some((tag) => tags.includes(tag))) memory.delete(key);
  },
};

export default dataCache;
