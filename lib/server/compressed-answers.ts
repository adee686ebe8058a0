import { promisify } from 'node:util';
import { brotliCompress, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { brotliOptions, compressBrotli } from './pages/compressed-page.mjs';

/** Room for what is kept. */
const ROOM = 48 * 1024 * 1024;
/** For all after the second: a tenth smaller, and a hundred times the work. */
const DENSE_QUALITY = 11;

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);

/**
 * Answers that have a version, compressed; what has not been asked for longest goes first. What is asked for again is
 * compressed as densely as it can be, in the background and one at a time: what comes meanwhile waits to be asked for
 * once more.
 */
export class CompressedAnswers {
  private readonly kept: LRUCache<string, Buffer>;
  private readonly dense = new WeakSet<Buffer>();
  private isBusy = false;

  /** @param madeBefore what is there already of a body that nobody has asked for yet, in brotli */
  constructor(
    room = ROOM,
    private readonly madeBefore: (body: Buffer) => Buffer | null = () => null,
  ) {
    this.kept = new LRUCache({ maxSize: room, sizeCalculation: ({ byteLength }) => byteLength || 1 });
  }

  /** @param version tells one body from all others */
  of(version: string, body: Buffer, encoding: Encoding): Buffer {
    const key = `${encoding} ${version}`;
    const known = this.kept.get(key);
    if (known && encoding === 'br' && !this.dense.has(known)) void this.makeDense(key, body);
    const made = known ?? (encoding === 'br' ? this.madeBefore(body) : null) ?? compress(body, encoding);
    if (!known) this.kept.set(key, made);
    return made;
  }

  private async makeDense(key: string, body: Buffer): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const made = await brotli(body, brotliOptions(body, DENSE_QUALITY)).catch(() => null);
    this.isBusy = false;
    if (!made || !this.kept.has(key)) return;
    this.dense.add(made);
    this.kept.set(key, made);
  }
}

/** @param body as it is; brotli in a quick quality */
export function compress(body: Buffer, encoding: Encoding): Buffer {
  return encoding === 'gzip' ? gzipSync(body) : compressBrotli(body);
}

/** What the asker reads, by what it says; brotli is smaller. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const reads = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`).test(accepted ?? '');
  return reads('br') ? 'br' : reads('gzip') ? 'gzip' : null;
}
