import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** A scrypt hash as it is in ADMIN_PASSWORD_HASH: `scrypt:N:r:p:salt:key`, the last two in base64url. */
interface PasswordHash {
  cost: number;
  blockSize: number;
  parallelization: number;
  salt: Buffer;
  key: Buffer;
}

const PRESENT = { cost: 2 ** 15, blockSize: 8, parallelization: 1 };
/** One try must not keep the machine busy for longer than a few seconds. */
const MOST_WORK = 2 ** 23;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** Hashes a password with a salt of its own. Holds no `$`, which shells and .env files would replace. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, { ...PRESENT, salt, key: Buffer.alloc(KEY_BYTES) });
  const { cost, blockSize, parallelization } = PRESENT;
  return ['scrypt', cost, blockSize, parallelization, salt.toString('base64url'), key.toString('base64url')].join(':');
}

/** Is this the password? Takes the same time for every wrong one. @throws Error when the hash is none */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const expected = parsePasswordHash(hash);
  if (!expected) throw new Error('ADMIN_PASSWORD_HASH 不是 npm run password 做出来的');
  return timingSafeEqual(await derive(password, expected), expected.key);
}

/** The parts of a hash, or null for what is none or asks for an absurd amount of work. */
export function parsePasswordHash(text: string): PasswordHash | null {
  const match = /^scrypt:(\d{1,7}):(\d{1,2}):(\d{1,2}):([\w-]{16,128}):([\w-]{43,128})$/.exec(text);
  if (!match) return null;
  const [cost, blockSize, parallelization] = match.slice(1, 4).map(Number);
  const work = cost * blockSize * parallelization;
  if (cost < 2 ** 14 || (cost & (cost - 1)) !== 0 || work === 0 || work > MOST_WORK) return null;
  return {
    cost,
    blockSize,
    parallelization,
    salt: Buffer.from(match[4], 'base64url'),
    key: Buffer.from(match[5], 'base64url'),
  };
}

function derive(password: string, { salt, key, ...options }: PasswordHash): Promise<Buffer> {
  // an input method may write the same characters in two ways
  const text = password.normalize('NFKC');
  const maxmem = 256 * options.cost * options.blockSize * options.parallelization;
  return new Promise((resolve, reject) => {
    scrypt(text, salt, key.length, { ...options, maxmem }, (error, derived) =>
      error ? reject(error) : resolve(derived),
    );
  });
}
