import { performance } from 'node:perf_hooks';
import { createClient, LibsqlError, type Client, type InValue, type Transaction } from '@libsql/client';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { SqliteFile } from './sqlite-file';

/** How long a statement waits for another process to let go of the file, in ms, before it fails. */
const PATIENCE_MS = 5_000;
const LONGEST_PAUSE_MS = 100;
/** What is erased shall not stay readable in the file; a setting of each connection. */
const ERASE_TRULY = 'PRAGMA secure_delete = ON';

/**
 * A SQLite file for Kysely, one statement at a time. The library would wait for
 * a lock and stops the whole process meanwhile, so it is told not to wait, and
 * waiting is done here.
 * @param patience ms to wait for a lock
 * @param onGone called once when the file is no longer where it was
 */
export function libsqlDialect(url: string, patience = PATIENCE_MS, onGone = () => {}): Dialect {
  return {
    createAdapter: () => new LockedMigrations(),
    createDriver: () => new LibsqlDriver(url, patience, onGone),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Migrations run within one write transaction, which is the lock that two starting processes need. */
class LockedMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class LibsqlDriver implements Driver {
  private client?: Client;
  private readonly file: SqliteFile;
  /** settles when the connection is free */
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly url: string,
    private readonly patience: number,
    private readonly onGone: () => void,
  ) {
    this.file = new SqliteFile(url.replace(/^file:/, ''));
  }

  async init(): Promise<void> {
    await this.file.prepare();
    const client = createClient({ url: this.url, timeout: 0, concurrency: 1 });
    await client.execute(ERASE_TRULY);
    // without it a commit can find the file locked by a reader, and readers wait for writers
    const { rows } = await waiting(client, this.patience, () => client.execute('PRAGMA journal_mode = WAL'));
    if (rows[0]?.journal_mode !== 'wal') throw new Error('database cannot keep a write-ahead log');
    this.client = client;
  }

  /**
   * What has been committed to a file that is no longer there is lost with the
   * process: nobody may be told that it is kept.
   */
  private async verify(): Promise<void> {
    if (this.file.isInPlace()) return;
    this.onGone();
    console.error('[enquiries] 数据库文件被移走或换掉了：', this.file.path);
    // of a log that was removed the file still gets what it held
    await this.client?.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => {});
    throw new Error('database file has been taken away');
  }

  async acquireConnection(): Promise<LibsqlConnection> {
    if (!this.client) throw new Error('driver is not initialised');
    const asked = performance.now();
    const before = this.turn;
    let release = () => {};
    this.turn = new Promise((resolve) => (release = resolve));
    await before;
    if (performance.now() - asked <= this.patience)
      return new LibsqlConnection(this.client, this.patience, release, () => this.verify());
    // those who queue behind a locked file give up in time too, not one after the other
    release();
    throw new Error('database is busy');
  }

  async beginTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.end((transaction) => transaction.commit());
    await this.verify();
  }

  async rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.end((transaction) => transaction.rollback());
  }

  async releaseConnection(connection: LibsqlConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    this.client?.close();
  }
}

class LibsqlConnection implements DatabaseConnection {
  private transaction?: Transaction;

  constructor(
    private readonly client: Client,
    private readonly patience: number,
    readonly release: () => void,
    private readonly verify: () => Promise<void>,
  ) {}

  async begin(): Promise<void> {
    this.transaction = await waiting(this.client, this.patience, () => this.client.transaction('write'));
  }

  async end(finish: (transaction: Transaction) => Promise<void>): Promise<void> {
    const { transaction } = this;
    this.transaction = undefined;
    if (transaction) await finish(transaction);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = { sql: query.sql, args: query.parameters as InValue[] };
    const { transaction, client } = this;
    // a write transaction has the lock already
    const result = await (transaction
      ? transaction.execute(statement)
      : waiting(client, this.patience, () => client.execute(statement)));
    if (!transaction && query.query.kind !== 'SelectQueryNode') await this.verify();
    return {
      rows: result.rows as R[],
      numAffectedRows: BigInt(result.rowsAffected),
      insertId: result.lastInsertRowid,
    };
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not supported');
  }
}

/** Tries again while another process holds the file. */
async function waiting<Result>(client: Client, patience: number, work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + patience;
  for (let pause = 2; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      const isLocked = error instanceof LibsqlError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);
      // what found the file locked stays open in the library and would keep a later commit from ending
      if (isLocked) {
        await client.reconnect();
        await client.execute(ERASE_TRULY);
      }
      if (!isLocked || performance.now() + pause > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
