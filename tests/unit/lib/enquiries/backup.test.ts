import { rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeStore } from '@/lib/database/open';
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
  const [file] = await Promise.all([backUp(), ...Array.from({ length: 20 }, (_, number) => accept(`同时 ${number}`))]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await checkStore(file)).toBeGreaterThanOrEqual(early.length);

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
  const file = await backUp();
  await (await enquiryStore()).withdraw(receipt);
  expect(await restore(file)).toBe(0);
  expect(await names()).toEqual(['留着的人']);
});

test('坏了的备份说出来，什么也不放回', async () => {
  await accept('留着的人');
  const file = await backUp();
  writeFileSync(file, Buffer.alloc(8_192, 7));
  await expect(checkStore(file)).rejects.toThrow();
  await expect(restore(file)).rejects.toThrow();
  expect(await names()).toEqual(['留着的人']);
  rmSync(file);
  await expect(restore(path.join(folder(), 'none.db'))).rejects.toThrow('ENOENT');
});
