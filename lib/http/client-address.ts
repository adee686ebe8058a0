import { isIPv6 } from 'node:net';
import { env } from '../env';
import { processWide } from '../process-wide';

const proxies = processWide('proxies', () => ({ areNoticed: false }));

/** Header in which the server writes down who is at the other end of the connection (`lib/server/chain.ts`). */
export const PEER_HEADER = 'x-peer-address';

/**
 * The visitor's address as far as it can be believed: the other end of the
 * connection, or what the outermost of TRUSTED_PROXIES hops has written into
 * X-Forwarded-For. IPv6 visitors own whole networks, so theirs is the /64.
 * @returns `unknown` where there is none
 */
export function clientAddress(headers: Headers): string {
  const [address, network] = clientNetworks(headers);
  return network ?? address;
}

/** The address itself and, of IPv6, the /64 and the /48 that it belongs to. */
export function clientNetworks(headers: Headers): string[] {
  const peer = headers.get(PEER_HEADER) ?? '';
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  // Next itself writes the other end of the connection into a request that has no such header
  if (env.trustedProxies === 0 && forwarded[0] && forwarded[0] !== peer && isNear(peer)) warnOfProxy();
  const hops = [...forwarded.filter(Boolean), peer];
  const address = hops[Math.max(0, hops.length - 1 - env.trustedProxies)].replace(/^::ffff:/i, '');
  if (!isIPv6(address)) return [address.slice(0, 64) || 'unknown'];
  const groups = groupsOf(address);
  const network = (length: number) => `${groups.slice(0, length / 16).join(':')}::/${length}`;
  return [groups.join(':'), network(64), network(48)];
}

/** This machine or its network: where a proxy is, and no visitor. */
function isNear(peer: string): boolean {
  return /^(::1$|(::ffff:)?(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.)/i.test(peer);
}

function warnOfProxy(): void {
  if (proxies.areNoticed) return;
  proxies.areNoticed = true;
  console.warn('[start] 请求是由代理转来的，而 TRUSTED_PROXIES 是 0：所有访客算作一个地址。在 nginx 后面要写 1');
}

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): string[] {
  const [head, tail] = address.split('%')[0].split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
