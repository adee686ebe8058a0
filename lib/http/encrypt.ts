import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { siteSecret } from './secret';
import { env } from '../env';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts and signs a value for a cookie.
 * @param purpose a value sealed for one purpose cannot be opened for another
 * @returns base64url
 */
export async function encrypt(purpose: string, value: unknown): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await keyFor(purpose), nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** The value again, or null for what this site has not sealed for this purpose with its present settings. */
export async function decrypt(purpose: string, text: string): Promise<unknown> {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, await keyFor(purpose), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const body = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/** A new password, another account or another service ends every session: they are part of the key. */
async function keyFor(purpose: string): Promise<Buffer> {
  const { admin, authService } = env;
  const settings = createHash('sha256')
    .update(JSON.stringify([admin, authService?.url]))
    .digest();
  return Buffer.from(hkdfSync('sha256', await siteSecret(), settings, purpose, 32));
}
