import { openDatabase } from '@/lib/database/open';
import { sharedCounts } from '@/lib/http/shared-counts';
import { SharedLimit } from '@/lib/http/shared-limit';
import { redis } from '@/lib/redis/redis.mjs';
import { startPostgres, type TestPostgres } from '@/tests/support/postgres';
import { forgetRedis, TestRedis } from '@/tests/support/redis';

let postgres: TestPostgres;
let store: TestRedis;
const log = jest.spyOn(console, 'error').mockImplementation(() => {});
jest.spyOn(console, 'warn').mockImplementation(() => {});

beforeAll(async () => {
  postgres = await startPostgres();
  store = await TestRedis.start();
  sharedCounts.patienceMs = 20_000;
  process.env.SECRET_KEY = 'a key of at least thirty-two signs';
}, 60_000);
afterAll(async () => {
  delete process.env.SECRET_KEY;
  await store.remove();
  postgres.stop();
});
afterEach(() => {
  forgetRedis();
  delete process.env.DATABASE_URL;
});

let number = 0;
/** The same limit as two machines have it. */
function machines(limit: number) {
  const name = `test ${++number}`;
  return [new SharedLimit(name, () => limit), new SharedLimit(name, () => limit)];
}

async function useDatabase(): Promise<void> {
  process.env.DATABASE_URL = await postgres.createDatabase();
  await (await openDatabase(process.env.DATABASE_URL)).destroy();
}

function useRedis(): void {
  process.env.REDIS_URL = store.address;
  redis()!.patienceMs = 20_000;
}

const waits = async (limit: SharedLimit, key: string, times: number) => {
  const all: boolean[] = [];
  for (let time = 0; time < times; time++) all.push((await limit.take(key)) > 0);
  return all;
};

test.each(['PostgreSQL', 'Redis'])('两台机器一起数，记在 %s；谁问的不记', async (place) => {
  await useDatabase();
  if (place === 'Redis') useRedis();
  const [one, other] = machines(4);
  expect(await waits(one, '192.0.2.1', 3)).toEqual([false, false, false]);
  expect(await waits(other, '192.0.2.1', 3)).toEqual([false, true, true]);
  expect(await waits(one, '192.0.2.1', 1)).toEqual([true]);
  expect(await waits(other, '192.0.2.2', 1)).toEqual([false]);
  if (place === 'Redis') expect(store.ask('keys', '*')).toMatch(/^hengzhi:count:[\w-]{43}/);
  if (place === 'Redis') expect(store.ask('keys', '*')).not.toContain('192.0.2');
});

test('没有地方一起数：每台各数各的，只说一次', async () => {
  await useDatabase();
  useRedis();
  const [one, other] = machines(2);
  expect(await waits(one, 'x', 1)).toEqual([false]);
  await store.end();
  redis()!.patienceMs = 200;
  log.mockClear();
  expect(await waits(one, 'x', 2)).toEqual([false, true]);
  expect(await waits(other, 'x', 3)).toEqual([false, false, true]);
  expect(log.mock.calls.filter(([text]) => String(text).includes('每台机器各数各的'))).toHaveLength(1);
  await store.begin();
});

test('一台机器：不问谁', async () => {
  const [one, other] = machines(1);
  expect(await waits(one, 'x', 2)).toEqual([false, true]);
  expect(await waits(other, 'x', 1)).toEqual([false]);
});
