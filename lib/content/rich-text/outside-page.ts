import 'server-only';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from './public-address';

/** An answer as it comes over the wire, not yet decoded. */
export interface WireAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Readable;
}

/** How the outside is reached; tests bring their own. */
export interface Outside {
  resolve(host: string): Promise<string[]>;
  /** connects to `address`, which has been checked, and nowhere else */
  connect(url: URL, address: string, signal: AbortSignal): Promise<WireAnswer>;
}

const LIMIT_MS = 5_000;
const LIMIT_BYTES = 2 * 1024 * 1024;
const LIMIT_REDIRECTS = 3;
const DECODERS: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * The HTML at an address outside: allowed hosts only, public addresses only,
 * checked after resolution and at every redirect, 5 s and 2 MB in all.
 * @throws Error with the reason when anything is not as it should be
 */
export async function fetchOutsidePage(
  address: string,
  allowedHosts: readonly string[],
  outside: Outside = INTERNET,
): Promise<string> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const deadline = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`${LIMIT_MS / 1000} 秒内没有读完`)), { once: true });
  });
  return Promise.race([follow(address, allowedHosts, outside, signal), deadline]);
}

async function follow(
  address: string,
  allowedHosts: readonly string[],
  outside: Outside,
  signal: AbortSignal,
): Promise<string> {
  let url = new URL(address);
  for (let hop = 0; hop <= LIMIT_REDIRECTS; hop++) {
    const answer = await outside.connect(url, await checkedAddress(url, allowedHosts, outside), signal);
    const location = answer.headers.location;
    if (answer.status >= 300 && answer.status < 400 && typeof location === 'string') {
      answer.body.destroy();
      url = new URL(location, url);
      continue;
    }
    if (answer.status !== 200) throw new Error(`状态 ${answer.status}`);
    if (!/^text\/html\b/i.test(String(answer.headers['content-type']))) throw new Error('不是 HTML');
    return readText(answer, signal);
  }
  throw new Error(`转向超过 ${LIMIT_REDIRECTS} 次`);
}

async function checkedAddress(url: URL, allowedHosts: readonly string[], outside: Outside): Promise<string> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error('只读 http 与 https');
  if (url.username || url.password) throw new Error('地址里不能有用户名');
  if (!allowedHosts.includes(url.host)) throw new Error(`没有允许读取 ${url.host}`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await outside.resolve(host);
  // one private address among public ones is reason enough: the name may be meant to trick
  if (addresses.length === 0 || !addresses.every(isPublicAddress)) throw new Error('不是公网地址');
  return addresses[0];
}

async function readText({ headers, body }: WireAnswer, signal: AbortSignal): Promise<string> {
  const encoding = String(headers['content-encoding'] ?? 'identity').toLowerCase();
  if (encoding !== 'identity' && !Object.hasOwn(DECODERS, encoding)) throw new Error(`不认识的编码 ${encoding}`);
  signal.addEventListener('abort', () => body.destroy(), { once: true });
  const decoded = encoding === 'identity' ? body : body.pipe(DECODERS[encoding]());
  const chunks: Buffer[] = [];
  let size = 0;
  // what counts is the decoded size: a few kilobytes can unpack to gigabytes
  for await (const chunk of decoded) {
    size += (chunk as Buffer).length;
    if (size > LIMIT_BYTES) {
      body.destroy();
      throw new Error(`超过 ${LIMIT_BYTES / 1024 / 1024} MB`);
    }
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const INTERNET: Outside = {
  async resolve(host) {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  },
  connect(url, address, signal) {
    const { request } = url.protocol === 'https:' ? https : http;
    const family = isIP(address);
    return new Promise((resolve, reject) => {
      const outgoing = request(url, {
        signal,
        headers: { accept: 'text/html', 'accept-encoding': 'gzip, br' },
        // the name has been resolved and checked: it is not asked a second time
        lookup: (_host, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      });
      outgoing.on('error', reject);
      outgoing.on('response', (response) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: response });
      });
      outgoing.end();
    });
  },
};
