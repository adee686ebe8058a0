import 'server-only';
import { cutFreePages } from './cut';
import { drawFreePages } from './drawn-pages';
import { errorText } from '../error-text';
import type { FileBytes } from './file-answer';
import { fingerprint } from '../media/once-per-file';

/** A paper in memory: the whole file, and its free pages once somebody has asked for them. */
export class PaperFile implements FileBytes {
  readonly etag: string;
  private cut?: Promise<FileBytes>;

  /** @throws Error when the bytes are no PDF */
  constructor(
    readonly bytes: Uint8Array<ArrayBuffer>,
    private readonly path: string,
  ) {
    const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
    if (!head.includes('%PDF-')) throw new Error('不是 PDF 文件');
    this.etag = `"${fingerprint(bytes)}"`;
  }

  /** @throws Error when the file can be neither cut nor drawn: it asks for a password, or is no paper at all */
  freePages(): Promise<FileBytes> {
    return (this.cut ??= this.makeFreePages().then((bytes) => ({ bytes, etag: `"${fingerprint(bytes)}"` })));
  }

  private async makeFreePages(): Promise<Uint8Array<ArrayBuffer>> {
    try {
      return await cutFreePages(this.bytes);
    } catch (error) {
      console.error(`[papers] ${this.path} 切不开，前几页改为图片：${errorText(error)}`);
      return drawFreePages(this.bytes);
    }
  }
}

interface Entry {
  readAt: number;
  file: Promise<PaperFile | null>;
  size: number;
}

/** How long one reading of a file serves: a viewer asks for a paper piece by piece within seconds. */
const LIFE_MS = 60_000;
/** All files in memory together; the ones unused longest go first. */
const BUDGET_BYTES = 128 * 1024 * 1024;

/** The papers read last. Requests that come together share one reading; a file that did not change keeps its cut. */
export class PaperFiles {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer> | null>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Null when there is no such file. @throws Error when it cannot be read or is no PDF */
  async get(path: string): Promise<PaperFile | null> {
    const known = this.entries.get(path);
    if (known && this.now() - known.readAt < LIFE_MS) {
      this.entries.delete(path);
      this.entries.set(path, known);
      return known.file;
    }
    const entry: Entry = { readAt: this.now(), size: 0, file: this.load(path, known) };
    this.entries.set(path, entry);
    try {
      const file = await entry.file;
      entry.size = file?.bytes.byteLength ?? 0;
      this.shrink();
      return file;
    } catch (error) {
      // a failure is not kept: the next request tries again
      if (this.entries.get(path) === entry) this.entries.delete(path);
      throw error;
    }
  }

  private async load(path: string, known: Entry | undefined): Promise<PaperFile | null> {
    const bytes = await this.read(path);
    if (!bytes) return null;
    const file = new PaperFile(bytes, path);
    const before = await known?.file.catch(() => null);
    return before?.etag === file.etag ? before : file;
  }

  private shrink(): void {
    let total = [...this.entries.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [path, { size }] of this.entries) {
      if (total <= BUDGET_BYTES) return;
      this.entries.delete(path);
      total -= size;
    }
  }
}
