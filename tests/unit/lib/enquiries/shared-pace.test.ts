import { closeStore, configuredStore, openDatabase } from '@/lib/database/open';
import { SharedPace } from '@/lib/enquiries/shared-pace';
import { WINDOW_MS } from '@/lib/http/rate-limit';
import { startPostgres, type TestPostgres } from '@/tests/support/postgres';

const PATIENCE_MS = 20_000;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());
beforeEach(async () => {
  process.env.DATABASE_URL = await postgres.createDatabase();
  await (await openDatabase(process.env.DATABASE_URL)).destroy();
});
afterEach(async () => {
  await closeStore();
  delete process.env.DATABASE_URL;
});

const pace = (name: string, limit: number) => new SharedPace(name, () => limit, PATIENCE_MS);

/** Turns that three machines take one after another. */
async function take(limit: number, times: number): Promise<(number | null)[]> {
  const machines = Array.from({ length: 3 }, () => pace('test', limit));
  const all: (number | null)[] = [];
  for (let time = 0; time < times; time++) all.push(await machines[time % 3].take());
  return all;
}

test('三台一起数：六个以后谁也不收；别的名字另数；0 是不限', async () => {
  expect(await take(6, 12)).toEqual([...Array(6).fill(0), ...Array(6).fill(null)]);
  expect(await pace('other', 6).take()).toBe(0);
  expect(await pace('test', 0).take()).toBe(0);
});

test.each([
  ['轮到要等 15 秒：等', 15_000, expect.closeTo(12_500, -4)],
  ['要等一分钟：请他过后再来', 60_000, null],
])('%s', async (_, ahead, expected) => {
  await take(6_000, 1);
  const db = await configuredStore();
  await db
    .updateTable('shared_value')
    .set({ expires_at: Date.now() + WINDOW_MS + ahead })
    .execute();
  expect(await pace('test', 6_000).take()).toEqual(expected);
});

test('数据库不在：每台各数各的', async () => {
  process.env.DATABASE_URL = 'postgres://postgres@127.0.0.1:1/none';
  expect(await take(3, 12)).toEqual([...Array(9).fill(0), ...Array(3).fill(null)]);
});
