import { own } from './own-requests';
import { recentPages } from './recent-pages.mjs';

/** After everything has been cleared, so many of the latest are enough. */
const MOST = 30;

const waiting = new Set<string>();
let working: Promise<void> | undefined;

/**
 * Makes the pages that have been asked for lately and show something cleared, so that no visitor waits for them.
 * @param tags what has been cleared: it counts by now
 * @returns when they are made, with those of other calls
 */
export function makePages(tags: readonly string[]): Promise<void> {
  const cleared = new Set(tags);
  for (const [address, shown] of recentPages()) {
    if (waiting.size >= MOST) break;
    if (shown.some((tag) => cleared.has(tag))) waiting.add(address);
  }
  return (working ??= work().finally(() => (working = undefined)));
}

async function work(): Promise<void> {
  while (waiting.size > 0) {
    // by chance: machines that begin at the same time make different ones, and have the others' from Redis
    const address = [...waiting][Math.floor(Math.random() * waiting.size)];
    waiting.delete(address);
    await fetch(own.site + encodeURI(address), { redirect: 'manual' }).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
  }
}
