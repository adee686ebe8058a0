import { randomUUID } from 'node:crypto';
import { openDatabase } from '@/lib/database/open';
import type { DeliveryState } from '@/lib/database/tables';
import {
  allEnquiries,
  DELIVERY_STATES,
  ENQUIRY_KINDS,
  getEnquiry,
  listEnquiries,
  openWithdrawals,
  readFilter,
} from '@/lib/enquiries/list';
import { EnquiryStore, newDelivery } from '@/lib/enquiries/store';

const ALL = readFilter(new URLSearchParams());
const BODY = {
  Name: '李维',
  Telphone: '13800138000',
  Email: 'li@example.com',
  Company: '',
  Domain: '',
  RequirementType: '',
  Content: '',
};

/** What the queries of /extra must do on both databases; `createDatabase` gives the address of an empty one. */
export function enquiryListSuite(createDatabase: () => Promise<string>): void {
  let store: EnquiryStore;

  beforeAll(async () => {
    store = new EnquiryStore(await openDatabase(await createDatabase()));
  });
  afterAll(() => store.db.destroy());
  beforeEach(async () => {
    await store.db.deleteFrom('enquiry').execute();
    await store.db.deleteFrom('delivery').execute();
  });

  /** Stores an enquiry with deliveries in these states; null: not yet planned. */
  async function receive(
    body: Partial<typeof BODY>,
    states: DeliveryState[] | null = [],
    now = Date.now(),
  ): Promise<string> {
    const { id, receipt } = await store.accept({ ...BODY, ...body }, { key: randomUUID(), consent: null }, now);
    for (const [index, state] of (states ?? []).entries()) {
      const delivery = newDelivery({ enquiryId: id, receipt, receiver: `receiver ${index}`, event: 'create', now });
      await store.db
        .insertInto('delivery')
        .values({ ...delivery, state, attempts: 1 })
        .execute();
    }
    if (states) await store.db.updateTable('enquiry').set({ planned: 1 }).where('id', '=', id).execute();
    return id;
  }

  test('最新的在前，每页 20 条，超出的页是最后一页', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 45; index++) ids.unshift(await receive({ Name: `第 ${index} 位` }, [], 1000 + index));
    const first = await listEnquiries(store, ALL);
    expect(first).toMatchObject({ total: 45, page: 1, pages: 3 });
    expect(first.enquiries.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    const last = await listEnquiries(store, { ...ALL, page: 99 });
    expect(last.page).toBe(3);
    expect(last.enquiries.map(({ id }) => id)).toEqual(ids.slice(40));
  });

  test('按类型筛选：1 到 5、白皮书登记、未选类型，一条只属于一类', async () => {
    for (const { value } of ENQUIRY_KINDS.slice(0, 5)) await receive({ RequirementType: value, Content: '留言' });
    await receive({ Company: '示例大学', Content: 'a'.repeat(64) });
    await receive({ Company: '示例大学', Content: '公众号PDF浏览申请' });
    await receive({ Content: '只是问问' });
    await receive({ Domain: '驾驶', Content: '公众号PDF浏览申请' });
    const counts: Record<string, number> = {};
    for (const { value: kind } of ENQUIRY_KINDS) {
      const { enquiries, total } = await listEnquiries(store, { ...ALL, kind });
      expect(enquiries.every((enquiry) => enquiry.kind === kind)).toBe(true);
      counts[kind] = total;
    }
    expect(counts).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, paper: 2, none: 2 });
  });

  test('按送达筛选：筛出来的与标出来的是同一种', async () => {
    await receive({ Name: '没有接收方' }, []);
    await receive({ Name: '还没安排' }, null);
    await receive({ Name: '等着' }, ['done', 'pending']);
    await receive({ Name: '都到了' }, ['done', 'done']);
    await receive({ Name: '有一个没到' }, ['done', 'failed', 'pending']);
    const names: Record<string, string[]> = {};
    for (const { value: state } of DELIVERY_STATES) {
      const { enquiries, total } = await listEnquiries(store, { ...ALL, state });
      expect(enquiries.every((enquiry) => enquiry.state === state)).toBe(true);
      expect(total).toBe(enquiries.length);
      names[state] = enquiries.map(({ name }) => name).sort();
    }
    expect(names).toEqual({
      failed: ['有一个没到'],
      pending: ['等着', '还没安排'].sort(),
      done: ['都到了'],
      kept: ['没有接收方'],
    });
  });

  test('两种筛选可以一起用', async () => {
    await receive({ RequirementType: '2' }, ['failed']);
    await receive({ RequirementType: '2' }, ['done']);
    await receive({ RequirementType: '3' }, ['failed']);
    expect((await listEnquiries(store, { kind: '2', state: 'failed', page: 1 })).total).toBe(1);
  });

  test('下载取得全部，同一毫秒来的也不重不漏', async () => {
    for (let index = 0; index < 450; index++) await receive({ Name: `${index}` }, [], index < 300 ? 5000 : index);
    const ids: string[] = [];
    for await (const batch of allEnquiries(store, ALL)) ids.push(...batch.map(({ id }) => id));
    expect(ids).toHaveLength(450);
    expect(new Set(ids).size).toBe(450);
  }, 30_000);

  test('一条需求带着它的每一次送达；撤回以后没有了，没通知到的接收方留着', async () => {
    const id = await receive({ Name: '李维' }, ['done', 'pending']);
    const enquiry = await getEnquiry(store, id);
    expect(enquiry?.deliveries.map(({ receiver, state }) => [receiver, state])).toEqual([
      ['receiver 0', 'done'],
      ['receiver 1', 'pending'],
    ]);
    expect(await store.withdraw(enquiry?.receipt ?? '')).toBe(true);
    expect(await getEnquiry(store, id)).toBeNull();
    expect(await openWithdrawals(store)).toEqual([]);
    await store.db.updateTable('delivery').set({ attempts: 3, last_error: '状态 500' }).execute();
    expect((await openWithdrawals(store)).map(({ receiver }) => receiver).sort()).toEqual(['receiver 0', 'receiver 1']);
  });
}
