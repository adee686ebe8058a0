/**
 * Pages compressed by the build: whoever asks for one first need not wait for it. A file is named by the sum of what it
 * holds, so it can never be taken for the copy of another page or version.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Dense, and still within milliseconds. */
const QUICK_QUALITY = 5;

/** @param {Buffer} body @param {number} [quality] @returns {Buffer} */
export const compressBrotli = (body, quality = QUICK_QUALITY) => brotliCompressSync(body, brotliOptions(body, quality));

/** @param {Buffer} body @param {number} quality */
export const brotliOptions = (body, quality) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
});

const fileOf = (serverDirectory, body) =>
  path.join(serverDirectory, 'compressed', `${createHash('sha256').update(body).digest('hex')}.br`);

/** @param {string} serverDirectory the build's `server` folder @param {string} html */
export function keepCompressed(serverDirectory, html) {
  const body = Buffer.from(html);
  const file = fileOf(serverDirectory, body);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, compressBrotli(body));
}

/** @param {string} serverDirectory @param {Buffer} body @returns {Buffer | null} null when the build has made no such page */
export function compressedByBuild(serverDirectory, body) {
  try {
    return readFileSync(fileOf(serverDirectory, body));
  } catch {
    return null;
  }
}
