import { env } from '../env';
import { clientAddress } from './client-address';
import { cookieLine, readCookie } from './cookie';
import { decrypt, encrypt } from './encrypt';
import { hasSeenPage, REMEMBERED_MS, SHORTEST_MS } from './visitors';

const COOKIE = 'seen';
/** The machine that has set it may be ahead of the one that reads it. */
const CLOCKS_MS = 120_000;

interface Seen {
  address: string;
  at: number;
}

/**
 * What says to any machine that this address has seen a page; signed, and of no use to another address.
 * @returns null with one machine, which remembers by itself
 */
export async function seenCookie(headers: Headers): Promise<string | null> {
  if (!env.databaseUrl) return null;
  const seen: Seen = { address: clientAddress(headers), at: Date.now() };
  return cookieLine({ name: COOKIE, value: await encrypt(COOKIE, seen), seconds: REMEMBERED_MS / 1000 });
}

/** Whether whoever asks has seen a page, here or on another machine, long enough ago to have read it. */
export async function hasSeenAnyPage(headers: Headers): Promise<boolean> {
  const address = clientAddress(headers);
  if (hasSeenPage(address)) return true;
  const value = env.databaseUrl && readCookie(headers.get('cookie'), COOKIE);
  const seen = value ? ((await decrypt(COOKIE, value)) as Seen | null) : null;
  if (seen?.address !== address) return false;
  const age = Date.now() - seen.at;
  return (age >= SHORTEST_MS || age < 0) && age > -CLOCKS_MS && age < REMEMBERED_MS;
}
