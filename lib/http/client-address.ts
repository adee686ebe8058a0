import { isIPv6 } from 'node:net';
import { env } from '../env';

/** Header in which the server writes down who is at the other end of the connection (`lib/http/peer-address.ts`). */
export const PEER_HEADER = 'x-peer-address';

/**
 * The visitor's address as far as it can be believed: the other end of the
 * connection, or what the outermost of TRUSTED_PROXIES hops has written into
 * X-Forwarded-For. IPv6 visitors own whole networks, so theirs is the /64.
 * @returns `unknown` where there is none
 */
export function clientAddress(headers: Headers): string {
  const peer = headers.get(PEER_HEADER) ?? '';
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const hops = [...forwarded.filter(Boolean), peer];
  const address = hops[Math.max(0, hops.length - 1 - env.trustedProxies)].replace(/^::ffff:/i, '');
  return networkOf(address) || 'unknown';
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address.slice(0, 64);
  const [head, tail] = address.split('%')[0].split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
