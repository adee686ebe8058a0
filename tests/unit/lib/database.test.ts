import { createClient, LibsqlError } from '@libsql/client';
import { sql } from 'kysely';
import path from 'node:path';
import { describeStoreFault } from '@/lib/database/faults';
import { checkpoint, openDatabase } from '@/lib/database/open';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();
const coded = (code: string) => Object.assign(new Error('repeats 13812345678'), { code });

afterEach(() => {
  delete process.env.DATABASE_URL;
});

test.each([
  [
    'SQLITE_CORRUPT',
    '坏了：把它与 -wal、-shm 一起移走，再运行 npm run enquiries:restore -- 备份文件（SQLITE_CORRUPT）',
  ],
  ['SQLITE_FULL', '所在的磁盘满了：请腾出地方（SQLITE_FULL）'],
  ['SQLITE_CANTOPEN', '写不了：请看它与它的文件夹归谁、能不能写（SQLITE_CANTOPEN）'],
  ['ENOENT', '的文件夹不在：请看 DATA_DIR（ENOENT）'],
  ['SQLITE_SOMETHING', '用不了（SQLITE_SOMETHING）'],
])('%s：说是哪个文件、做什么；错误自己的话不说', (code, words) => {
  process.env.DATA_DIR = folder();
  const line = `${process.env.DATA_DIR}/enquiries.db ${words}`;
  expect(describeStoreFault(coded(code))).toBe(line);
  expect(describeStoreFault(new LibsqlError('repeats 13812345678', code))).toBe(line);
});

test.each([
  ['ECONNREFUSED', '连不上：请看它是否开着、DATABASE_URL 对不对（ECONNREFUSED）'],
  ['57P03', '正在启动或停下：会再试（57P03）'],
  ['28P01', '不认 DATABASE_URL 里的名或密码（28P01）'],
])('PostgreSQL 的 %s：说是哪个服务、做什么；密码不说', (code, words) => {
  process.env.DATABASE_URL = 'postgres://site:secret@db.example:5433/site';
  expect(describeStoreFault(coded(code))).toBe(`PostgreSQL db.example:5433 ${words}`);
});

test('有人在读时清不空日志：说没有清空；读完就清得空', async () => {
  const address = `file:${path.join(folder(), 'enquiries.db')}`;
  const db = await openDatabase(address);
  const reader = createClient({ url: address });
  try {
    const write = (name: string) => sql`insert into erased (id, erased_at) values (${name}, 1)`.execute(db);
    await write('before');
    const reading = await reader.transaction('read');
    await reading.execute('select * from erased');
    await write('meanwhile');
    expect(await checkpoint(db)).toBe(false);
    reading.close();
    expect(await checkpoint(db)).toBe(true);
  } finally {
    reader.close();
    await db.destroy();
  }
});
