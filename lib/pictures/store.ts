import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type Format = 'avif' | 'webp' | 'jpeg';
/** A picture in one form, as the formats that it has been made in. */
export type Forms = Partial<Record<Format, Buffer>>;
/** A width, or the name of another form. */
export type Form = number | 'card' | 'square' | 'poster';

/** A picture in one version, whatever its width. */
export interface PictureVersion {
  /** its path without the version; of a poster the page's */
  path: string;
  version: string;
}

const FILE = /^[0-9a-f]{24}-(\d+|card|square|poster)\.(avif|webp|jpeg)$/;
/** How often a file on disk is told that it is used; after a restart the order is known as well as that. */
const TOUCH_MS = 3_600_000;

interface Stored {
  bytes: number;
  touchedAt: number;
}

/**
 * Forms of pictures on disk, within a limit: what has not been used for longest goes first. A width
 * is there once its WebP is; its AVIF, where that is smaller, has been written before.
 */
export class PictureStore {
  private readonly files = new Map<string, Stored>();
  private bytes = 0;
  private opened?: Promise<void>;

  constructor(
    private readonly directory: string,
    private readonly mostBytes: number,
  ) {}

  /** Widths of a picture that are there. */
  async widths(picture: PictureVersion, among: readonly number[]): Promise<number[]> {
    await this.open();
    return among.filter((width) => this.files.has(nameOf(picture, width, 'webp')));
  }

  /** One form in the first of these formats that there is; null when it is not there (any more). */
  async read(
    picture: PictureVersion,
    form: Form,
    formats: readonly Format[],
  ): Promise<{ bytes: Buffer; format: Format } | null> {
    await this.open();
    for (const format of formats) {
      const name = nameOf(picture, form, format);
      const stored = this.files.get(name);
      if (!stored) continue;
      const bytes = await readFile(this.file(name)).catch(() => null);
      if (bytes) {
        this.use(name, stored);
        return { bytes, format };
      }
      this.forget(name);
    }
    return null;
  }

  async write(picture: PictureVersion, form: Form, forms: Forms): Promise<void> {
    await this.open();
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const bytes = forms[format];
      if (!bytes) continue;
      const name = nameOf(picture, form, format);
      const temporary = this.file(`${randomUUID()}.tmp`);
      await writeFile(temporary, bytes);
      await rename(temporary, this.file(name));
      this.forget(name);
      this.files.set(name, { bytes: bytes.byteLength, touchedAt: Date.now() });
      this.bytes += bytes.byteLength;
    }
    await this.makeRoom();
  }

  private open(): Promise<void> {
    return (this.opened ??= this.list());
  }

  private async list(): Promise<void> {
    await mkdir(this.directory, { recursive: true });
    const names = await readdir(this.directory);
    // what a process left that was stopped while it wrote
    await Promise.all(
      names.filter((name) => name.endsWith('.tmp')).map((name) => rm(this.file(name), { force: true })),
    );
    const found = await Promise.all(
      names.filter((name) => FILE.test(name)).map(async (name) => ({ name, about: await stat(this.file(name)) })),
    );
    for (const { name, about } of found.sort((a, b) => a.about.mtimeMs - b.about.mtimeMs)) {
      this.files.set(name, { bytes: about.size, touchedAt: about.mtimeMs });
      this.bytes += about.size;
    }
    await this.makeRoom();
  }

  private use(name: string, stored: Stored): void {
    this.files.delete(name);
    this.files.set(name, stored);
    const now = Date.now();
    if (now - stored.touchedAt < TOUCH_MS) return;
    stored.touchedAt = now;
    void utimes(this.file(name), now / 1000, now / 1000).catch(() => {});
  }

  private forget(name: string): void {
    this.bytes -= this.files.get(name)?.bytes ?? 0;
    this.files.delete(name);
  }

  private async makeRoom(): Promise<void> {
    for (const name of this.files.keys()) {
      if (this.bytes <= this.mostBytes) return;
      this.forget(name);
      await rm(this.file(name), { force: true });
    }
  }

  private file(name: string): string {
    return path.join(/*turbopackIgnore: true*/ this.directory, name);
  }
}

function nameOf({ path: picture, version }: PictureVersion, form: Form, format: Format): string {
  const place = createHash('sha256').update(picture).digest('hex').slice(0, 16);
  return `${place}${version}-${form}.${format}`;
}
