import { createClient, type Client } from '@libsql/client';
import type { SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite';

type Adapter = ReturnType<typeof sqliteAdapter>;

/**
 * The adapter with a client that has another connection after a statement has failed, whoever asked: an editor, a job, a
 * health check. libsql (0.4.7, also 0.5.29) resets a statement that has failed only when it is collected, and until then
 * SQLite does not commit what the same connection writes, although it is answered.
 */
export function withSteadyClient(adapter: Adapter): Adapter {
  const init: Adapter['init'] = (args) => {
    const db = adapter.init(args);
    const sqlite = db as unknown as SQLiteAdapter;
    const { connect } = db;
    // Payload takes the client that is there
    db.connect = async (options) => {
      sqlite.client ??= await steadyClient(() => open(sqlite));
      await connect?.call(db, options);
    };
    return db;
  };
  return { ...adapter, init };
}

/** A connection as Payload sets its own, which it does not where there is one. */
async function open({ clientConfig, busyTimeout, wal }: SQLiteAdapter): Promise<Client> {
  const client = createClient(clientConfig);
  await client.execute(`PRAGMA busy_timeout = ${busyTimeout}`);
  if (!wal) return client;
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute(`PRAGMA journal_size_limit = ${wal.journalSizeLimit}`);
  await client.execute(`PRAGMA synchronous = ${wal.synchronous}`);
  return client;
}

async function steadyClient(connect: () => Promise<Client>): Promise<Client> {
  let current = await connect();
  let before: Promise<unknown> = Promise.resolve();
  const renew = async (error: unknown) => {
    if (!leavesStatement(error)) return;
    const failed = current;
    current = await connect();
    failed.close();
  };
  // one after another, as SQLite runs them: none comes between a failure and the new connection
  const inTurn = <Result>(run: (client: Client) => Promise<Result>): Promise<Result> => {
    const result = before.then(() => run(current));
    before = result.catch(renew).catch((error: unknown) => console.error('[database]', error));
    return result;
  };
  return {
    protocol: current.protocol,
    get closed() {
      return current.closed;
    },
    execute: (...args: Parameters<Client['execute']>) => inTurn((client) => client.execute(...args)),
    batch: (...args) => inTurn((client) => client.batch(...args)),
    migrate: (...args) => inTurn((client) => client.migrate(...args)),
    transaction: (...args: []) => inTurn((client) => client.transaction(...args)),
    executeMultiple: (...args) => inTurn((client) => client.executeMultiple(...args)),
    sync: () => inTurn((client) => client.sync()),
    close: () => current.close(),
  };
}

/** A row that is refused ends its statement; a lock or a full disk does not. */
function leavesStatement(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && code.startsWith('SQLITE_') && !code.startsWith('SQLITE_CONSTRAINT');
}
