import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeStore } from '@/lib/database/open';
import { sharedValue } from '@/lib/database/shared-value';
import { backUp, checkStore, restore } from '@/lib/enquiries/backup';
import { enquiryStore } from '@/lib/enquiries/store';
import { ENQUIRY } from '@/tests/support/enquiries';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();

beforeEach(() => {
  process.env.DATA_DIR = folder();
});
afterEach(async () => {
  await closeStore();
  delete process.env.DATA_DIR;
});

const accept = async (name: string) =>
  (await enquiryStore()).accept({ ...ENQUIRY, Name: name }, { key: null, consent: null });
const names = async () => {
  const rows = await (await enquiryStore()).db.selectFrom('enquiry').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
};

test('收着的时候备份；磁盘丢了以后放回来，一条不少', async () => {
  const early = await Promise.all(Array.from({ length: 40 }, (_, number) => accept(`早 ${number}`)));
  const [{ file, count }] = await Promise.all([
    backUp(),
    ...Array.from({ length: 20 }, (_, number) => accept(`同时${number}`)),
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(count).toBeGreaterThanOrEqual(early.length);
  expect(await checkStore(file)).toBe(count);

  process.env.DATA_DIR = folder();
  await accept('丢了以后才来的');
  expect(await restore(file)).toBe(await checkStore(file));
  expect(await names()).toEqual(
    expect.arrayContaining(['丢了以后才来的', ...early.map((_, number) => `早 ${number}`)]),
  );
  expect(await restore(file)).toBe(0);
});

test('备份以后撤回的，放回时不回来', async () => {
  const { receipt } = await accept('要被忘记的人');
  await accept('留着的人');
  const { file } = await backUp();
  await (await enquiryStore()).withdraw(receipt);
  expect(await restore(file)).toBe(0);
  expect(await names()).toEqual(['留着的人']);
});

test('坏了的备份说出来，什么也不放回', async () => {
  await accept('留着的人');
  const { file } = await backUp();
  writeFileSync(file, Buffer.alloc(8_192, 7));
  await expect(checkStore(file)).rejects.toThrow();
  await expect(restore(file)).rejects.toThrow();
  expect(await names()).toEqual(['留着的人']);
  rmSync(file);
  await expect(restore(path.join(folder(), 'none.db'))).rejects.toThrow('ENOENT');
});

test('没有库的地方：不造一个空的来备份、检查、放回，说是哪个文件', async () => {
  await accept('有一个人');
  const { file } = await backUp();
  await closeStore();
  process.env.DATA_DIR = folder();
  const nothing = `没有 ${process.env.DATA_DIR}/enquiries.db`;
  await expect(backUp()).rejects.toThrow(nothing);
  await expect(checkStore()).rejects.toThrow(nothing);
  await expect(restore(file)).rejects.toThrow(nothing);
  expect(readdirSync(process.env.DATA_DIR)).toEqual([]);
});

test('备份是一个文件，里面没有公众号的令牌', async () => {
  const { db } = await enquiryStore();
  const token = 'token-of-the-official-account';
  await sharedValue(db, 'wechat-token', async () => ({ value: token, livesMs: 7_200_000 }));
  const target = path.join(folder(), 'one.db');
  await backUp(target);
  expect(readdirSync(path.dirname(target))).toEqual(['one.db']);
  expect(readFileSync(target).includes(token)).toBe(false);
  // the site still has it
  expect(await sharedValue(db, 'wechat-token', () => Promise.reject(new Error('asked again')))).toBe(token);
});

describe('命令', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'lib/commands/enquiries.ts', ...words], {
      encoding: 'utf8',
      env: { ...process.env },
    });

  test('说出哪个文件、有几条；没有库、没有备份时说清楚，退出 1', async () => {
    const none = run('check');
    expect([none.status, none.stderr]).toEqual([
      1,
      expect.stringContaining(`没有 ${process.env.DATA_DIR}/enquiries.db`),
    ]);
    await accept('有一个人');
    const made = run('backup');
    const file = /已备份到 (\S+\.db)，有 1 条需求/.exec(made.stdout)?.[1] ?? '';
    expect(made.stdout).toContain(`${process.env.DATA_DIR}/enquiries.db 已备份到`);
    expect(run('restore', file).stdout).toContain(`${file} 里有 1 条需求，放回 `);
    expect(run('restore', '/none.db')).toMatchObject({ status: 1, stderr: '没有成功：读不了 /none.db（ENOENT）\n' });
  });

  test('设置不对：退出 78', () => {
    process.env.DATABASE_URL = 'mysql://x';
    try {
      expect(run('backup').status).toBe(78);
    } finally {
      delete process.env.DATABASE_URL;
    }
  });
});
