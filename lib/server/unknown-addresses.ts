import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { env } from '../env';
import { RateLimit, WINDOW_MS } from '../http/rate-limit';
import { countEverywhere } from '../http/shared-counts';

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
  /** Who has made up too many on all machines together, until when. */
  private readonly elsewhere = new LRUCache<string, number>({ max: MOST_KNOWN });

  /** @returns 0, or the seconds after which this visitor may ask for something new again */
  wait(visitor: string, path: string): number {
    if (this.good.has(path) || FILES.test(path)) return 0;
    const ms = (this.elsewhere.get(visitor) ?? 0) - performance.now();
    return Math.max(this.misses.left(visitor), Math.ceil(ms / 1000), 0);
  }

  /** Takes note of an answer. @param location where it leads */
  answered(visitor: string, path: string, status: number, location?: string): void {
    const isMissing = status === 404 || status === 400 || (status === 307 && location === '/');
    if (isMissing && env.unknownLimit > 0) void this.missed(visitor);
    if (status !== 200 || FILES.test(path) || this.good.has(path)) return;
    this.good.set(path, true);
  }

  /** Nobody waits for the other machines: they are asked after the answer. */
  private async missed(visitor: string): Promise<void> {
    this.misses.take(visitor);
    const everywhere = await countEverywhere(`unknown ${visitor}`, WINDOW_MS / 1000);
    if (everywhere && everywhere.count >= env.unknownLimit)
      this.elsewhere.set(visitor, performance.now() + everywhere.msLeft);
  }
}

/** What costs nothing when it is not there, and has limits of its own. */
const FILES = /^\/(_next|api|media|images\/scaled|icons|fonts)\/|^\/[^/]*\.[^/]*$/;
