import path from 'node:path';
import { env } from '../env';

/** The SQLite file that enquiries are kept in, where no PostgreSQL is configured; nothing is made. */
export function databaseFile(): string {
  return path.resolve(/*turbopackIgnore: true*/ process.cwd(), env.dataDirectory, 'enquiries.db');
}
