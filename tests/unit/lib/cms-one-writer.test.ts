import path from 'node:path';
import { OneWriter } from '@/lib/cms/content/one-writer';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const HELD_MS = 200;

/** A table with room for words, and how many of them others can read. */
async function made() {
  const url = `file:${path.join(makeFolder(), 'words.sqlite')}`;
  const database = new OneWriter(url, HELD_MS);
  await database.execute('PRAGMA journal_mode = WAL');
  await database.execute('CREATE TABLE word (text TEXT UNIQUE)');
  const words = async () =>
    (await database.execute('SELECT text FROM word ORDER BY text')).rows.map(({ text }) => text);
  return { url, database, words };
}
const insert = (text: string) => ({ sql: 'INSERT INTO word VALUES (?)', args: [text] });

test('一起写的轮着来；没有写完的别人看不见，读的不用等', async () => {
  const { database, words } = await made();
  const [first, alone] = [await database.begin(), database.execute(insert('c'))];
  const second = database.begin();
  await first.execute(insert('a'));
  await first.execute(insert('b'));
  expect(await words()).toEqual([]);
  await first.commit();
  await alone;
  await (await second).commit();
  expect(await words()).toEqual(['a', 'b', 'c']);
});

test('一句没有写成，全都没有写；后面的也写不进去', async () => {
  const { database, words } = await made();
  await database.execute(insert('a'));
  const transaction = await database.begin();
  await transaction.execute(insert('b'));
  await expect(transaction.execute(insert('a'))).rejects.toThrow('UNIQUE');
  await expect(transaction.execute(insert('c'))).rejects.toThrow('over');
  await transaction.rollback();
  await database.execute(insert('d'));
  expect(await words()).toEqual(['a', 'd']);
});

test('磁盘满了：提交的人知道没有写成，以后的照写', async () => {
  const { database, words } = await made();
  const { rows } = await database.execute('PRAGMA page_count');
  await database.execute(`PRAGMA max_page_count = ${Number(rows[0][0])}`);
  const transaction = await database.begin();
  const writing = transaction.execute(insert('x'.repeat(50_000))).then(() => transaction.commit());
  await expect(writing).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  await transaction.rollback();
  await database.execute('PRAGMA max_page_count = 1000');
  await database.execute(insert('a'));
  expect(await words()).toEqual(['a']);
});

test('别的进程占着：等一会儿，等不到就说；放开了照写', async () => {
  const { url, database, words } = await made();
  const other = new OneWriter(url);
  const holding = await other.begin();
  await expect(database.begin()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await expect(database.execute(insert('a'))).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  const waiting = database.execute(insert('b'));
  await holding.rollback();
  await waiting;
  expect(await words()).toEqual(['b']);
});
