import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Results that are kept; those not asked for longest go first. */
const KEPT = 64;

/** A name for the content of a file, fit for addresses and tags. */
export function fingerprint(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('base64url').slice(0, 22);
}

/** Makes heavy work on a file happen once for each content; what failed is tried again. */
export const oncePerFile = <T>(work: (file: Uint8Array) => Promise<T>) => oncePerKey(fingerprint, work);

/**
 * Makes heavy work happen once for each key, also for those who ask at once; what failed is tried again. Results are kept,
 * not their promises: a promise holds on to the whole rendering in which it was made (Node's asynchronous context).
 */
export function oncePerKey<Input, T>(
  keyOf: (input: Input) => string,
  work: (input: Input) => Promise<T>,
): (input: Input) => Promise<T> {
  const done = new LRUCache<string, { result: T }, { input: Input }>({
    max: KEPT,
    fetchMethod: async (_key, _stale, { context }) => ({ result: await work(context.input) }),
  });
  return async (input) => (await done.forceFetch(keyOf(input), { context: { input } })).result;
}
