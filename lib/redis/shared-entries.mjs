/**
 * Entries of a cache that all machines share: some facts as JSON, then bytes. Each build has its own, because a page of
 * another one asks for scripts that are not there. What Redis does not have in time is made by whoever needs it.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { redis } from './redis.mjs';

/** What nobody has stored anew for a day is made anew. */
const LIFE_SECONDS = 86_400;
/** Larger ones stay with whoever has made them. */
const MOST_BYTES = 4 * 1024 * 1024;

let build;

/** The build that this process serves: a newer one may lie in its folder later. */
function buildName() {
  const directory = process.env.NEXT_DIST_DIR || '.next';
  build ??= readFileSync(path.resolve(/*turbopackIgnore: true*/ process.cwd(), directory, 'BUILD_ID'), 'utf8').trim();
  return build;
}

const nameOf = (kind, key) => `hengzhi:${buildName()}:${kind}:${createHash('sha256').update(key).digest('base64url')}`;

/**
 * @param {string} kind of cache
 * @param {string} key
 * @returns {Promise<{ facts: any, bytes: Buffer } | null>}
 */
export async function readShared(kind, key) {
  const stored = await redis()?.run((client) => client.get(nameOf(kind, key)));
  if (!stored || stored.length < 4) return null;
  try {
    const end = 4 + stored.readUInt32BE(0);
    return { facts: JSON.parse(stored.toString('utf8', 4, end)), bytes: stored.subarray(end) };
  } catch {
    return null;
  }
}

/** @param {string} kind @param {string} key @param {object} facts @param {Uint8Array[]} parts */
export async function writeShared(kind, key, facts, parts) {
  const shared = redis();
  if (!shared) return;
  const head = Buffer.from(JSON.stringify(facts));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.byteLength);
  const bytes = Buffer.concat([length, head, ...parts]);
  if (bytes.byteLength > MOST_BYTES) return;
  await shared.run((client) =>
    client.set(nameOf(kind, key), bytes, { expiration: { type: 'EX', value: LIFE_SECONDS } }),
  );
}
