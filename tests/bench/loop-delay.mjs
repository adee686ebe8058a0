/* Loaded into the server by `npm run bench:search-load`: says how long its main thread was held up, when asked by a signal. */
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 2;
const file = process.env.LOOP_DELAY_FILE;

/** What the main thread has computed so far, in ms; Linux tells, whatever else the machine does. */
function computed() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return NaN;
  }
}

if (isMainThread && file) {
  let turns = [];
  let last = { at: performance.now(), computed: computed() };
  let processor = process.cpuUsage();
  setInterval(() => {
    const now = { at: performance.now(), computed: computed() };
    turns.push({ late: now.at - last.at - EVERY_MS, own: now.computed - last.computed });
    last = now;
  }, EVERY_MS).unref();
  // each signal gives the figures since the last one
  process.on('SIGUSR2', () => {
    const { user, system } = process.cpuUsage(processor);
    const figures = { late: summary('late'), own: summary('own'), processorSeconds: (user + system) / 1e6 };
    writeFileSync(file, JSON.stringify(figures));
    turns = [];
    processor = process.cpuUsage();
  });

  const summary = (what) => {
    const sorted = turns.map((turn) => turn[what]).sort((a, b) => a - b);
    const at = (share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
    return { p99: at(0.99), max: at(1), sum: sorted.reduce((sum, value) => sum + value, 0) };
  };
}
