import { setTimeout as wait } from 'node:timers/promises';

/** Preloaded into a server: tells its memory after collection to the process that started it, when asked. */
process.on('message', async (message) => {
  if (message !== 'memory') return;
  // what a body held is let go by a finalizer, which runs in a turn of its own
  for (let round = 0; round < 4; round++) {
    globalThis.gc();
    await wait(50);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send({ used: heapUsed + external, rss });
});
