import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';

export const WINDOW_MS = 15 * 60_000;
/** Wrong tries from one address within the window, after which it is locked. */
export const TRIES_PER_ADDRESS = 10;
/** Wrong tries for one account that cost nothing yet: everybody mistypes. */
const FREE_TRIES = 2;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 3_000;
/** Addresses, and accounts, that are remembered; beyond that those that came longest ago are forgotten. */
const MAX_REMEMBERED = 10_000;

export interface Attempt {
  /** wait this long before the password is looked at */
  delayMs: number;
  /** the password was right: this account starts anew */
  succeed(): void;
  /** nobody could say whether it was right: it does not count */
  withdraw(): void;
}

/**
 * Counts wrong tries, in this process. Tries for an account are slowed down and
 * never refused, so that no stranger can lock the owner out; an address that
 * tries too often is.
 */
export class LoginAttempts {
  private readonly byAddress = new LRUCache<string, number[]>({ max: MAX_REMEMBERED });
  private readonly byAccount = new LRUCache<string, number[]>({ max: MAX_REMEMBERED });

  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * Books a try as a wrong one before the password is looked at, so that tries at the same moment cannot outrun the count.
   * @returns how long this address stays locked, in ms, or the attempt
   */
  begin(address: string, account: string): { lockedMs: number } | Attempt {
    const addressTimes = this.recent(this.byAddress, address);
    if (addressTimes.length >= TRIES_PER_ADDRESS) return { lockedMs: addressTimes[0] + WINDOW_MS - this.now() };
    const accountTimes = this.recent(this.byAccount, account);
    const before = accountTimes.length;
    const time = this.now();
    addressTimes.push(time);
    accountTimes.push(time);
    const withdraw = () => {
      remove(addressTimes, time);
      remove(accountTimes, time);
    };
    return {
      delayMs: delayAfter(before),
      withdraw,
      succeed: () => {
        withdraw();
        accountTimes.length = 0;
      },
    };
  }

  /** The list of this key's times, as it is kept, without those that left the window. */
  private recent(times: LRUCache<string, number[]>, key: string): number[] {
    const list = times.get(key) ?? [];
    const from = this.now() - WINDOW_MS;
    while (list.length > 0 && list[0] <= from) list.shift();
    times.set(key, list);
    return list;
  }
}

/** How long the next try for an account is held up. @param tries wrong ones within the window */
export function delayAfter(tries: number): number {
  const beyond = tries - FREE_TRIES;
  return beyond < 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** beyond, LONGEST_DELAY_MS);
}

function remove(list: number[], value: number): void {
  const index = list.indexOf(value);
  if (index >= 0) list.splice(index, 1);
}
