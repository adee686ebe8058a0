import { clientAddress } from '@/lib/http/client-address';
import { RateLimit } from '@/lib/http/rate-limit';

afterEach(() => {
  delete process.env.TRUSTED_PROXIES;
});

test.each([
  ['0', '192.0.2.7', undefined, '192.0.2.7'],
  ['0', '192.0.2.7', '203.0.113.1', '192.0.2.7'],
  ['1', '10.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['1', '10.0.0.1', '198.51.100.9, 203.0.113.1', '203.0.113.1'],
  ['2', '10.0.0.1', '198.51.100.9, 203.0.113.1', '198.51.100.9'],
  ['5', '10.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['1', '10.0.0.1', undefined, '10.0.0.1'],
  ['0', '::ffff:192.0.2.7', undefined, '192.0.2.7'],
  ['0', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['0', '2001:db8:1:2::9', undefined, '2001:db8:1:2::/64'],
  ['0', '::1', undefined, '0:0:0:0::/64'],
  ['0', 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  ['1', '10.0.0.1', 'x'.repeat(500), 'x'.repeat(64)],
  ['0', undefined, undefined, 'unknown'],
])('信任 %s 层，连接 %s，转发 %s：%s', (trusted, peer, forwarded, address) => {
  process.env.TRUSTED_PROXIES = trusted;
  const headers = new Headers({
    ...(peer ? { 'x-peer-address': peer } : {}),
    ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
  });
  expect(clientAddress(headers)).toBe(address);
});

test('代理转来的、而没有代理可信：说一次；外面的人自己写的不算', () => {
  process.env.TRUSTED_PROXIES = '0';
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const ask = (peer: string, forwarded = '192.0.2.9') =>
    clientAddress(new Headers({ 'x-peer-address': peer, 'x-forwarded-for': forwarded }));
  ask('198.51.100.7');
  // Next's own, where nobody has written one
  ask('::ffff:127.0.0.1', '::ffff:127.0.0.1');
  expect(warned).not.toHaveBeenCalled();
  for (let times = 0; times < 3; times++) ask('::ffff:127.0.0.1');
  expect(warned.mock.calls).toEqual([[expect.stringContaining('TRUSTED_PROXIES 是 0')]]);
});

describe('次数限制', () => {
  test('十分钟的窗口滑动，被拒的不算', () => {
    let now = 0;
    const limit = new RateLimit(
      () => 2,
      () => now,
    );
    expect(limit.take('a')).toBe(0);
    now = 300_000;
    expect(limit.take('a')).toBe(0);
    expect(limit.take('a')).toBe(300);
    expect(limit.take('b')).toBe(0);
    now = 600_001;
    expect(limit.take('a')).toBe(0);
    expect(limit.take('a')).toBe(300);
  });

  test('地址再多也只记一万个', () => {
    const limit = new RateLimit(() => 1);
    for (let number = 0; number < 20_000; number += 1) limit.take(`${number}`);
    expect(limit.take('19999')).toBeGreaterThan(0);
    expect(limit.take('0')).toBe(0);
  });
});
