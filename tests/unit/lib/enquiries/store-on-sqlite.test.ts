import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '@/lib/database/open';
import { EnquiryStore } from '@/lib/enquiries/store';
import { ENQUIRY } from '@/tests/support/enquiries';
import { enquiryStoreSuite } from '@/tests/support/enquiry-store-suite';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

enquiryStoreSuite(async () => `file:${path.join(folder(), 'enquiries.db')}`);

test('撤回以后，文件里也找不到那些字', async () => {
  const directory = folder();
  const db = await openDatabase(`file:${path.join(directory, 'enquiries.db')}`);
  const store = new EnquiryStore(db);
  const bytes = () => Buffer.concat(readdirSync(directory).map((name) => readFileSync(path.join(directory, name))));
  const { receipt } = await store.accept({ ...ENQUIRY, Name: '要被忘记的人' }, { key: null, consent: null });
  expect(bytes().includes('要被忘记的人')).toBe(true);
  await store.withdraw(receipt);
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  expect(bytes().includes('要被忘记的人')).toBe(false);
  await db.destroy();
});
