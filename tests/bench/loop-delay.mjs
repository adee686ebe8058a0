/* Loaded into the server by `npm run bench:search-load`: says how long its main thread was held up, when asked by a signal. */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const file = process.env.LOOP_DELAY_FILE;
if (isMainThread && file) {
  const delay = monitorEventLoopDelay({ resolution: 2 });
  delay.enable();
  let processor = process.cpuUsage();
  // each signal gives the figures since the last one
  process.on('SIGUSR2', () => {
    const { user, system } = process.cpuUsage(processor);
    const figures = { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6, processorSeconds: (user + system) / 1e6 };
    writeFileSync(file, JSON.stringify(figures));
    delay.reset();
    processor = process.cpuUsage();
  });
}
