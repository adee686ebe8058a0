import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { sql } from 'kysely';
import { openDatabase } from '@/lib/database/open';
import { EnquiryStore } from '@/lib/enquiries/store';
import { rounds } from '@/tests/support/attacks';
import { ENQUIRY } from '@/tests/support/enquiries';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();
const running: ChildProcess[] = [];

jest.setTimeout(120_000);
/** So many send at once. */
const CROWD = rounds(400, 2_000);

afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));

interface EnquiryServer {
  child: ChildProcess;
  /** @returns the receipt, or null when there was no success */
  send(number: number): Promise<string | null>;
}

async function startServer(dataDirectory: string, settings: Record<string, string> = {}): Promise<EnquiryServer> {
  const child = spawn('node', ['--import', 'tsx', 'tests/support/run-enquiry-server.ts'], {
    env: { ...process.env, DATA_DIR: dataDirectory, CONTENT_SERVICE_TOKEN: 'token', ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.push(child);
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(`${data}`.trim())),
  );
  return {
    child,
    async send(number) {
      const response = await fetch(`http://127.0.0.1:${port}/api/require/create`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: 'Bearer token',
          'Idempotency-Key': `form-of-visitor-${number}`,
        },
        body: JSON.stringify({ ...ENQUIRY, Name: `第 ${number} 位` }),
      }).catch(() => null);
      if (!response?.ok) return null;
      const body = (await response.json().catch(() => null)) as { receipt: string } | null;
      return body?.receipt ?? null;
    },
  };
}

const openFile = (dataDirectory: string, patience?: number) =>
  openDatabase(`file:${path.join(dataDirectory, 'enquiries.db')}`, { patience });

async function storedNames(dataDirectory: string): Promise<string[]> {
  const db = await openFile(dataDirectory);
  const rows = await db.selectFrom('enquiry').select('name').execute();
  await db.destroy();
  return rows.map(({ name }) => name);
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** On a busy machine some are told to come again: they do, as visitors would. @returns how many are left without a receipt */
async function sendOpen(receipts: (string | null)[], serverOf: (number: number) => Server): Promise<number> {
  let left = receipts;
  for (let round = 0; round < 6 && left.includes(null); round += 1)
    left = await Promise.all(left.map((receipt, number) => receipt ?? serverOf(number).send(number)));
  return left.filter((receipt) => receipt === null).length;
}

test(`${CROWD}个人同时发送，当中kill -9：答了成功的每一条都在，而且只有一条；没答的再发一次也只有一条`, async () => {
  const data = folder();
  const first = await startServer(data, { KILL_AFTER: String(CROWD / 10) });
  const receipts = await Promise.all(Array.from({ length: CROWD }, (_, number) => first.send(number)));
  const succeeded = receipts.flatMap((receipt, number) => (receipt ? [`第 ${number} 位`] : []));
  expect(succeeded.length).toBeGreaterThan(0);
  expect(succeeded.length).toBeLessThan(CROWD);
  const stored = await storedNames(data);
  expect(new Set(stored).size).toBe(stored.length);
  expect(stored).toEqual(expect.arrayContaining(succeeded));

  const second = await startServer(data);
  expect(await sendOpen(receipts, () => second)).toBe(0);
  const all = await storedNames(data);
  expect([all.length, new Set(all).size]).toEqual([CROWD, CROWD]);
});

test(`两个服务器进程，一个库：各收 ${CROWD / 2} 条，一条不少`, async () => {
  const data = folder();
  const servers = await Promise.all([startServer(data), startServer(data)]);
  const receipts = await Promise.all(Array.from({ length: CROWD }, (_, number) => servers[number % 2].send(number)));
  const refused = receipts.filter((receipt) => receipt === null).length;
  const stored = await storedNames(data);
  // an answer later than a visitor would wait says so: never is success claimed for what is not there
  expect(stored.length).toBeGreaterThanOrEqual(CROWD - refused);
  expect(new Set(stored).size).toBe(stored.length);
  expect(await sendOpen(receipts, (number) => servers[number % 2])).toBe(0);
  expect(await storedNames(data)).toHaveLength(CROWD);
});

test('磁盘满：说没有存下，以前的都在；有地方了再发就存下', async () => {
  const db = await openFile(folder());
  const store = new EnquiryStore(db);
  const kept = await store.accept(ENQUIRY, { key: null, consent: null });
  const pages = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db);
  await sql`PRAGMA max_page_count = ${sql.lit(pages.rows[0].page_count)}`.execute(db);
  const large = { ...ENQUIRY, Content: '文'.repeat(5000) };
  const origin = { key: 'form-of-the-full-disk', consent: null };
  await expect(store.accept(large, origin)).rejects.toThrow(/full/);
  expect(await store.exists(kept.id)).toBe(true);
  await sql`PRAGMA max_page_count = 100000`.execute(db);
  const { id } = await store.accept(large, origin);
  expect(await store.exists(id)).toBe(true);
  await db.destroy();
});

describe('别的进程占着库', () => {
  const lock = async (data: string) => {
    const client = createClient({ url: `file:${path.join(data, 'enquiries.db')}` });
    return { client, transaction: await client.transaction('write') };
  };

  test('放开以后就存下，等的时候事件循环不停', async () => {
    const data = folder();
    const db = await openFile(data);
    const { client, transaction } = await lock(data);
    const accepted = new EnquiryStore(db).accept(ENQUIRY, { key: null, consent: null });
    // a library that waits by itself would let none of these turns pass before it gives up
    let isSettled = false;
    void accepted.finally(() => (isSettled = true));
    for (let turn = 0; turn < 2_000; turn += 1) await setImmediate();
    expect(isSettled).toBe(false);
    await transaction.rollback();
    client.close();
    const store = new EnquiryStore(db);
    expect(await store.exists((await accepted).id)).toBe(true);
    await db.destroy();
  });

  test('一直不放：到时间就说没有存下，排在后面的也不再等', async () => {
    const data = folder();
    const db = await openFile(data, 300);
    const store = new EnquiryStore(db);
    const { client, transaction } = await lock(data);
    const start = Date.now();
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) =>
        store.accept({ ...ENQUIRY, Name: `${number}` }, { key: null, consent: null }),
      ),
    );
    expect(all.every(({ status }) => status === 'rejected')).toBe(true);
    expect(Date.now() - start).toBeLessThan(5_000);
    await transaction.rollback();
    client.close();
    expect(await db.selectFrom('enquiry').selectAll().execute()).toEqual([]);
    const { id } = await store.accept(ENQUIRY, { key: null, consent: null });
    expect(await store.exists(id)).toBe(true);
    await db.destroy();
  });
});
