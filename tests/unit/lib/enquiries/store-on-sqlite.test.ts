import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { openDatabase } from '@/lib/database/open';
import { EnquiryStore, enquiryStore } from '@/lib/enquiries/store';
import { ENQUIRY } from '@/tests/support/enquiries';
import { enquiryStoreSuite } from '@/tests/support/enquiry-store-suite';
import { outboxSuite } from '@/tests/support/outbox-suite';
import { retentionSuite } from '@/tests/support/retention-suite';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

enquiryStoreSuite(async () => `file:${path.join(folder(), 'enquiries.db')}`);
outboxSuite(async () => `file:${path.join(folder(), 'enquiries.db')}`);
retentionSuite(async () => `file:${path.join(folder(), 'enquiries.db')}`);

test('撤回以后，文件里也找不到那些字', async () => {
  const directory = folder();
  const db = await openDatabase(`file:${path.join(directory, 'enquiries.db')}`);
  const store = new EnquiryStore(db);
  const bytes = () => Buffer.concat(readdirSync(directory).map((name) => readFileSync(path.join(directory, name))));
  const { receipt } = await store.accept({ ...ENQUIRY, Name: '要被忘记的人' }, { key: null, consent: null });
  expect(bytes().includes('要被忘记的人')).toBe(true);
  await store.withdraw(receipt);
  expect(bytes().includes('要被忘记的人')).toBe(false);
  await db.destroy();
});

test('再发一次时前一条正好被撤回：给的编号是存着的那一条的', async () => {
  const store = new EnquiryStore(await openDatabase(`file:${path.join(folder(), 'enquiries.db')}`));
  const origin = { key: 'form-key-0123456789', consent: null };
  const first = await store.accept(ENQUIRY, origin, Date.now());
  // between the conflict and the look-up
  const look = jest.spyOn(store as unknown as { find: () => Promise<undefined> }, 'find');
  look.mockImplementationOnce(async () => void (await store.withdraw(first.receipt)));
  const again = await store.accept(ENQUIRY, origin, Date.now());
  expect(again.receipt).not.toBe(first.receipt);
  expect(await store.exists(again.id)).toBe(true);
  await store.db.destroy();
});

describe('文件', () => {
  const NO_ORIGIN = { key: null, consent: null };
  const addressIn = (directory: string) => `file:${path.join(directory, 'enquiries.db')}`;
  const countIn = async (directory: string) => {
    const db = await openDatabase(addressIn(directory));
    const rows = await db.selectFrom('enquiry').select('id').execute();
    await db.destroy();
    return rows.length;
  };

  test.each(['enquiries.db', 'enquiries.db-wal'])('跑着的时候 %s 被删：不给编号，重新打开以后又能收', async (name) => {
    const directory = folder();
    const gone = jest.fn();
    const store = new EnquiryStore(await openDatabase(addressIn(directory), { onGone: gone }));
    await store.accept(ENQUIRY, NO_ORIGIN);
    rmSync(path.join(directory, name));
    await expect(store.accept({ ...ENQUIRY, Name: '后来的' }, NO_ORIGIN)).rejects.toThrow('taken away');
    expect(gone).toHaveBeenCalledTimes(1);
    await store.db.destroy();
    const again = new EnquiryStore(await openDatabase(addressIn(directory)));
    await again.accept({ ...ENQUIRY, Name: '再后来的' }, NO_ORIGIN);
    await again.db.destroy();
    // what was in the log alone is in the file; what was in the removed file is gone with it
    expect(await countIn(directory)).toBe(name === 'enquiries.db' ? 1 : 3);
  });

  test('跑着的时候整个换成别的文件：不给编号', async () => {
    const directory = folder();
    const other = folder();
    await (await openDatabase(addressIn(other))).destroy();
    const db = await openDatabase(addressIn(directory));
    await new EnquiryStore(db).accept(ENQUIRY, NO_ORIGIN);
    rmSync(path.join(directory, 'enquiries.db'));
    copyFileSync(path.join(other, 'enquiries.db'), path.join(directory, 'enquiries.db'));
    await expect(new EnquiryStore(db).accept({ ...ENQUIRY, Name: '后来的' }, NO_ORIGIN)).rejects.toThrow('taken away');
    await db.destroy();
  });

  test('刚打开就只复制文件本身：表都在', async () => {
    const [directory, copy] = [folder(), folder()];
    const db = await openDatabase(addressIn(directory));
    copyFileSync(path.join(directory, 'enquiries.db'), path.join(copy, 'enquiries.db'));
    expect(await countIn(copy)).toBe(0);
    await db.destroy();
  });

  test('原来谁都能读的文件与文件夹，打开以后只有主人能读', async () => {
    const directory = path.join(folder(), 'data');
    mkdirSync(directory);
    chmodSync(directory, 0o777);
    writeFileSync(path.join(directory, 'enquiries.db'), '', { mode: 0o666 });
    process.env.DATA_DIR = directory;
    const store = await enquiryStore();
    await store.accept(ENQUIRY, NO_ORIGIN);
    delete process.env.DATA_DIR;
    const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);
    expect(mode(directory)).toBe('700');
    expect(readdirSync(directory).map((name) => mode(path.join(directory, name)))).toEqual(['600', '600', '600']);
    await store.db.destroy();
  });
});
