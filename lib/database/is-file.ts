import { SqliteAdapter, type Kysely } from 'kysely';
import type { Database } from './tables';

/** Whether a database is a file of this machine alone, and not PostgreSQL, which several may share. */
export function isFile(db: Kysely<Database>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
