import { createHmac } from 'node:crypto';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { env } from '../env';
import { errorText } from '../error-text';
import { processWide } from '../process-wide';
import { redis } from '../redis/redis.mjs';
import { siteSecret } from './secret';

/** After a failure it is not asked for so long. */
const PAUSE_MS = 2_000;
const TABLE = 'rate_count';
/** The library wants a limit: ours are compared here, because settings may change them. */
const NO_LIMIT = 2 ** 30;
/** By itself; each question says its own. */
const WINDOW_SECONDS = 600;

/** How often something has been counted on all machines, and ms until it begins anew. */
export interface Count {
  count: number;
  msLeft: number;
}

/** The store of counts, and how long anybody waits for it; tests on a busy machine may wait longer. */
export const sharedCounts = processWide<{
  limiter?: Promise<RateLimiterAbstract>;
  key?: string;
  failingSince: number;
  closedUntil: number;
  patienceMs: number;
}>('shared-counts', () => ({ failingSince: 0, closedUntil: 0, patienceMs: 200 }));

/**
 * Counts one more for all machines, in Redis or else in PostgreSQL.
 * @param key is kept as a keyed hash: who asks is written down nowhere
 * @returns null where there is one machine, or the store does not answer: then each machine counts for itself
 */
export function countEverywhere(key: string, seconds: number): Promise<Count | null> {
  return ask(async (limiter) => {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(await hashOf(key), 1, { customDuration: seconds });
    return { count: consumedPoints, msLeft: msBeforeNext };
  });
}

/** Takes it back: what was counted was none. */
export async function uncountEverywhere(key: string, seconds: number): Promise<void> {
  await ask(async (limiter) => limiter.reward(await hashOf(key), 1, { customDuration: seconds }));
}

/** Begins anew. */
export async function forgetEverywhere(key: string): Promise<void> {
  await ask(async (limiter) => limiter.delete(await hashOf(key)));
}

async function hashOf(key: string): Promise<string> {
  return createHmac('sha256', await siteSecret())
    .update(key)
    .digest('base64url');
}

async function ask<T>(work: (limiter: RateLimiterAbstract) => Promise<T>): Promise<T | null> {
  const { databaseUrl, redisUrl } = env;
  if (!databaseUrl || performance.now() < sharedCounts.closedUntil) return null;
  if (sharedCounts.failingSince > 0) sharedCounts.closedUntil = performance.now() + sharedCounts.patienceMs;
  try {
    const place = redisUrl ?? databaseUrl;
    if (sharedCounts.key !== place)
      Object.assign(sharedCounts, { key: place, limiter: redisUrl ? null : inPostgres(databaseUrl) });
    const answer = await (redisUrl ? inRedis(work) : inTime(work(await sharedCounts.limiter!)));
    if (sharedCounts.failingSince > 0) console.warn('[machines] 各台机器又一起数了');
    Object.assign(sharedCounts, { failingSince: 0, closedUntil: 0 });
    return answer;
  } catch (error) {
    if (sharedCounts.failingSince === 0)
      console.error('[machines] 限额没有地方一起数，每台机器各数各的：', errorText(error));
    sharedCounts.failingSince ||= performance.now();
    sharedCounts.closedUntil = performance.now() + PAUSE_MS;
    return null;
  }
}

/** One for each connection. */
const limiters = new WeakMap<object, RateLimiterAbstract>();

async function inRedis<T>(work: (limiter: RateLimiterAbstract) => Promise<T>): Promise<T> {
  const { RateLimiterRedis } = await import('rate-limiter-flexible');
  const answer = await redis()?.run(async (client) => {
    const options = { useRedisPackage: true, keyPrefix: 'hengzhi:count', points: NO_LIMIT, duration: WINDOW_SECONDS };
    const limiter = limiters.get(client) ?? new RateLimiterRedis({ storeClient: client, ...options });
    limiters.set(client, limiter);
    return { done: await work(limiter) };
  });
  if (!answer) throw new Error('Redis 没有答复');
  return answer.done;
}

async function inPostgres(connectionString: string): Promise<RateLimiterAbstract> {
  const [{ RateLimiterPostgres }, { Pool }] = await Promise.all([import('rate-limiter-flexible'), import('pg')]);
  // enquiries have connections of their own
  const pool = new Pool({
    connectionString,
    max: 2,
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
    allowExitOnIdle: true,
  });
  pool.on('error', () => {});
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: TABLE,
    tableCreated: true,
    points: NO_LIMIT,
    duration: WINDOW_SECONDS,
  });
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${sharedCounts.patienceMs} 毫秒没有答复`)), sharedCounts.patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
