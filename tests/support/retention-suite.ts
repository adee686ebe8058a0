import type { Kysely } from 'kysely';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/tables';
import { Retention } from '@/lib/enquiries/retention';
import { EnquiryStore } from '@/lib/enquiries/store';
import { ENQUIRY } from './enquiries';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.UTC(2026, 9, 1);
const NO_ORIGIN = { key: null, consent: null };

/** What the retention must do on both databases; `createDatabase` gives the address of an empty one. */
export function retentionSuite(createDatabase: () => Promise<string>): void {
  const open: Kysely<Database>[] = [];
  const openStore = async () => {
    const db = await openDatabase(await createDatabase());
    open.push(db);
    return new EnquiryStore(db);
  };
  const count = async ({ db }: EnquiryStore) => (await db.selectFrom('enquiry').select('id').execute()).length;

  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((db) => db.destroy()));
  });

  describe('保留期', () => {
    const DAY = 24 * HOUR;
    /** A store with an enquiry of every day from START on, and a retention of ten days at the given clock. */
    const filled = async (days: number) => {
      const store = await openStore();
      for (let day = 0; day < days; day += 1)
        await store.accept({ ...ENQUIRY, Name: `第${day}天` }, NO_ORIGIN, START + day * DAY);
      const clock = { now: START + days * DAY, uptime: 0 };
      const retention = () => new Retention({ store, days: 10, now: () => clock.now, uptime: () => clock.uptime });
      const pass = (ms: number) => {
        clock.now += ms;
        clock.uptime += ms;
      };
      return { store, clock, retention, pass };
    };

    test('满了期的一天删一天的量，没满的留着', async () => {
      const { store, retention, pass } = await filled(12);
      const one = retention();
      const left = [];
      for (let hour = 0; hour < 96; hour += 1) {
        await one.run();
        if (hour % 24 === 0) left.push(await count(store));
        pass(HOUR);
      }
      expect(left).toEqual([11, 10, 9, 8]);
      expect(await count(store)).toBe(8);
    });

    test('时钟快了两年：一天之内什么也不删，以后一天只删一天的量；重启多少次都一样', async () => {
      const { store, clock, retention, pass } = await filled(24);
      await retention().run();
      clock.now += 731 * DAY;
      const before = await count(store);
      for (let start = 0; start < 5; start += 1) {
        await retention().run();
        pass(MINUTE);
      }
      expect(await count(store)).toBe(before);
      pass(25 * HOUR);
      for (let start = 0; start < 5; start += 1) {
        await retention().run();
        pass(MINUTE);
      }
      expect(await count(store)).toBe(before - 1);
    });

    test('从没跑过的库，起来时时钟就是错的：什么也不删', async () => {
      const { store, clock, retention } = await filled(24);
      clock.now += 731 * DAY;
      expect(await retention().run()).toBe(0);
      expect(await count(store)).toBe(24);
    });

    test('跑着的时候时钟被改：什么也不删', async () => {
      const { store, clock, retention, pass } = await filled(5);
      const one = retention();
      await one.run();
      pass(HOUR);
      clock.now += 30 * DAY;
      await one.run();
      expect(await count(store)).toBe(5);
    });
  });
}
