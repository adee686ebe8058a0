import { countEverywhere, forgetEverywhere, uncountEverywhere } from '../http/shared-counts';
import { delayAfter, LoginAttempts, TRIES_PER_ADDRESS, WINDOW_MS, type Attempt } from './attempts';

const SECONDS = WINDOW_MS / 1000;

/** Wrong tries on all machines together; each counts for itself too, which holds while the others cannot be asked. */
export class SharedAttempts {
  private readonly here = new LoginAttempts();

  /** @returns how long this address stays locked, in ms, or the attempt */
  async begin(address: string, account: string): Promise<{ lockedMs: number } | Attempt> {
    const attempt = this.here.begin(address, account);
    if ('lockedMs' in attempt) return attempt;
    const keys = [`login address ${address}`, `login account ${account}`] as const;
    const [byAddress, byAccount] = await Promise.all(keys.map((key) => countEverywhere(key, SECONDS)));
    if (byAddress && byAddress.count > TRIES_PER_ADDRESS) return { lockedMs: byAddress.msLeft };
    return {
      delayMs: Math.max(attempt.delayMs, byAccount ? delayAfter(byAccount.count - 1) : 0),
      withdraw: () => {
        attempt.withdraw();
        for (const key of keys) void uncountEverywhere(key, SECONDS);
      },
      succeed: () => {
        attempt.succeed();
        void uncountEverywhere(keys[0], SECONDS);
        void forgetEverywhere(keys[1]);
      },
    };
  }
}
