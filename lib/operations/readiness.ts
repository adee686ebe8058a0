import 'server-only';
import { access, constants, mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { sharedTags } from '../cache/follow-tags';
import { publishing } from '../cache/refresh';
import { pingService } from '../content/reading/client';
import { serviceHealth } from '../content/reading/service-health';
import { contentFolder } from '../content-service/service';
import { dataDirectory } from '../data-directory';
import { configuredStore } from '../database/open';
import { env } from '../env';
import { errorCode } from '../error-text';
import { siteSecret } from '../http/secret';
import { redis } from '../redis/redis.mjs';

interface Part {
  ok: boolean;
  /** what is ill about it, in words that say nothing of hosts and paths */
  reason?: string;
}

export interface Readiness {
  /** `degraded`: pages come, but something replaces something; `ill`: send nobody here */
  status: 'ready' | 'degraded' | 'ill';
  parts: Record<'content' | 'store' | 'secret' | 'pageCache' | 'lastPublish', Part> & Partial<Record<'redis', Part>>;
}

/** No part may take longer to say how it does. */
const PATIENCE_MS = 3_000;
/** However often somebody asks, the parts are asked once in this time. */
const LIFE_MS = 5_000;
const LEAST_FREE_BYTES = 64 * 1024 * 1024;
const PUBLISH_MS = 60_000;

let latest: { at: number; readiness: Promise<Readiness> } | undefined;

/** How each part does of what the site needs. */
export function readiness(): Promise<Readiness> {
  const now = performance.now();
  if (!latest || now - latest.at > LIFE_MS) latest = { at: now, readiness: lookAtParts() };
  return latest.readiness;
}

/** The same, asked anew. */
export async function lookAtParts(): Promise<Readiness> {
  const [content, store, secret, pageCache, redisPart] = await Promise.all(
    [contentPart, storePart, secretPart, cachePart, sharedPart].map(withinTime),
  );
  const lastPublish = publishPart();
  // a database that all machines ask is gone for all: they go on showing pages, and say of enquiries that they cannot
  const isIll = ![...(env.databaseUrl ? [] : [store]), secret, pageCache].every(({ ok }) => ok);
  const isWhole = [content, store, lastPublish, redisPart].every(({ ok }) => ok);
  const status = isIll ? 'ill' : isWhole ? 'ready' : 'degraded';
  const parts = { content, store, secret, pageCache, lastPublish, ...(env.redisUrl && { redis: redisPart }) };
  return { status, parts };
}

async function withinTime(part: () => Promise<Part>): Promise<Part> {
  const late = new Promise<Part>((resolve) =>
    setTimeout(() => resolve({ ok: false, reason: `${PATIENCE_MS / 1000} 秒没有答复` }), PATIENCE_MS).unref(),
  );
  return Promise.race([part().catch((error: unknown) => ({ ok: false, reason: errorCode(error) })), late]);
}

async function contentPart(): Promise<Part> {
  if (!env.contentServiceUrl) return folderPart();
  if (!(await pingService())) return { ok: false, reason: '内容服务没有答复，用着上一次好的答复' };
  if (serviceHealth.failingSince === 0) return { ok: true };
  return { ok: false, reason: `有的答复不能用，用着上一次好的，${serviceHealth.stoodIn} 次` };
}

function folderPart(): Part {
  const { problems, unshown } = contentFolder();
  if (problems.length === 0) return { ok: true };
  const last = unshown > 0 ? `${unshown} 个条目没有显示` : '用着上一个好的版本';
  return { ok: false, reason: `${problems.length} 处内容文件的错误，${last}` };
}

/** Really writes: a store that can only be read keeps no enquiry. */
async function storePart(): Promise<Part> {
  const db = await configuredStore();
  const row = { name: 'readiness', value: '', expires_at: Date.now(), leased_until: 0 };
  await db
    .insertInto('shared_value')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ expires_at: row.expires_at }))
    .execute();
  if (!env.databaseUrl) return spaceIn(await dataDirectory());
  const isBehind = (sharedTags.tags?.failingSince ?? 0) > 0;
  return isBehind ? { ok: false, reason: '不知道别的机器清了什么' } : { ok: true };
}

/** Whether Redis answers in time; without it pages come from memory, or are made. */
async function sharedPart(): Promise<Part> {
  const shared = redis();
  if (!shared || (await shared.run((client) => client.ping()))) return { ok: true };
  return { ok: false, reason: 'Redis 没有答复，这台机器自己做' };
}

/** Without the site's key no pass can be given: every enquiry is refused. */
async function secretPart(): Promise<Part> {
  await siteSecret();
  return { ok: true };
}

/** Next reads what the build has made below `app` and writes what it makes itself below `route-cache`. */
async function cachePart(): Promise<Part> {
  const server = path.resolve(/*turbopackIgnore: true*/ process.cwd(), env.buildDirectory, 'server');
  await access(path.join(server, 'app'), constants.R_OK);
  const made = path.join(server, 'route-cache');
  await mkdir(made, { recursive: true });
  await access(made, constants.R_OK | constants.W_OK);
  return spaceIn(made);
}

async function spaceIn(directory: string): Promise<Part> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize > LEAST_FREE_BYTES ? { ok: true } : { ok: false, reason: '磁盘快满了' };
}

function publishPart(): Part {
  const now = Date.now();
  if (publishing.failingSince > 0 && now - publishing.failingSince > PUBLISH_MS)
    return { ok: false, reason: '内容有变化，页面没能更新' };
  const isLate = publishing.noticedAt > publishing.clearedAt && now - publishing.noticedAt > PUBLISH_MS;
  return isLate ? { ok: false, reason: '收到了发布通知，页面还没有更新' } : { ok: true };
}
