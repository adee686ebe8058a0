import { GET } from '@/app/api/graphql/route';

afterEach(() => {
  delete process.env.CONTENT_SERVICE_TOKEN;
});

const ask = (address: string, headers: Record<string, string> = {}) =>
  GET(new Request('http://site.test/api/graphql', { headers: { 'x-peer-address': address, ...headers } }));

test('一个地址十分钟里问六百次，以后 429；别的地址与持有令牌的网站不受影响', async () => {
  process.env.CONTENT_SERVICE_TOKEN = 'token-of-the-mirror';
  for (let number = 0; number < 600; number += 1) expect((await ask('192.0.2.1')).status).toBe(400);
  const refused = await ask('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect((await ask('192.0.2.2')).status).toBe(400);
  expect((await ask('192.0.2.1', { authorization: 'Bearer token-of-the-mirror' })).status).toBe(400);
});
