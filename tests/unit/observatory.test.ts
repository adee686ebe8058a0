import { observatoryGrade } from '@/tests/support/observatory';

const GOOD = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-x'; object-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

test('什么头都没有是 D，全都有是 A+', () => {
  expect(observatoryGrade({}, '')).toMatchObject({ score: 30, grade: 'D' });
  expect(observatoryGrade(GOOD, '')).toMatchObject({ score: 130, grade: 'A+' });
});

test.each([
  ['policy', -20, { 'content-security-policy': "script-src 'self' 'unsafe-inline'" }],
  ['policy', -20, { 'content-security-policy': "default-src 'self' https:" }],
  ['policy', -10, { 'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-eval'" }],
  ['policy', 0, { 'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'" }],
  ['policy', 5, { 'content-security-policy': "default-src 'self'" }],
  ['transport', -10, { 'strict-transport-security': 'max-age=60' }],
  ['referrer', -5, { 'referrer-policy': 'unsafe-url' }],
  ['sniffing', -5, { 'x-content-type-options': '' }],
  ['resource', 0, { 'cross-origin-resource-policy': 'cross-origin' }],
])('%s %i 分：%j', (rule, points, headers) => {
  expect(observatoryGrade({ ...GOOD, ...headers }, '').points[rule]).toBe(points);
});

test('cookie 没有 Secure 是 -40，三样都有是 5；别处的脚本没有散列是 -5', () => {
  expect(observatoryGrade(GOOD, '', ['a=1; HttpOnly; SameSite=Lax']).points.cookies).toBe(-40);
  expect(observatoryGrade(GOOD, '', ['a=1; Secure; HttpOnly; SameSite=Lax']).points.cookies).toBe(5);
  expect(observatoryGrade(GOOD, '<script src="https://cdn.test/a.js">').points.integrity).toBe(-5);
});
