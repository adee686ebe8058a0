import { setTimeout as wait } from 'node:timers/promises';
import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  DEFAULT_MIGRATION_TABLE,
  Kysely,
  Migrator,
  PostgresDialect,
  sql,
  type Migration,
} from 'kysely';
import pg from 'pg';
import { dataDirectory } from '../data-directory';
import { env } from '../env';
import { processWide } from '../process-wide';
import { describeStoreFault } from './faults';
import { isFile } from './is-file';
import { libsqlDialect } from './libsql-dialect';
import { machineMigrations } from './machine-migrations';
import { migrations } from './migrations';
import { databaseFile } from './place';
import type { Database } from './tables';

interface Options {
  /** ms to wait for a lock on a SQLite file */
  patience?: number;
  /** called when a SQLite file is no longer where it was */
  onGone?: () => void;
}

/**
 * Opens the store and brings it to the newest form; several processes may do so at once.
 * @param address `postgres://…`, or `file:` and the path of a SQLite file
 */
export async function openDatabase(address: string, { patience, onGone }: Options = {}): Promise<Kysely<Database>> {
  const isPostgres = /^postgres(ql)?:/.test(address);
  const dialect = isPostgres
    ? new PostgresDialect({ pool: postgresPool(address) })
    : libsqlDialect(address, patience, onGone);
  const db = new Kysely<Database>({ dialect });
  try {
    await migrate(db, migrations);
    if (isPostgres) await migrate(db, machineMigrations, 'machine_');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  // a copy of the file alone is whole
  await checkpoint(db);
  return db;
}

/** @param prefix of the tables that say what has been applied */
async function migrate(db: Kysely<Database>, steps: Record<string, Migration>, prefix = ''): Promise<void> {
  const tables = prefix && {
    migrationTableName: `${prefix}${DEFAULT_MIGRATION_TABLE}`,
    migrationLockTableName: `${prefix}${DEFAULT_MIGRATION_LOCK_TABLE}`,
  };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps }, ...tables });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Anyone who reads, as a backup does, keeps the log from being emptied: so often it is tried again. */
const TRIES = 10;
const BETWEEN_TRIES_MS = 100;

/**
 * Writes what is in the log of a SQLite file into the file itself and empties the log.
 * @returns whether the log is empty: false while somebody goes on reading
 */
export async function checkpoint(db: Kysely<Database>): Promise<boolean> {
  if (!isFile(db)) return true;
  for (let tries = 1; ; tries++) {
    // it says that it was kept from it, and throws nothing
    const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    if (tries === TRIES) return false;
    await wait(BETWEEN_TRIES_MS);
  }
}

/** Where the settings say that enquiries are kept. */
async function configuredDatabase(): Promise<string> {
  if (env.databaseUrl) return env.databaseUrl;
  await dataDirectory();
  return `file:${databaseFile()}`;
}

const shared = processWide<{ address?: string; database?: Promise<Kysely<Database>> }>('database', () => ({}));

/** The store that the settings name, opened once per process; a failed opening is tried again next time. */
export async function configuredStore(): Promise<Kysely<Database>> {
  const address = await configuredDatabase();
  if (!shared.database || shared.address !== address) {
    const forget = () => (shared.database = undefined);
    shared.address = address;
    shared.database = openDatabase(address, { onGone: forget });
    shared.database.catch(forget);
  }
  return shared.database;
}

/** Before the process ends: everything into the file, and the file closed. */
export async function closeStore(): Promise<void> {
  const database = await shared.database?.catch(() => undefined);
  shared.database = undefined;
  if (!database) return;
  await checkpoint(database);
  await database.destroy();
}

const CONNECT_MS = 5_000;
const STATEMENT_MS = 10_000;
const BIGINT = 20;

function postgresPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 5,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    // a server that has stopped answers nothing at all
    query_timeout: STATEMENT_MS + 1_000,
    types: {
      // times in ms and counts are far below 2^53
      getTypeParser: (type, format) =>
        type === BIGINT ? (text: string) => Number(text) : pg.types.getTypeParser(type, format),
    },
  });
  // a server that goes away must not take this process with it
  pool.on('error', (error) => console.error('[enquiries] 数据库连接断开：', describeStoreFault(error)));
  return pool;
}
