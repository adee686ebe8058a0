import type { Kysely, KyselyPlugin } from 'kysely';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/tables';
import { alarms } from '@/lib/enquiries/alarms';
import { Outbox } from '@/lib/enquiries/outbox';
import { contentServiceReceiver, type Receiver } from '@/lib/enquiries/receivers';
import { EnquiryStore } from '@/lib/enquiries/store';
import { ENQUIRY } from './enquiries';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 9, 1);
const NO_ORIGIN = { key: null, consent: null };

/** What both databases must do with messages whose enquiry or receiver has gone; `createDatabase` gives an empty one. */
export function outboxSuite(createDatabase: () => Promise<string>): void {
  const open: Kysely<Database>[] = [];
  const openStore = async (address: string) => {
    const db = await openDatabase(address);
    open.push(db);
    return new EnquiryStore(db);
  };
  const deliveries = (store: EnquiryStore) =>
    store.db.selectFrom('delivery').select(['event', 'receiver', 'state', 'last_error']).execute();

  afterEach(async () => {
    await Promise.all(open.splice(0).map((db) => db.destroy()));
  });

  test('正要记下通知时撤回了：不留下没有需求的通知', async () => {
    const address = await createDatabase();
    const store = await openStore(address);
    const { receipt } = await store.accept(ENQUIRY, NO_ORIGIN, START);
    const other = await openStore(address);
    let isFirst = true;
    // withdrawn just after the outbox has seen that there is something to plan
    const between: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isFirst) {
          isFirst = false;
          expect(await other.withdraw(receipt, START)).toBe(true);
        }
        return result;
      },
    };
    const receivers = [receiver('webhook', async () => {})];
    await new Outbox({ store: new EnquiryStore(store.db.withPlugin(between)), receivers, now: () => START }).plan();
    expect(isFirst).toBe(false);
    expect(await deliveries(store)).toEqual([]);
  });

  test('接收方不在设置里了：等着它的通知放弃，看得见，不再报警；别的接收方的还等着', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const store = await openStore(await createDatabase());
    await store.accept(ENQUIRY, NO_ORIGIN, START);
    const down = () => Promise.reject(new Error('不在'));
    const both = [receiver('mail', down), receiver('webhook', down)];
    await new Outbox({ store, receivers: both, now: () => START }).run();
    const now = START + 2 * HOUR;
    await new Outbox({ store, receivers: both, now: () => START + HOUR / 2 }).giveUpRemoved();
    await new Outbox({ store, receivers: [both[1]], now: () => START + HOUR / 2 }).giveUpRemoved();
    expect((await deliveries(store)).map(({ state }) => state)).toEqual(['pending', 'pending']);
    expect(await alarms(store, now)).toEqual([expect.stringContaining('2条')]);
    await new Outbox({ store, receivers: [both[1]], now: () => now }).giveUpRemoved();
    const given = (await deliveries(store)).filter(({ state }) => state === 'failed');
    expect(given).toEqual([{ event: 'create', receiver: 'mail', state: 'failed', last_error: '接收方已经不在设置里' }]);
    await new Outbox({ store, receivers: [], now: () => now }).giveUpRemoved();
    expect(await alarms(store, now)).toEqual([]);
  });

  test('接收方没有撤回的接口：一次就放弃，说要手工删除；不报三天的警', async () => {
    const log = jest
      .spyOn(console, 'error')
      .mockClear()
      .mockImplementation(() => {});
    const store = await openStore(await createDatabase());
    const { receipt } = await store.accept(ENQUIRY, NO_ORIGIN, START);
    await new Outbox({ store, receivers: [receiver('content-service', async () => {})], now: () => START }).run();
    await store.withdraw(receipt, START);
    const receivers = [contentServiceReceiver('http://127.0.0.1:9')];
    await new Outbox({ store, receivers, now: () => START + 1 }).run();
    expect(await deliveries(store)).toEqual([
      expect.objectContaining({ event: 'withdraw', state: 'failed', last_error: expect.stringContaining('手工删除') }),
    ]);
    expect(log.mock.calls).toEqual([[`[alarm] ${receipt}：内容服务没有撤回的接口，请在那里手工删除`]]);
    expect(await alarms(store, START + 2 * HOUR)).toEqual([]);
  });
}

const receiver = (name: Receiver['name'], send: Receiver['send']): Receiver => ({ name, send });
