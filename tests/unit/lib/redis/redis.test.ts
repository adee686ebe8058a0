import { redis, type Redis } from '@/lib/redis/redis.mjs';
import { forgetRedis, TestRedis } from '@/tests/support/redis';

let server: TestRedis;
const log = jest.spyOn(console, 'error').mockImplementation(() => {});
jest.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(async () => {
  log.mockClear();
  server = await TestRedis.start();
  process.env.REDIS_URL = server.address;
  redis()!.patienceMs = 20_000;
});
afterEach(async () => {
  forgetRedis();
  await server.remove();
});

const put = (name: string, value: string) => redis()!.run((client) => client.set(name, value));
const get = async (name: string) => (await redis()!.run((client) => client.get(name)))?.toString();

/** Asks until there is an answer again: the breaker lets nobody through for a while. */
async function again(ask: () => Promise<unknown>): Promise<void> {
  while ((await ask()) === undefined) await new Promise((resolve) => setImmediate(resolve));
}

test('没有设置就没有', () => {
  delete process.env.REDIS_URL;
  expect(redis()).toBeNull();
});

test('记得住；停住的、没有了的不等，回来了又用', async () => {
  const known = redis() as Redis;
  expect(await put('a', '一')).toBeTruthy();
  expect(await get('a')).toBe('一');
  known.patienceMs = 200;
  server.pause();
  expect(await get('a')).toBeUndefined();
  expect(known.failingSince).toBeGreaterThan(0);
  known.patienceMs = 20_000;
  // whoever comes when it is asked again goes on without its answer
  for (const end = performance.now() + 1_000; performance.now() < end;) {
    expect(await get('a')).toBeUndefined();
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.goOn();
  await again(() => get('a'));
  expect([await get('a'), known.failingSince]).toEqual(['一', 0]);
  await server.end();
  expect(await get('a')).toBeUndefined();
  await server.begin();
  await again(() => put('b', '二'));
  expect([await get('b'), await get('a')]).toEqual(['二', undefined]);
  // once for each time it was away
  expect(log.mock.calls.filter(([text]) => String(text).includes('没有答复'))).toHaveLength(2);
});

test('满了的只是写不进，还照样读', async () => {
  await put('a', '一');
  server.ask('config', 'set', 'maxmemory', '1');
  expect(await put('b', '二')).toBeUndefined();
  expect(await get('a')).toBe('一');
  expect(redis()!.failingSince).toBe(0);
});

test('起动时就没有的，来了就用', async () => {
  await server.end();
  redis()!.patienceMs = 200;
  expect(await get('a')).toBeUndefined();
  redis()!.patienceMs = 20_000;
  await server.begin();
  await again(() => put('a', '一'));
  expect(await get('a')).toBe('一');
});
