import path from 'node:path';
import { Kysely, Migrator, PostgresDialect, type Migration } from 'kysely';
import pg from 'pg';
import { env } from '../env';
import { libsqlDialect } from './libsql-dialect';
import { dataDirectory } from '../http/secret';

/** What a visitor sent. Times are milliseconds since 1970. */
export interface EnquiryTable {
  id: string;
  /** what the visitor keeps: withdrawing asks for it */
  receipt: string;
  /** one per filled form; with the hash of the body it makes a resend recognisable */
  idempotency_key: string;
  body_hash: string;
  received_at: number;
  name: string;
  telphone: string;
  email: string;
  company: string;
  domain: string;
  requirement_type: string;
  content: string;
  /** hash of the browser's fingerprint, from the white-paper dialog */
  client_no: string | null;
  consent_version: string | null;
  /** 1 once a delivery per receiver has been written down */
  planned: number;
}

export type DeliveryState = 'pending' | 'done' | 'failed';

/** One message to one receiver. */
export interface DeliveryTable {
  id: string;
  enquiry_id: string;
  receipt: string;
  receiver: string;
  /** `create`: a new enquiry; `withdraw`: the visitor took it back, the enquiry itself is gone */
  event: string;
  state: DeliveryState;
  attempts: number;
  created_at: number;
  next_at: number;
  /** until then some process is at it */
  leased_until: number;
  done_at: number | null;
  /** why the last attempt failed; never holds personal data */
  last_error: string | null;
}

/** A search text that nothing was found for; it says nothing of who typed it. */
export interface UnfoundQueryTable {
  text: string;
  count: number;
  first_at: number;
  last_at: number;
}

export interface Database {
  enquiry: EnquiryTable;
  delivery: DeliveryTable;
  unfound_query: UnfoundQueryTable;
}

const migrations: Record<string, Migration> = {
  '001-enquiries': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('enquiry')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('receipt', 'text', (column) => column.notNull().unique())
        .addColumn('idempotency_key', 'text', (column) => column.notNull())
        .addColumn('body_hash', 'text', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('telphone', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('company', 'text', (column) => column.notNull())
        .addColumn('domain', 'text', (column) => column.notNull())
        .addColumn('requirement_type', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('client_no', 'text')
        .addColumn('consent_version', 'text')
        .addColumn('planned', 'integer', (column) => column.notNull())
        .execute();
      const index = (name: string, columns: string[]) => db.schema.createIndex(name).on('enquiry').columns(columns);
      await index('enquiry_once', ['idempotency_key', 'body_hash']).unique().execute();
      await index('enquiry_by_time', ['received_at']).execute();
      await index('enquiry_by_client', ['client_no']).execute();
      await index('enquiry_unplanned', ['planned']).execute();
      await db.schema
        .createTable('delivery')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('enquiry_id', 'text', (column) => column.notNull())
        .addColumn('receipt', 'text', (column) => column.notNull())
        .addColumn('receiver', 'text', (column) => column.notNull())
        .addColumn('event', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('next_at', 'bigint', (column) => column.notNull())
        .addColumn('leased_until', 'bigint', (column) => column.notNull())
        .addColumn('done_at', 'bigint')
        .addColumn('last_error', 'text')
        .execute();
      await db.schema
        .createIndex('delivery_once')
        .on('delivery')
        .columns(['enquiry_id', 'receiver', 'event'])
        .unique()
        .execute();
      await db.schema.createIndex('delivery_due').on('delivery').columns(['state', 'next_at']).execute();
    },
  },
  '002-unfound-queries': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('unfound_query')
        .addColumn('text', 'text', (column) => column.primaryKey())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('first_at', 'bigint', (column) => column.notNull())
        .addColumn('last_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};

/**
 * Opens the store and brings it to the newest form; several processes may do so at once.
 * @param address `postgres://…`, or `file:` and the path of a SQLite file
 * @param patience ms to wait for a lock on the file
 */
export async function openDatabase(address: string, patience?: number): Promise<Kysely<Database>> {
  const dialect = /^postgres(ql)?:/.test(address)
    ? new PostgresDialect({ pool: postgresPool(address) })
    : libsqlDialect(address, patience);
  const db = new Kysely<Database>({ dialect });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** Where the settings say that enquiries are kept. */
export async function configuredDatabase(): Promise<string> {
  return env.databaseUrl ?? `file:${path.join(await dataDirectory(), 'enquiries.db')}`;
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
    types: {
      // times in ms and counts are far below 2^53
      getTypeParser: (type, format) =>
        type === BIGINT ? (text: string) => Number(text) : pg.types.getTypeParser(type, format),
    },
  });
  // a server that goes away must not take this process with it
  pool.on('error', (error) => console.error('[enquiries] 数据库连接断开：', error.message));
  return pool;
}
