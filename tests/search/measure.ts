import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { IndexThread } from '@/lib/search/index-thread';
import type { SearchDocument } from '@/lib/search/document';
import { readSearchText } from '@/lib/search/text-rule';

export interface Measured {
  size: number;
  build: Spent;
  /** what the index adds to the process */
  memoryMb: number;
  /** milliseconds of one query */
  queries: { clock: Spread; processor: Spread };
  /** from an edit until it is found */
  editMs: number;
  /** the longest that the asking thread was held up */
  heldUpMs: number;
}

/** By the clock, and by the processor: on a busy machine only the second one tells. */
interface Spent {
  seconds: number;
  processorSeconds: number;
}

interface Spread {
  median: number;
  p99: number;
}

const BATCH = 25;

/** Builds an index in its thread, asks it everything twice, edits one item; the times are those of the second round. */
export async function measureIndexThread(
  documents: readonly SearchDocument[],
  queries: readonly string[],
): Promise<Measured> {
  const thread = new IndexThread(() => {}, new Worker(new URL('./index-worker.mjs', import.meta.url)));
  await thread.ask({ kind: 'types', text: '眼动' });
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const build = await spent(async () => {
    for (let from = 0; from < documents.length; from += BATCH)
      await thread.ask({ kind: 'put', documents: documents.slice(from, from + BATCH) });
  });
  const memoryMb = Math.round((process.memoryUsage().rss - before) / 1_048_576);

  // each round asks in another spelling, so that nothing is remembered
  const round = async (suffix: string) => {
    const each: Spent[] = [];
    for (const query of queries) {
      const text = (readSearchText(query) ?? '') + suffix;
      each.push(
        await spent(async () => void (await thread.ask({ kind: 'search', text, types: null, page: 1, pageSize: 9 }))),
      );
    }
    return each;
  };
  await round('');
  const each = await round(' ');
  const editMs = await timeOfEdit(thread, documents[0]);
  delay.disable();
  await thread.stop();
  return {
    size: documents.length,
    build,
    memoryMb,
    queries: {
      clock: spread(each.map(({ seconds }) => seconds * 1000)),
      processor: spread(each.map(({ processorSeconds }) => processorSeconds * 1000)),
    },
    editMs,
    heldUpMs: delay.max / 1e6,
  };
}

function spread(times: number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)], p99: sorted[Math.floor(sorted.length * 0.99)] };
}

async function spent(work: () => Promise<void>): Promise<Spent> {
  const start = performance.now();
  const processor = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(processor);
  return { seconds: (performance.now() - start) / 1000, processorSeconds: (user + system) / 1e6 };
}

async function timeOfEdit(thread: IndexThread, document: SearchDocument): Promise<number> {
  const start = performance.now();
  await thread.ask({ kind: 'put', documents: [{ ...document, title: '独一无二的改动' }] });
  const { hits } = await thread.ask({ kind: 'search', text: '独一无二的改动', types: null, page: 1, pageSize: 1 });
  if (hits[0]?.id !== document.id) throw new Error('改过的条目没有搜到');
  return performance.now() - start;
}

/** Asks so many questions a second, whether or not the last ones have been answered. */
export async function measureFlood(
  documents: readonly SearchDocument[],
  queries: readonly string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<{ answered: number; asked: number; heldUpMs: number }> {
  const thread = new IndexThread(() => {}, new Worker(new URL('./index-worker.mjs', import.meta.url)));
  await thread.ask({ kind: 'put', documents: [...documents] });
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const waiting: Promise<boolean>[] = [];
  const start = performance.now();
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - start) {
    while (waiting.length < (elapsed / 1000) * perSecond) {
      const text = readSearchText(queries[waiting.length % queries.length]) ?? '';
      const answer = thread.ask({ kind: 'search', text, types: null, page: 1, pageSize: 9 });
      waiting.push(
        answer.then(
          () => true,
          () => false,
        ),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const answers = await Promise.all(waiting);
  delay.disable();
  await thread.stop();
  return { asked: answers.length, answered: answers.filter(Boolean).length, heldUpMs: delay.max / 1e6 };
}
