import type { Kysely } from 'kysely';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/tables';
import { Outbox, sendAgain } from '@/lib/enquiries/outbox';
import type { Outgoing, Receiver } from '@/lib/enquiries/receivers';
import { EnquiryStore } from '@/lib/enquiries/store';
import { ENQUIRY } from './enquiries';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.UTC(2026, 9, 1);
const PAPER = { ...ENQUIRY, Domain: '', RequirementType: '', Content: 'a1b2c3d4e5f6a7b8c9d0' };
const NO_ORIGIN = { key: null, consent: null };

/** What both databases must do; `createDatabase` gives the address of an empty one. */
export function enquiryStoreSuite(createDatabase: () => Promise<string>): void {
  const open: Kysely<Database>[] = [];
  const openStore = async (address: string) => {
    const db = await openDatabase(address);
    open.push(db);
    return new EnquiryStore(db);
  };
  const newStore = async () => openStore(await createDatabase());
  const count = async (store: EnquiryStore) => {
    const rows = await store.db.selectFrom('enquiry').selectAll().execute();
    return rows.length;
  };
  const deliveries = (store: EnquiryStore) => store.db.selectFrom('delivery').selectAll().orderBy('receiver').execute();

  afterEach(async () => {
    await Promise.all(open.splice(0).map((db) => db.destroy()));
  });

  describe('存下', () => {
    test('七个字段、同意的版本与时间都在，编号有 140 位随机', async () => {
      const store = await newStore();
      const { id, receipt } = await store.accept(ENQUIRY, { key: 'k'.repeat(20), consent: '2026-11-21' }, START);
      const row = await store.db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      expect(row).toMatchObject({
        name: '林青',
        telphone: '13812345678',
        email: 'lin.qing@lab.example.cn',
        company: '临江大学',
        domain: '驾驶与交通',
        requirement_type: '2',
        content: '想比较两种提示音。\n每组 24 人。',
        consent_version: '2026-11-21',
        received_at: START,
      });
      expect(receipt).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    });

    test('同一张表单再发一次：同一个编号，只存一条', async () => {
      const store = await newStore();
      const origin = { key: 'form-key-0123456789', consent: null };
      const first = await store.accept(ENQUIRY, origin, START);
      expect(await store.accept(ENQUIRY, origin, START + 2 * HOUR)).toEqual(first);
      expect(await count(store)).toBe(1);
    });

    test('超时之后改过再发：两条都在', async () => {
      const store = await newStore();
      const origin = { key: 'form-key-0123456789', consent: null };
      const first = await store.accept(ENQUIRY, origin, START);
      const second = await store.accept({ ...ENQUIRY, Content: '改过' }, origin, START + MINUTE);
      expect(second.receipt).not.toBe(first.receipt);
      expect(await count(store)).toBe(2);
    });

    test('没有钥匙时，10 分钟以内同样的内容是同一条，以后是新的一条', async () => {
      const store = await newStore();
      // nine minutes into a ten-minute slot: the second falls into the next one
      const first = await store.accept(ENQUIRY, NO_ORIGIN, START + 9 * MINUTE);
      expect(await store.accept(ENQUIRY, NO_ORIGIN, START + 11 * MINUTE)).toEqual(first);
      const later = await store.accept(ENQUIRY, NO_ORIGIN, START + 20 * MINUTE);
      expect(later.receipt).not.toBe(first.receipt);
    });

    test('同时发一百次同一张表单，只存一条', async () => {
      const store = await newStore();
      const origin = { key: 'form-key-0123456789', consent: null };
      const all = await Promise.all(Array.from({ length: 100 }, () => store.accept(ENQUIRY, origin)));
      expect(new Set(all.map(({ receipt }) => receipt)).size).toBe(1);
      expect(await count(store)).toBe(1);
    });

    test('两个进程同时打开一个空的库，同时写 40 条，一条不少', async () => {
      const address = await createDatabase();
      const stores = await Promise.all([openStore(address), openStore(address)]);
      const sent = Array.from({ length: 40 }, (_, index) =>
        stores[index % 2].accept({ ...ENQUIRY, Name: `第 ${index} 位` }, NO_ORIGIN),
      );
      const receipts = new Set((await Promise.all(sent)).map(({ receipt }) => receipt));
      expect(receipts.size).toBe(40);
      expect(await count(stores[0])).toBe(40);
    });

    test('任何文字都原样回来', async () => {
      const store = await newStore();
      const hostile = { ...ENQUIRY, Name: `'; drop table enquiry; --`, Content: '😀 "引号" \\ % _ <script>' };
      const { id } = await store.accept(hostile, NO_ORIGIN);
      const row = await store.db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      expect([row.name, row.content]).toEqual([hostile.Name, hostile.Content]);
    });
  });

  describe('浏览器的编号', () => {
    test('登记过就认得，撤回以后不认得', async () => {
      const store = await newStore();
      const { id, receipt } = await store.accept(PAPER, NO_ORIGIN);
      expect(await store.idOfClient(PAPER.Content)).toBe(id);
      expect(await store.idOfClient('0'.repeat(20))).toBeNull();
      await store.withdraw(receipt);
      expect(await store.idOfClient(PAPER.Content)).toBeNull();
      expect(await store.exists(id)).toBe(false);
    });
  });

  describe('撤回与保留期', () => {
    test('编号怎么抄都认：小写、没有横线、O 与 0', async () => {
      const store = await newStore();
      const { receipt } = await store.accept(ENQUIRY, NO_ORIGIN);
      expect(await store.withdraw(receipt.toLowerCase().replace(/-/g, ' ').replace(/0/g, 'o'))).toBe(true);
      expect(await count(store)).toBe(0);
    });

    test('没有这个编号：什么也不删', async () => {
      const store = await newStore();
      await store.accept(ENQUIRY, NO_ORIGIN);
      expect(await store.withdraw('0000-0000-0000-0000-0000-0000-0000')).toBe(false);
      expect(await store.withdraw('')).toBe(false);
      expect(await store.withdraw('%')).toBe(false);
      expect(await count(store)).toBe(1);
    });

    test('收到过的人会得到通知，没收到过的不会；通知里没有个人信息', async () => {
      const store = await newStore();
      const got = recordingReceiver('webhook');
      const down = recordingReceiver('mail');
      const { receipt } = await store.accept(ENQUIRY, NO_ORIGIN, START);
      await new Outbox({ store, receivers: [got], now: () => START }).run();
      await store.withdraw(receipt, START + MINUTE);
      await new Outbox({ store, receivers: [got, down], now: () => START + 2 * MINUTE }).run();
      expect(got.sent.map(({ delivery, enquiry }) => [delivery.event, delivery.receipt, enquiry?.name])).toEqual([
        ['create', receipt, '林青'],
        ['withdraw', receipt, undefined],
      ]);
      expect(down.sent).toEqual([]);
      expect(JSON.stringify(await deliveries(store))).not.toMatch(/林青|13812345678|lab\.example/);
    });
  });

  describe('送达', () => {
    test('每个接收方一次；确认过的不再送，重启以后也不', async () => {
      const store = await newStore();
      const receivers = [recordingReceiver('webhook'), recordingReceiver('mail')];
      await store.accept(ENQUIRY, NO_ORIGIN, START);
      for (let run = 0; run < 3; run += 1) await new Outbox({ store, receivers, now: () => START + run * HOUR }).run();
      expect(receivers.map(({ sent }) => sent.length)).toEqual([1, 1]);
      expect((await deliveries(store)).map(({ state, attempts }) => [state, attempts])).toEqual([
        ['done', 1],
        ['done', 1],
      ]);
    });

    test('一个接收方一直不答：别的照样马上送到', async () => {
      const store = await newStore();
      const hanging: Receiver = { name: 'webhook', send: () => new Promise(() => {}) };
      const mail = recordingReceiver('mail');
      for (let number = 0; number < 60; number += 1)
        await store.accept({ ...ENQUIRY, Name: `第 ${number} 位` }, NO_ORIGIN, START);
      const outbox = new Outbox({ store, receivers: [hanging, mail], now: () => START, patience: 60_000 });
      await outbox.plan();
      await outbox.plan();
      void outbox.sendTo(hanging).catch(() => {});
      await outbox.sendTo(mail);
      await outbox.sendTo(mail);
      expect(mail.sent).toHaveLength(60);
    });

    test('时钟快过又拨回来：推迟到将来的不用等到将来', async () => {
      const store = await newStore();
      await store.accept(ENQUIRY, NO_ORIGIN, START);
      const broken: Receiver = { name: 'mail', send: () => Promise.reject(new Error('不在')) };
      await new Outbox({ store, receivers: [broken], now: () => START + 400 * 24 * HOUR }).run();
      const mail = recordingReceiver('mail');
      await new Outbox({ store, receivers: [mail], now: () => START + MINUTE }).run();
      expect(mail.sent).toHaveLength(1);
    });

    test('接收方停了一小时：越等越久，好了以后送到，键始终同一个', async () => {
      const store = await newStore();
      let now = START;
      const receiver = recordingReceiver('webhook', () => now < START + HOUR);
      await store.accept(ENQUIRY, NO_ORIGIN, START);
      const outbox = new Outbox({ store, receivers: [receiver], now: () => now });
      for (; now < START + 3 * HOUR; now += 10_000) await outbox.run();
      const [delivery] = await deliveries(store);
      expect(delivery).toMatchObject({ state: 'done', last_error: null });
      expect(delivery.attempts).toBeGreaterThan(5);
      expect(delivery.attempts).toBeLessThan(12);
      expect(delivery.done_at).toBeLessThan(START + 2 * HOUR + 10 * MINUTE);
      expect(new Set(receiver.sent.map(({ delivery: { id } }) => id)).size).toBe(1);
    });

    test('三天都没送到：放弃，但看得见；可以叫它再送', async () => {
      const store = await newStore();
      let now = START;
      let isDown = true;
      const receiver = recordingReceiver('webhook', () => isDown);
      await store.accept(ENQUIRY, NO_ORIGIN, START);
      const outbox = new Outbox({ store, receivers: [receiver], now: () => now });
      for (; now < START + 90 * HOUR; now += HOUR) await outbox.run();
      const [given] = await deliveries(store);
      expect(given).toMatchObject({ state: 'failed', last_error: 'receiver is down' });
      expect(receiver.sent.length).toBeLessThan(30);
      expect(await sendAgain(store, given.id, now)).toBe(true);
      // begins anew: what fails once more is tried again soon
      await outbox.run();
      expect((await deliveries(store))[0]).toMatchObject({ state: 'pending', attempts: 1 });
      isDown = false;
      now += MINUTE;
      await outbox.run();
      expect((await deliveries(store))[0].state).toBe('done');
      expect(await sendAgain(store, given.id, now)).toBe(false);
    });

    test('接收方迟迟不答复：到时间就算失败，以后再送', async () => {
      const store = await newStore();
      await store.accept(ENQUIRY, NO_ORIGIN, START);
      const hanging: Receiver = { name: 'webhook', send: () => new Promise(() => {}) };
      await new Outbox({ store, receivers: [hanging], now: () => START, patience: 50 }).run();
      expect((await deliveries(store))[0]).toMatchObject({ state: 'pending', last_error: '0.05 秒没有答复' });
      const receiver = recordingReceiver('webhook');
      await new Outbox({ store, receivers: [receiver], now: () => START + MINUTE }).run();
      expect(receiver.sent).toHaveLength(1);
    });

    test('一个接收方坏了，不耽误另一个', async () => {
      const store = await newStore();
      const broken = recordingReceiver('mail', () => true);
      const good = recordingReceiver('webhook');
      for (let index = 0; index < 5; index += 1) await store.accept({ ...ENQUIRY, Name: `${index}` }, NO_ORIGIN, START);
      await new Outbox({ store, receivers: [broken, good], now: () => START }).run();
      expect(good.sent).toHaveLength(5);
    });

    test('两个进程一起送：每条只送一次', async () => {
      const address = await createDatabase();
      const stores = await Promise.all([openStore(address), openStore(address)]);
      const receiver = recordingReceiver('webhook');
      for (let index = 0; index < 20; index += 1) {
        await stores[0].accept({ ...ENQUIRY, Name: `${index}` }, NO_ORIGIN, START);
      }
      await Promise.all(stores.map((store) => new Outbox({ store, receivers: [receiver], now: () => START }).run()));
      expect(receiver.sent).toHaveLength(20);
      expect(new Set(receiver.sent.map(({ delivery }) => delivery.id)).size).toBe(20);
    });

    test('进程在送出时死了：租约到期以后由别的进程再送', async () => {
      const store = await newStore();
      await store.accept(ENQUIRY, NO_ORIGIN, START);
      const hanging: Receiver = { name: 'webhook', send: () => new Promise(() => {}) };
      // what the dead process would have done later does not count
      new Outbox({ store, receivers: [hanging], now: () => START }).run().catch(() => {});
      await until(async () => (await deliveries(store))[0]?.attempts === 1);
      const receiver = recordingReceiver('webhook');
      await new Outbox({ store, receivers: [receiver], now: () => START + 30_000 }).run();
      expect(receiver.sent).toHaveLength(0);
      await new Outbox({ store, receivers: [receiver], now: () => START + 2 * MINUTE }).run();
      expect(receiver.sent).toHaveLength(1);
    });
  });
}

interface RecordingReceiver extends Receiver {
  sent: Outgoing[];
}

function recordingReceiver(name: Receiver['name'], isDown: () => boolean = () => false): RecordingReceiver {
  const sent: Outgoing[] = [];
  return {
    name,
    sent,
    async send(outgoing) {
      sent.push(outgoing);
      if (isDown()) throw new Error('receiver is down');
    },
  };
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
}
