import { hasSeenAnyPage, seenCookie } from '@/lib/http/seen-cookie';

beforeEach(() => {
  process.env.DATABASE_URL = 'postgres://127.0.0.1/none';
  process.env.SECRET_KEY = 'a key of at least thirty-two signs';
});
afterEach(() => {
  delete process.env.DATABASE_URL;
  delete process.env.SECRET_KEY;
  jest.restoreAllMocks();
});

const from = (address: string, cookie = '') => new Headers({ 'x-peer-address': address, cookie });
const valueOf = (line: string | null) => line!.split(';')[0];

test('在一台看过页面的，别的机器也认；换了地址、改过的、太久的不认', async () => {
  const now = Date.now();
  const cookie = valueOf(await seenCookie(from('192.0.2.1')));
  const at = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(now + ms);
  at(5_000);
  expect(await hasSeenAnyPage(from('192.0.2.1', cookie))).toBe(true);
  expect(await hasSeenAnyPage(from('192.0.2.2', cookie))).toBe(false);
  expect(await hasSeenAnyPage(from('192.0.2.1', `${cookie}x`))).toBe(false);
  expect(await hasSeenAnyPage(from('192.0.2.1'))).toBe(false);
  at(100);
  expect(await hasSeenAnyPage(from('192.0.2.1', cookie))).toBe(false);
  // the clock of the other machine is ahead
  at(-90_000);
  expect(await hasSeenAnyPage(from('192.0.2.1', cookie))).toBe(true);
  at(25 * 3_600_000);
  expect(await hasSeenAnyPage(from('192.0.2.1', cookie))).toBe(false);
});

test('只有一台机器：不设 cookie', async () => {
  delete process.env.DATABASE_URL;
  expect(await seenCookie(from('192.0.2.1'))).toBeNull();
});
