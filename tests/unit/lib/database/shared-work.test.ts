import type { Kysely } from 'kysely';
import { openDatabase } from '@/lib/database/open';
import { asOnlyMachine, sharedClock } from '@/lib/database/shared-work';
import type { Database } from '@/lib/database/tables';
import { alarms, noteRefusal, reportLongWaits, shareRefusals } from '@/lib/enquiries/alarms';
import { Outbox } from '@/lib/enquiries/outbox';
import type { Receiver } from '@/lib/enquiries/receivers';
import { EnquiryStore } from '@/lib/enquiries/store';
import { ENQUIRY } from '@/tests/support/enquiries';
import { startPostgres, type TestPostgres } from '@/tests/support/postgres';

let postgres: TestPostgres;
let machines: Kysely<Database>[];
let log: jest.SpyInstance;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
beforeEach(async () => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const address = await postgres.createDatabase();
  machines = await Promise.all([0, 1, 2].map(() => openDatabase(address)));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(machines.map((db) => db.destroy()));
});
afterAll(() => postgres.stop());

test('三台一起要做的，只有一台做；时间到了再有一台做', async () => {
  let done = 0;
  const work = async () => void done++;
  await Promise.all(machines.map((db) => asOnlyMachine(db, 'x', 60_000, work)));
  expect(done).toBe(1);
  await asOnlyMachine(machines[1], 'y', 60_000, work);
  expect(done).toBe(2);
  await machines[0].updateTable('shared_value').set({ leased_until: 1 }).execute();
  await Promise.all(machines.map((db) => asOnlyMachine(db, 'x', 60_000, work)));
  expect(done).toBe(3);
});

test('钟差一分半的两台，数据库的钟是一个', async () => {
  const right = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(right + 90_000);
  const ahead = (await sharedClock(machines[0]))();
  expect(Math.abs(ahead - right)).toBeLessThan(60_000);
});

test('一条通知，三台同时送，一台的钟快一分半：只送一次；等久了的报警也只写一次', async () => {
  let sent = 0;
  let finish = () => {};
  const underWay = new Promise<void>((resolve) => (finish = resolve));
  const receiver: Receiver = { name: 'webhook', send: () => (sent++, underWay) };
  const stores = machines.map((db) => new EnquiryStore(db));
  await stores[0].accept(ENQUIRY, { key: null, consent: null });
  const outboxes = await Promise.all(
    stores.map(async (store) => new Outbox({ store, receivers: [receiver], now: await sharedClock(store.db) })),
  );
  await outboxes[0].plan();
  const sending = [outboxes[0].sendTo(receiver), outboxes[1].sendTo(receiver)];
  while (sent === 0) await new Promise(setImmediate);
  // whoever came second has found the lease and is done: the clock that is set next is the clock of this whole process
  await Promise.race(sending);
  const right = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(right + 90_000);
  const late = new Outbox({ store: stores[2], receivers: [receiver], now: await sharedClock(machines[2]) });
  await late.sendTo(receiver);
  clock.mockRestore();
  // each asked the database for the time, and heard the answer some milliseconds later than the others
  const behind = new Outbox({ store: stores[2], receivers: [receiver], now: () => right - 500 });
  await machines[2].updateTable('delivery').set({ next_at: 0 }).execute();
  await behind.sendTo(receiver);
  finish();
  await Promise.all(sending);
  expect(sent).toBe(1);
  await machines[0].updateTable('delivery').set({ state: 'pending', created_at: 1 }).execute();
  for (const store of stores) await reportLongWaits(store, Date.now() + 3 * 3_600_000 * (1 + stores.indexOf(store)));
  expect(log.mock.calls.filter(([text]) => String(text).startsWith('[alarm]'))).toHaveLength(1);
});

test('答了 503 的次数：各台加在一起，每台的 /extra 都说；过一天不再说', async () => {
  const [one, other] = machines.map((db) => new EnquiryStore(db));
  noteRefusal();
  noteRefusal();
  await shareRefusals(one);
  noteRefusal();
  await shareRefusals(other);
  await shareRefusals(other);
  expect(await alarms(one)).toEqual([expect.stringContaining('有3次需求没有存下')]);
  expect(await alarms(other)).toEqual(await alarms(one));
  const later = Date.now() + 25 * 3_600_000;
  expect(await alarms(one, later)).toEqual([]);
  noteRefusal(later);
  await shareRefusals(one, later);
  expect(await alarms(other, later)).toEqual([expect.stringContaining('有1次')]);
});
