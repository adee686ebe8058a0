import { setTimeout as wait } from 'node:timers/promises';
import { errorText } from '../error-text';
import type { ScaledAddress } from './address';

/** Longest list of what is still to be made; what does not fit is asked for again. */
const MOST_WAITING = 50_000;

/**
 * Makes widths of pictures in the background, one at a time, and rests after
 * each as long as it took: visitors keep at least half of that core. What a
 * visitor has just missed comes first; what failed is not tried again in this process.
 */
export class PictureMaker {
  private readonly waiting = new Map<string, ScaledAddress>();
  private readonly urgent = new Map<string, ScaledAddress>();
  private readonly failed = new Set<string>();
  private working?: Promise<void>;

  /** @param make makes one and stores it, unless it is there */
  constructor(private readonly make: (address: ScaledAddress) => Promise<void>) {}

  /** @param isUrgent somebody has asked for it and got another size */
  want(address: ScaledAddress, isUrgent = false): void {
    const key = `${address.width}${address.source}`;
    if (this.failed.has(key) || this.urgent.has(key)) return;
    if (this.waiting.size + this.urgent.size >= MOST_WAITING) return;
    if (isUrgent) this.waiting.delete(key);
    // a copy: a part of a page's text holds the whole page in memory for as long as it waits
    (isUrgent ? this.urgent : this.waiting).set(key, structuredClone(address));
    this.working ??= this.work();
  }

  /** Resolves when everything wanted so far has been made. */
  async done(): Promise<void> {
    while (this.working) await this.working;
  }

  private async work(): Promise<void> {
    // anyone who has just asked is answered first
    await wait(0);
    for (let next = this.take(); next; next = this.take()) {
      const [key, address] = next;
      const start = performance.now();
      try {
        await this.make(address);
      } catch (error) {
        this.failed.add(key);
        console.error(`[images] ${address.source} (${address.width}): ${errorText(error)}`);
      }
      await wait(performance.now() - start);
    }
    this.working = undefined;
  }

  private take(): [string, ScaledAddress] | undefined {
    const queue = this.urgent.size > 0 ? this.urgent : this.waiting;
    const [first] = queue;
    if (first) queue.delete(first[0]);
    return first;
  }
}
