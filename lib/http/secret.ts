import { randomBytes } from 'node:crypto';
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDirectory } from '../data-directory';
import { env } from '../env';

let known: { source: string; key: Promise<Buffer> } | undefined;

/**
 * The site's key for signatures: SECRET_KEY, else 32 random bytes made once in
 * DATA_DIR. Several machines must share one SECRET_KEY.
 * @throws Error when SECRET_KEY is too short or DATA_DIR cannot be written
 */
export function siteSecret(): Promise<Buffer> {
  const source = env.secretKey ?? env.dataDirectory;
  if (known?.source !== source) {
    known = { source, key: readSecret() };
    known.key.catch(() => (known = undefined));
  }
  return known.key;
}

const SHORTEST_KEY = 32;

async function readSecret(): Promise<Buffer> {
  if (env.secretKey) {
    if (env.secretKey.length < SHORTEST_KEY) throw new Error(`SECRET_KEY 至少要 ${SHORTEST_KEY} 个字符`);
    return Buffer.from(env.secretKey);
  }
  const file = path.join(await dataDirectory(), 'secret.key');
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    // of two processes that start at once one wins, and both read the winner's key
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  await chmod(file, 0o600);
  const key = (await readFile(file, 'utf8')).trim();
  if (key.length < SHORTEST_KEY) throw new Error(`${file} 里没有密钥`);
  return Buffer.from(key);
}
