import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter, type SQLiteAdapter } from '@payloadcms/db-sqlite';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import type { Payload } from 'payload';
import { env } from '../env';
import { cmsDirectory } from './content/content-files';
import { OneWriter } from './content/one-writer';

type LibsqlClient = SQLiteAdapter['client'];
type Session = SQLiteAdapter['sessions'][string];

/** Tables are made by the migrations alone: `npm run cms:migration` writes one. @param migrations their folder */
export function database(migrations: string) {
  const url = env.cmsDatabaseUrl;
  return url
    ? postgresAdapter({ pool: { connectionString: url }, migrationDir: path.join(migrations, 'postgres'), push: false })
    : sqlite(path.join(migrations, 'sqlite'));
}

/** SQLite as Payload has it, but whatever an editor saves is one transaction, and one that fails is said to have failed. */
function sqlite(migrationDir: string) {
  const url = `file:${path.join(cmsDirectory(), 'cms.sqlite')}`;
  // what has been said to be saved is on the disk; copies of the file are whole with its `-wal`
  const payloads = sqliteAdapter({ client: { url }, migrationDir, push: false, wal: true });
  const init = (given: { payload: Payload }) => {
    const adapter = payloads.init(given) as unknown as SQLiteAdapter;
    const { connect, migrate } = adapter;
    let writer: OneWriter;
    const begin = async () => {
      const { commit, rollback, ...transaction } = await writer.begin();
      const id = randomUUID();
      const db = drizzle(transaction as LibsqlClient, { schema: adapter.schema }) as unknown as Session['db'];
      adapter.sessions[id] = { db, resolve: commit, reject: rollback };
      return id;
    };
    return Object.assign(adapter, {
      connect: (...options: Parameters<NonNullable<typeof connect>>) => {
        writer = new OneWriter(url);
        adapter.client = writer as unknown as LibsqlClient;
        return connect?.apply(adapter, options);
      },
      beginTransaction: begin,
      // Payload's own says nothing when it fails
      commitTransaction: async (given: Promise<number | string> | number | string) => {
        const id = await given;
        const session = adapter.sessions[id];
        delete adapter.sessions[id];
        await session?.resolve();
      },
      // tables are made anew without foreign keys, which no transaction can turn off
      migrate: async (...options: Parameters<typeof migrate>) => {
        adapter.beginTransaction = () => Promise.resolve(null);
        await migrate.apply(adapter, options);
        adapter.beginTransaction = begin;
      },
    });
  };
  return { ...payloads, init: init as unknown as typeof payloads.init };
}
