import { randomUUID } from 'node:crypto';
import { alarms, noteRefusal, reportLongWaits } from '@/lib/enquiries/alarms';
import { REMOVED_RECEIVER } from '@/lib/enquiries/outbox';
import { receiveEnquiry } from '@/lib/enquiries/receive';
import { enquiryStore, newDelivery } from '@/lib/enquiries/store';
import { ENQUIRY, enquiryRequest } from '@/tests/support/enquiries';
import { temporaryFolders } from '@/tests/support/temporary-folder';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = temporaryFolders();
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const HOUR = 3_600_000;

beforeEach(() => {
  process.env.DATA_DIR = folder();
  process.env.SECRET_KEY = 'a key for tests that is long enough';
  log.mockClear();
});

const lines = () => log.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('[alarm]'));

test('等了一小时以上的通知：说有几条、最早的等了多久；日志一小时写一次', async () => {
  const store = await enquiryStore();
  const { id, receipt } = await store.accept(ENQUIRY, { key: randomUUID(), consent: null });
  const now = Date.now();
  expect(await alarms(store, now)).toEqual([]);
  await store.db.updateTable('enquiry').set({ planned: 1 }).execute();
  const waiting = (hours: number, state: 'pending' | 'done') => ({
    ...newDelivery({ enquiryId: id, receipt, receiver: `${state}-${hours}`, event: 'create', now: now - hours * HOUR }),
    state,
  });
  await store.db
    .insertInto('delivery')
    .values([waiting(0.5, 'pending'), waiting(9, 'done')])
    .execute();
  expect(await alarms(store, now)).toEqual([]);
  await store.db
    .insertInto('delivery')
    .values([waiting(2, 'pending'), waiting(5.5, 'pending')])
    .execute();
  expect(await alarms(store, now)).toEqual([expect.stringMatching(/有2条.*最早的等了5小时/)]);
  await reportLongWaits(store, now);
  await reportLongWaits(store, now + HOUR / 2);
  expect(lines()).toEqual([expect.stringContaining('2 条')]);
  await reportLongWaits(store, now + HOUR);
  expect(lines()).toHaveLength(2);
  await store.db.destroy();
});

test('放弃了的通知：三十天里说有几条，去哪里再送；接收方已经不要了的不说', async () => {
  const store = await enquiryStore();
  const { id, receipt } = await store.accept(ENQUIRY, { key: randomUUID(), consent: null });
  const now = Date.now();
  await store.db.updateTable('enquiry').set({ planned: 1 }).execute();
  const given = (days: number, last_error: string) => ({
    ...newDelivery({
      enquiryId: id,
      receipt,
      receiver: `${last_error}${days}`,
      event: 'create',
      now: now - days * 24 * HOUR,
    }),
    state: 'failed' as const,
    last_error,
  });
  await store.db
    .insertInto('delivery')
    .values([given(4, '连不上'), given(31, '连不上'), given(4, REMOVED_RECEIVER)])
    .execute();
  expect(await alarms(store, now)).toEqual([expect.stringMatching(/有1条通知没有送到，不再试了.*重发/)]);
  await store.db.destroy();
});

test('需求答了 503：日志里有一行，/extra 上说有几次，过一天不再说', async () => {
  const blocked = path.join(folder(), 'a-file');
  writeFileSync(blocked, '');
  process.env.DATA_DIR = path.join(blocked, 'data');
  expect((await receiveEnquiry(enquiryRequest())).status).toBe(503);
  expect((await receiveEnquiry(enquiryRequest())).status).toBe(503);
  expect(lines()).toHaveLength(1);
  expect(log.mock.calls.flat().join()).not.toContain(ENQUIRY.Telphone);
  process.env.DATA_DIR = folder();
  const store = await enquiryStore();
  expect(await alarms(store)).toEqual([expect.stringMatching(/有2次需求没有存下/)]);
  expect(await alarms(store, Date.now() + 25 * HOUR)).toEqual([]);
  noteRefusal(Date.now() + 26 * HOUR);
  expect(await alarms(store, Date.now() + 26 * HOUR)).toEqual([expect.stringContaining('1次')]);
  await store.db.destroy();
});
