import { hashPassword, isPassword, parsePasswordHash } from '@/lib/login/password';

test('密码的散列：没有 $，每次不同，只认自己的密码', async () => {
  const [first, second] = await Promise.all([hashPassword('正确的密码 12'), hashPassword('正确的密码 12')]);
  expect(first).toMatch(/^scrypt:32768:8:1:[\w-]{22}:[\w-]{43}$/);
  expect(first).not.toBe(second);
  expect(await isPassword('正确的密码 12', first)).toBe(true);
  // the same characters as an input method's full-width ones
  expect(await isPassword('正确的密码　１２', first)).toBe(true);
  expect(await isPassword('正确的密码 13', first)).toBe(false);
  expect(await isPassword('', first)).toBe(false);
});

const SALT = 'A'.repeat(22);
const KEY = 'B'.repeat(43);

test.each([
  '',
  'secret',
  '$scrypt$ln=15,r=8,p=1$salt$hash',
  `bcrypt:32768:8:1:${SALT}:${KEY}`,
  `scrypt:32767:8:1:${SALT}:${KEY}`,
  `scrypt:1024:8:1:${SALT}:${KEY}`,
  `scrypt:4194304:8:1:${SALT}:${KEY}`,
  `scrypt:32768:0:1:${SALT}:${KEY}`,
  `scrypt:1048576:16:1:${SALT}:${KEY}`,
  `scrypt:32768:8:99:${SALT}:${KEY}`,
  `scrypt:32768:8:1:${SALT}:short`,
  `scrypt:32768:8:1::${KEY}`,
  `scrypt:32768:8:1:${SALT}:${KEY}:more`,
])('%s 不是散列', async (text) => {
  expect(parsePasswordHash(text)).toBeNull();
  await expect(isPassword('x', text)).rejects.toThrow('npm run password');
});
