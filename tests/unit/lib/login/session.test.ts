import { LOGIN_TOKEN_LIFE_MS } from '@/lib/constants';
import { encrypt } from '@/lib/http/encrypt';
import { endedSessionCookie, newSession, readSession, sessionCookie } from '@/lib/login/session';
import { ADMIN_SETTINGS } from '../../../support/admin';
import { FakeAuthService, result } from '../../../support/auth-service';

const WHO = { token: 'token-1', loginName: 'li.wei', nickName: '李维' };
const saved = { ...process.env };

beforeEach(() => {
  process.env = {
    ...saved,
    SECRET_KEY: 'a key for tests that is long enough',
    ...ADMIN_SETTINGS,
    SITE_URL: 'https://site.example',
  };
});
afterAll(() => {
  process.env = saved;
});

const sent = (line: string) => line.split(';')[0];
const cookieOf = async (now?: number) => sent(await sessionCookie(newSession(WHO, now)));

test('会话有令牌、到期时间、登录名、昵称和标记，到期在 86,400,000 毫秒之后', async () => {
  expect(LOGIN_TOKEN_LIFE_MS).toBe(86_400_000);
  const session = newSession(WHO, 1_000);
  expect(session).toEqual({ ...WHO, expiresAt: 86_401_000, authenticated: true });
  expect(await readSession(await cookieOf())).toMatchObject({ ...WHO, authenticated: true });
});

test('Cookie 是 HttpOnly、SameSite，https 时是 Secure；里面看不出内容', async () => {
  const line = await sessionCookie(newSession(WHO));
  expect(line).toMatch(/^login-session=[\w-]{100,}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/);
  expect(Buffer.from(sent(line), 'base64url').toString('latin1')).not.toMatch(/li\.wei|token-1/);
  expect(endedSessionCookie()).toMatch(/^login-session=; Path=\/; Max-Age=0; HttpOnly/);
  process.env.SITE_URL = 'http://127.0.0.1:3000';
  expect(await sessionCookie(newSession(WHO))).not.toContain('Secure');
});

test('登录令牌 86,400,000 毫秒后到期', async () => {
  const now = Date.now();
  expect(await readSession(await cookieOf(now - 86_399_000))).not.toBeNull();
  expect(await readSession(await cookieOf(now - 86_400_000))).toBeNull();
});

test('与别的 Cookie 在一起也读得到', async () => {
  expect(await readSession(`a=b; ${await cookieOf()}; xlogin-session=c`)).not.toBeNull();
  expect(await readSession(`x${await cookieOf()}`)).toBeNull();
});

test.each([
  ['没有', async () => null],
  ['空的', async () => 'login-session='],
  ['乱写的', async () => 'login-session=abc'],
  ['不是 base64 的', async () => 'login-session=%00%ff!!'],
  ['明文伪造的', async () => `login-session=${Buffer.from(JSON.stringify(newSession(WHO))).toString('base64url')}`],
  ['为别的用途封的', async () => `login-session=${await encrypt('login-notice', newSession(WHO))}`],
])('%s：没有会话', async (_what, header) => {
  expect(await readSession(await header())).toBeNull();
});

test('改动任何一个字节都不认', async () => {
  const [name, value] = (await cookieOf()).split('=');
  const bytes = Buffer.from(value, 'base64url');
  for (let index = 0; index < bytes.length; index += 7) {
    const changed = Buffer.from(bytes);
    changed[index] ^= 1;
    expect(await readSession(`${name}=${changed.toString('base64url')}`)).toBeNull();
  }
  expect(await readSession(`${name}=${value.slice(0, -4)}`)).toBeNull();
});

test.each([
  ['ADMIN_PASSWORD_HASH', ADMIN_SETTINGS.ADMIN_PASSWORD_HASH.replace('_m', '_n')],
  ['ADMIN_LOGIN', 'another'],
  ['AUTH_SERVICE_URL', 'http://127.0.0.1:9'],
])('%s 换了，旧的会话就没用了', async (name, value) => {
  const cookie = await cookieOf();
  expect(await readSession(cookie)).not.toBeNull();
  process.env[name] = value;
  expect(await readSession(cookie)).toBeNull();
});

test('令牌太长放不进 Cookie：报错，而不是让浏览器悄悄丢掉', async () => {
  await expect(sessionCookie(newSession({ ...WHO, token: 'x'.repeat(4000) }))).rejects.toThrow('太长');
});

test('有认证服务时，令牌要经它检查；它说不好或没有答复就没有会话', async () => {
  const fake = new FakeAuthService();
  process.env.AUTH_SERVICE_URL = await fake.start();
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const cookie = await cookieOf();
  fake.answer = result(false);
  expect(await readSession(cookie)).toBeNull();
  fake.answer = result(true, 500);
  expect(await readSession(cookie)).toBeNull();
  fake.answer = result(true);
  expect(await readSession(cookie)).toMatchObject({ nickName: '李维' });
  expect(fake.calls).toHaveLength(3);
  expect(fake.calls[2]).toEqual({
    path: '/api/account/checkToken',
    body: { token: 'token-1' },
    authorization: 'Bearer token-1',
  });
  await fake.stop();
  quiet.mockRestore();
});
