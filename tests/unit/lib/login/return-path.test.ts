import { safeReturnPath } from '@/lib/login/return-path';

test.each([
  '/',
  '/extra',
  '/extra?type=1&delivery=failed',
  '/contact-us#enquiry',
  '/ecosystem/cases/案例',
  '/a%2F%2Fb',
])('%s 是本站的路径', (path) => {
  expect(safeReturnPath(path)).toBe(path);
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
