import { Worker } from 'node:worker_threads';
import type { Language, SearchDocument } from './document';
import type { SearchAnswer, Suggestions, TypeCount } from './results';

/** What the thread with the indexes is asked; of the Chinese one unless told. */
export type IndexRequest = { language?: Language } & (
  | { kind: 'put'; documents: SearchDocument[] }
  | { kind: 'remove'; ids: string[] }
  | { kind: 'types'; text: string }
  | { kind: 'search'; text: string; types: string[] | null; page: number; pageSize: number }
  | { kind: 'suggest'; text: string }
);

interface IndexValues {
  put: void;
  remove: void;
  types: TypeCount[];
  search: SearchAnswer;
  suggest: Suggestions;
}

export interface IndexAnswer {
  number: number;
  value?: unknown;
  error?: string;
}

/** More questions than the thread can answer in time: try again later. */
export class SearchBusyError extends Error {}

/** So many questions may wait. */
const MOST_WAITING = 300;
const ANSWER_MS = 8_000;
const LIMITS = { maxOldGenerationSizeMb: 1024 };

/** The index in a thread of its own, asked by messages; they are answered in order. */
export class IndexThread {
  private readonly waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  private last = 0;

  /** @param onEnd told when the thread is gone, for whatever reason */
  constructor(
    onEnd: (thread: IndexThread) => void,
    private readonly worker = new Worker(new URL('./index-worker.ts', import.meta.url), { resourceLimits: LIMITS }),
  ) {
    this.worker.unref();
    this.worker.on('message', ({ number, value, error }: IndexAnswer) => {
      const asked = this.waiting.get(number);
      this.waiting.delete(number);
      if (error === undefined) asked?.resolve(value);
      else asked?.reject(new Error(error));
    });
    this.worker.on('error', (error) => this.end(error));
    this.worker.on('exit', () => {
      this.end(new Error('索引的线程结束了'));
      onEnd(this);
    });
  }

  /** @throws SearchBusyError when too many wait, or this one has waited too long */
  ask<Request extends IndexRequest>(request: Request): Promise<IndexValues[Request['kind']]> {
    const isQuestion = request.kind !== 'put' && request.kind !== 'remove';
    if (isQuestion && this.waiting.size >= MOST_WAITING) return Promise.reject(new SearchBusyError('搜索繁忙'));
    const number = ++this.last;
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => isQuestion && this.waiting.get(number)?.reject(new SearchBusyError('搜索超时')),
        ANSWER_MS,
      );
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(late);
          settle(value);
        };
      this.waiting.set(number, { resolve: settled(resolve as (value: unknown) => void), reject: settled(reject) });
      this.worker.postMessage({ number, request });
    });
  }

  stop(): Promise<number> {
    return this.worker.terminate();
  }

  private end(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
