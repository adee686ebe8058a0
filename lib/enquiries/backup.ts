import { access, chmod, copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { dataDirectory } from '../data-directory';
import { checkpoint, openDatabase } from '../database/open';
import { isFile } from '../database/is-file';
import { databaseFile } from '../database/place';
import type { Database } from '../database/tables';
import { env } from '../env';
import { errorCode } from '../error-text';

const BATCH = 200;

/**
 * Copies the enquiries as they are at this moment into one file, while the site runs.
 * @param target where to; by default a new file in DATA_DIR/backups
 * @returns the file, and how many enquiries it holds
 * @throws Error where there is no store: an empty one must not be taken for it
 */
export async function backUp(target?: string): Promise<{ file: string; count: number }> {
  if (env.databaseUrl) throw new Error('需求存在 PostgreSQL 里：请用 pg_dump 备份');
  const address = await existingStore();
  const file =
    target ?? path.join(await backupFolder(), `enquiries-${new Date().toISOString().replace(/[:.]/g, '-')}.db`);
  const db = await openDatabase(address);
  try {
    await sql`VACUUM INTO ${path.resolve(file)}`.execute(db);
  } finally {
    await db.destroy();
  }
  await chmod(file, 0o600);
  return { file, count: await withoutTokens(file) };
}

/** What is good for a few hours and opens the official account has no place in what is kept for years. */
async function withoutTokens(file: string): Promise<number> {
  const db = await openDatabase(`file:${path.resolve(file)}`);
  try {
    await db.deleteFrom('shared_value').execute();
    if (!(await checkpoint(db))) throw new Error(`${file} 被别的程序开着`);
    return await countOf(db);
  } finally {
    await db.destroy();
    // empty, and nobody has it open
    for (const name of [`${file}-wal`, `${file}-shm`]) await rm(name, { force: true });
  }
}

/** Address of the store that the settings name. @throws Error where there is none */
async function existingStore(): Promise<string> {
  if (env.databaseUrl) return env.databaseUrl;
  const file = databaseFile();
  await access(file).catch(() => {
    throw new Error(`没有 ${file}：请用 DATA_DIR 写出网站把需求存在哪里；新的机器上先启动一次网站`);
  });
  return `file:${file}`;
}

/**
 * Whether a file, or the store itself, is whole and can be read.
 * @returns how many enquiries it holds
 * @throws Error with what is wrong
 */
export async function checkStore(file?: string): Promise<number> {
  return file ? withCopy(file, inspect) : withStore(inspect);
}

/**
 * Puts back what a backup holds and the store does not, while the site runs.
 * What has been withdrawn or erased since stays away, and nothing is overwritten.
 * @returns how many enquiries came back
 */
export async function restore(file: string): Promise<number> {
  return withCopy(file, async (source) => {
    await inspect(source);
    return withStore((target) => copyMissing(source, target));
  });
}

async function inspect(db: Kysely<Database>): Promise<number> {
  if (isFile(db)) {
    const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(db);
    if (rows[0]?.integrity_check !== 'ok') throw new Error(`文件坏了：${rows[0]?.integrity_check ?? '没有答复'}`);
  }
  return countOf(db);
}

async function countOf(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('enquiry')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function copyMissing(source: Kysely<Database>, target: Kysely<Database>): Promise<number> {
  let restored = 0;
  for (let last = ''; ;) {
    const rows = await source
      .selectFrom('enquiry')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return restored;
    last = rows[rows.length - 1].id;
    const ids = rows.map(({ id }) => id);
    const deliveries = await source.selectFrom('delivery').selectAll().where('enquiry_id', 'in', ids).execute();
    restored += await target.transaction().execute(async (transaction) => {
      const gone = await transaction.selectFrom('erased').select('id').where('id', 'in', ids).execute();
      const isGone = (id: string) => gone.some((erased) => erased.id === id);
      const wanted = rows.filter(({ id }) => !isGone(id));
      if (wanted.length === 0) return 0;
      const added = await transaction
        .insertInto('enquiry')
        .values(wanted)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      const told = deliveries.filter(({ enquiry_id }) => added.some(({ id }) => id === enquiry_id));
      if (told.length > 0)
        await transaction
          .insertInto('delivery')
          .values(told)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      return added.length;
    });
  }
}

async function withStore<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
  const db = await openDatabase(await existingStore());
  return work(db).finally(() => db.destroy());
}

/** The backup itself is not touched: opening a file may bring it to a newer form. */
async function withCopy<Result>(file: string, work: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'enquiries-'));
  try {
    const copy = path.join(folder, 'copy.db');
    await copyFile(file, copy).catch((error: unknown) => {
      throw new Error(`读不了 ${file}（${errorCode(error)}）`);
    });
    const db = await openDatabase(`file:${copy}`);
    return await work(db).finally(() => db.destroy());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function backupFolder(): Promise<string> {
  const folder = path.join(await dataDirectory(), 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}
