import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Files whose results are kept; those not asked for longest go first. */
const FILES_KEPT = 64;

/** A name for the content of a file, fit for addresses and tags. */
export function fingerprint(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('base64url').slice(0, 22);
}

/** Makes heavy work on a file happen once for each content; what failed is tried again. */
export function oncePerFile<T>(work: (file: Uint8Array) => Promise<T>): (file: Uint8Array) => Promise<T> {
  const done = new LRUCache<string, Promise<T>>({ max: FILES_KEPT });
  return (file) => {
    const key = fingerprint(file);
    const known = done.get(key);
    if (known) return known;
    const result = work(file);
    done.set(key, result);
    result.catch(() => done.delete(key));
    return result;
  };
}
