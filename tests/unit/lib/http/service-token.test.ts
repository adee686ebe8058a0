import { sameText } from '@/lib/http/same-text';
import { hasToken } from '@/lib/http/service-token';

afterEach(() => {
  delete process.env.CONTENT_SERVICE_TOKEN;
});

const asking = (authorization?: string) =>
  hasToken(new Request('http://site.test/api/graphql', { headers: authorization ? { authorization } : {} }));

test('没有设置口令时谁都没有口令', () => {
  for (const given of [undefined, 'Bearer', 'Bearer ', 'Bearer null', 'Bearer undefined'])
    expect(asking(given)).toBe(false);
  process.env.CONTENT_SERVICE_TOKEN = '';
  for (const given of [undefined, 'Bearer ', 'Bearer']) expect(asking(given)).toBe(false);
});

test('只有一字不差的口令算数', () => {
  process.env.CONTENT_SERVICE_TOKEN = 'open-sesame';
  expect(asking('Bearer open-sesame')).toBe(true);
  for (const given of [
    undefined,
    'open-sesame',
    'bearer open-sesame',
    'Basic open-sesame',
    'Bearer open-sesam',
    'Bearer open-sesamee',
    'Bearer Open-Sesame',
    'Bearer open-sesame, Bearer x',
  ]) {
    expect([given, asking(given)]).toEqual([given, false]);
  }
});

test.each([
  ['', '', true],
  ['密钥', '密钥', true],
  ['密钥', '密锁', false],
  ['abc', 'abcd', false],
  // same number of characters, another number of bytes
  ['é', 'e', false],
])('比较 %p 和 %p：%p', (a, b, same) => {
  expect(sameText(a, b)).toBe(same);
});
