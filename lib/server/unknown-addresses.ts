import { LRUCache } from 'lru-cache';
import { env } from '../env';
import { RateLimit } from '../http/rate-limit';

/** More addresses than this are not remembered as good. */
const MOST_KNOWN = 20_000;

/**
 * Anyone who asks for addresses that are not there, again and again, makes them up.
 * After so many in ten minutes he gets only what has been there before: pages
 * that somebody has been shown, and files. Redirects of things that are there do
 * not count.
 */
export class UnknownAddresses {
  private readonly good = new LRUCache<string, true>({ max: MOST_KNOWN });
  private readonly misses = new RateLimit(() => env.unknownLimit);

  /** @returns 0, or the seconds after which this visitor may ask for something new again */
  wait(visitor: string, path: string): number {
    return this.good.has(path) || FILES.test(path) ? 0 : this.misses.left(visitor);
  }

  /** Takes note of an answer. @param location where it leads */
  answered(visitor: string, path: string, status: number, location?: string): void {
    const isMissing = status === 404 || status === 400 || (status === 307 && location === '/');
    if (isMissing) this.misses.take(visitor);
    if (status !== 200 || FILES.test(path) || this.good.has(path)) return;
    this.good.set(path, true);
  }
}

/** What costs nothing when it is not there, and has limits of its own. */
const FILES = /^\/(_next|api|media|images\/scaled|icons|fonts)\/|^\/[^/]*\.[^/]*$/;
