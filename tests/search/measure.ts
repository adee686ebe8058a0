import type { SearchDocument } from '@/lib/search/document';
import { SearchEngine } from '@/lib/search/engine';
import { readSearchText } from '@/lib/search/text-rule';

export interface Measured {
  size: number;
  buildSeconds: number | null;
  /** what the index adds to the process */
  memoryMb: number | null;
  median: number;
  p99: number;
  /** from an edit until it is found */
  editSeconds: number | null;
}

const BATCH = 25;

/** Builds an index (unless one is given) and asks it everything once, without its memory of answers. */
export async function measureIndexThread(
  documents: SearchDocument[],
  queries: readonly string[],
  given?: { engine: SearchEngine },
): Promise<Measured> {
  const engine = given?.engine ?? new SearchEngine();
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const start = performance.now();
  for (let from = 0; from < documents.length; from += BATCH) engine.put(documents.slice(from, from + BATCH));
  const buildSeconds = (performance.now() - start) / 1000;
  globalThis.gc?.();
  const memoryMb = Math.round((process.memoryUsage().rss - before) / 1_048_576);

  const times: number[] = [];
  // the first round warms up, the second counts; each text is asked in another spelling, so that nothing is remembered
  for (const suffix of ['', ' ']) {
    times.length = 0;
    for (const query of queries) {
      const text = readSearchText(query) ?? '';
      const asked = performance.now();
      engine.search(text + suffix, null, 1, 9);
      times.push(performance.now() - asked);
    }
  }
  times.sort((a, b) => a - b);
  return {
    size: engine.size,
    buildSeconds: given ? null : buildSeconds,
    memoryMb: given ? null : memoryMb,
    median: times[Math.floor(times.length / 2)],
    p99: times[Math.floor(times.length * 0.99)],
    editSeconds: documents.length > 0 ? timeOfEdit(engine, documents[0]) : null,
  };
}

function timeOfEdit(engine: SearchEngine, document: SearchDocument): number {
  const start = performance.now();
  engine.put([{ ...document, title: '独一无二的改动' }]);
  const { hits } = engine.search('独一无二的改动', null, 1, 1);
  if (hits[0]?.id !== document.id) throw new Error('改过的条目没有搜到');
  return (performance.now() - start) / 1000;
}
