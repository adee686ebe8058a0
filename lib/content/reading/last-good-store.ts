import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorText } from '../../error-text';

/** An answer as it was kept. */
export interface Kept<T = unknown> {
  value: T;
  /** differs from the contract; nothing better has come yet */
  isDoubtful: boolean;
  /** what the service has said instead ever since, and when it first did, in ms */
  doubt?: { as: Doubt; since: number };
}

/** What is said instead of a good answer: it is gone, it is something else, or the question is not understood. */
export type Doubt = 'empty' | 'doubtful' | 'refused';

interface Header {
  kind: 'json' | 'bytes';
  size: number;
  isDoubtful: boolean;
  doubt?: Kept['doubt'];
}

/** A larger answer is not kept. */
const LARGEST = 32 * 1024 * 1024;
const DAY_MS = 86_400_000;
/** The folder is looked through once in so many writes. */
const WRITES_PER_LOOK = 200;
const NEW_LINE = 10;

/**
 * Answers on disk, one file each: a line about the answer, then the answer.
 * Files are written aside and renamed, so that anyone who reads sees a whole one;
 * what cannot be read is as good as not there. When the folder grows too large,
 * the files unused longest go first. A disk that fails costs nothing but the copies.
 */
export class LastGoodStore {
  private writes = 0;

  constructor(
    private readonly directory: string,
    private readonly maxBytes: number,
  ) {}

  async read(key: string): Promise<Kept | null> {
    try {
      return decode(await readFile(this.file(key)));
    } catch {
      return null;
    }
  }

  async write(key: string, kept: Kept): Promise<void> {
    const next = encode(kept);
    if (next.byteLength > Math.min(LARGEST, this.maxBytes)) return;
    await this.attempt(async () => {
      const file = this.file(key);
      const before = await readFile(file).catch(() => null);
      if (before?.equals(next)) return this.touch(file);
      await mkdir(this.directory, { recursive: true, mode: 0o700 });
      const aside = `${file}.${randomUUID()}.tmp`;
      await writeFile(aside, next, { mode: 0o600 });
      await rename(aside, file);
      if (this.writes++ % WRITES_PER_LOOK === 0) await this.shrink();
    });
  }

  async remove(key: string): Promise<void> {
    await this.attempt(() => rm(this.file(key), { force: true }));
  }

  /** Removes the files unused longest until the folder is a fifth below its limit, and what a crash left half-written. */
  async shrink(): Promise<void> {
    const names = await readdir(this.directory);
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(/*turbopackIgnore: true*/ this.directory, name);
        const found = await stat(file).catch(() => null);
        return { file, size: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 };
      }),
    );
    const isLeftOver = ({ file, usedAt }: (typeof files)[number]) =>
      file.endsWith('.tmp') && Date.now() - usedAt > DAY_MS;
    for (const { file } of files.filter(isLeftOver)) await rm(file, { force: true });
    let total = files.reduce((sum, { size }) => sum + size, 0);
    if (total <= this.maxBytes) return;
    for (const { file, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (total <= this.maxBytes * 0.8) return;
      await rm(file, { force: true });
      total -= size;
    }
  }

  private file(key: string): string {
    const name = createHash('sha256').update(key).digest('base64url');
    return path.join(/*turbopackIgnore: true*/ this.directory, name);
  }

  private async touch(file: string): Promise<void> {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > DAY_MS) await utimes(file, new Date(), new Date());
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      console.error('[content] 上一次好的答复存不了：', errorText(error));
    }
  }
}

function encode({ value, isDoubtful, doubt }: Kept): Buffer {
  const kind = value instanceof Uint8Array ? 'bytes' : 'json';
  const body = value instanceof Uint8Array ? Buffer.from(value) : Buffer.from(JSON.stringify(value));
  const header: Header = { kind, size: body.byteLength, isDoubtful, doubt };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body]);
}

function decode(file: Buffer): Kept | null {
  const end = file.indexOf(NEW_LINE);
  const { kind, size, isDoubtful, doubt } = JSON.parse(file.toString('utf8', 0, end)) as Header;
  const body = file.subarray(end + 1);
  if (body.byteLength !== size) return null;
  return { value: kind === 'bytes' ? new Uint8Array(body) : JSON.parse(body.toString()), isDoubtful, doubt };
}
