import { setTimeout as rest } from 'node:timers/promises';
import { createClient, LibsqlError, type Client, type InStatement, type ResultSet } from '@libsql/client';

/** So long others in this process may write first … */
const TURN_MS = 30_000;
/** … and another process may hold the file. */
const HELD_MS = 5_000;
const PAUSE_MS = 50;

export interface WriteTransaction {
  execute: (statement: InStatement) => Promise<ResultSet>;
  commit: () => Promise<void>;
  rollback: () => Promise<void>;
}

/**
 * SQLite with transactions, beside which others read. Its client stops the whole process while it waits for a lock,
 * which this process itself may hold: here whoever writes takes turns, and a transaction is one turn.
 */
export class OneWriter {
  private readonly reader: Client;
  private writer: Client;
  private readonly settings: string[] = [];
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly url: string,
    private readonly heldMs = HELD_MS,
  ) {
    [this.reader, this.writer] = [createClient({ url }), createClient({ url })];
  }

  /** What stands by itself: reading waits for nobody. */
  async execute(statement: InStatement): Promise<ResultSet> {
    const sql = typeof statement === 'string' ? statement : statement.sql;
    if (/^\s*select\b/i.test(sql)) return this.reader.execute(statement);
    const endTurn = await this.takeTurn();
    try {
      // a setting is one of a connection
      if (/^\s*pragma\b/i.test(sql)) {
        this.settings.push(sql);
        await this.reader.execute(statement);
      }
      return await this.writeWhenFree(statement);
    } finally {
      endTurn();
    }
  }

  /** Everything until `commit` is written, or nothing. A statement that fails ends it, as PostgreSQL does. */
  async begin(): Promise<WriteTransaction> {
    const endTurn = await this.takeTurn();
    await this.writeWhenFree('BEGIN IMMEDIATE').catch((error: unknown) => {
      endTurn();
      throw error;
    });
    let state: 'open' | 'failed' | 'over' = 'open';
    const execute = async (statement: InStatement) => {
      // SQLite itself may have ended it: what follows would be written at once
      if (state !== 'open') throw new LibsqlError('The transaction is over', 'TRANSACTION_CLOSED');
      return this.writer.execute(statement).catch((error: unknown) => {
        state = 'failed';
        throw error;
      });
    };
    const rollback = async () => {
      if (state === 'over') return;
      const hasFailed = state === 'failed';
      state = 'over';
      await this.writer.execute('ROLLBACK').catch(() => {});
      if (hasFailed) await this.reconnect();
      endTurn();
    };
    const commit = async () => {
      try {
        await execute('COMMIT');
      } catch (error) {
        await rollback();
        throw error;
      }
      state = 'over';
      endTurn();
    };
    return { execute, commit, rollback };
  }

  /** @returns ends it */
  private async takeTurn(): Promise<() => void> {
    const before = this.turn;
    let end = () => {};
    const mine = new Promise<void>((resolve) => (end = resolve));
    this.turn = before.then(() => mine);
    const isOver = new AbortController();
    const isMine = await Promise.race([
      before.then(() => true),
      rest(TURN_MS, false, { signal: isOver.signal }).catch(() => true),
    ]);
    isOver.abort();
    if (isMine) return end;
    end();
    throw new LibsqlError('others in this process do not end', 'SQLITE_BUSY');
  }

  private async writeWhenFree(statement: InStatement): Promise<ResultSet> {
    for (const until = Date.now() + this.heldMs; ; await rest(PAUSE_MS))
      try {
        return await this.writer.execute(statement);
      } catch (error) {
        await this.reconnect();
        if (!/^SQLITE_(BUSY|LOCKED)/.test((error as LibsqlError).code) || Date.now() > until) throw error;
      }
  }

  /** A statement that found the file locked stays open in the library, and what is written after it is never committed. */
  private async reconnect(): Promise<void> {
    this.writer.close();
    this.writer = createClient({ url: this.url });
    for (const setting of this.settings) await this.writer.execute(setting);
  }
}
