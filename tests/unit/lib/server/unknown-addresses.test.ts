import { UnknownAddresses } from '@/lib/server/unknown-addresses';

const LIMIT = 5;
beforeAll(() => (process.env.UNKNOWN_LIMIT_ADDRESS = String(LIMIT)));
afterAll(() => delete process.env.UNKNOWN_LIMIT_ADDRESS);

test.each([
  ['404', 404, undefined],
  ['400', 400, undefined],
  ['转回首页', 307, '/'],
])('%s 太多次：新的网址等一等，别人看过的照看', (_, status, location) => {
  const unknown = new UnknownAddresses();
  unknown.answered('192.0.2.9', '/about-us', 200);
  for (let made = 0; made < LIMIT; made++) {
    expect(unknown.wait('192.0.2.1', `/zz${made}`)).toBe(0);
    unknown.answered('192.0.2.1', `/zz${made}`, status, location);
  }
  expect(unknown.wait('192.0.2.1', '/zz-more')).toBeGreaterThan(0);
  expect(unknown.wait('192.0.2.1', '/about-us')).toBe(0);
  expect(unknown.wait('192.0.2.1', '/_next/static/a.js')).toBe(0);
  expect(unknown.wait('192.0.2.2', '/zz-more')).toBe(0);
});

test('有的东西的转向不算', () => {
  const unknown = new UnknownAddresses();
  for (let time = 0; time < LIMIT * 3; time++) unknown.answered('192.0.2.1', `/id${time}`, 308, '/ecosystem/cases/a');
  expect(unknown.wait('192.0.2.1', '/new')).toBe(0);
});
