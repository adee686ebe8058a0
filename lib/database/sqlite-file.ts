import { statSync } from 'node:fs';
import { chmod, open } from 'node:fs/promises';

/** Only the owner may read what visitors wrote. */
const OWNER_ONLY = 0o600;

/** A SQLite file and its log, as they are on the disk. */
export class SqliteFile {
  private known?: string;

  constructor(readonly path: string) {}

  /** Makes the file, so that it is never there with other rights; its log takes them over. */
  async prepare(): Promise<void> {
    await (await open(this.path, 'a', OWNER_ONLY)).close();
    for (const name of [this.path, `${this.path}-wal`, `${this.path}-shm`])
      await chmod(name, OWNER_ONLY).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
  }

  /**
   * Whether the file under this name is still the one that was first seen, and
   * its log is there. Asked after every commit, so it does not wait for its turn.
   */
  isInPlace(): boolean {
    const [file, log] = [identity(this.path), identity(`${this.path}-wal`)];
    this.known ??= file;
    return file !== undefined && file === this.known && log !== undefined;
  }
}

function identity(name: string): string | undefined {
  const found = statSync(name, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : undefined;
}
