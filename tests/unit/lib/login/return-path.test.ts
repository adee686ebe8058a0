import { safeReturnPath } from '@/lib/login/return-path';

test.each(['/', '/extra', '/extra?type=1&delivery=failed', '/contact-us#enquiry', '/a%2F%2Fb'])(
  '%s 是本站的路径',
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
  },
);

test.each([
  ['/ecosystem/cases/案例', '/ecosystem/cases/%E6%A1%88%E4%BE%8B'],
  ['/∕evil.example', '/%E2%88%95evil.example'],
  ['/／evil.example', '/%EF%BC%8Fevil.example'],
  ['/。evil.example', '/%E3%80%82evil.example'],
])('%s 写成 %s，头里放得下', (path, address) => {
  expect(safeReturnPath(path)).toBe(address);
  expect(new Headers({ Location: address }).get('location')).toBe(address);
});

test.each([
  undefined,
  null,
  '',
  ['/extra', '/x'],
  'extra',
  ' /extra',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/extra\\..',
  '/a//evil.example',
  '/?next=//evil.example',
  'https://evil.example/',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '/\n/evil.example',
  '/extra\r\nSet-Cookie: a=b',
  '/extra\u0000',
  '/extra\u0085',
  '/extra\ud800',
  `/${'a'.repeat(600)}`,
  '/login',
  '/login?returnUrl=/login',
  '/LOGIN',
])('%j 不是：回到 /extra', (value) => {
  expect(safeReturnPath(value)).toBe('/extra');
});
