import { POST as logout } from '@/app/api/logout/route';
import { POST as login } from '@/app/api/login/route';
import { readNotice } from '@/lib/login/notice';
import { hashPassword } from '@/lib/login/password';
import { readSession } from '@/lib/login/session';
import { FakeAuthService, result } from '../../support/auth-service';

const SITE = 'https://site.example';
const PASSWORD = 'correct horse battery';
const RIGHT = { loginName: 'owner', password: PASSWORD, returnUrl: '/extra?type=1' };
const saved = { ...process.env };
let settings: Record<string, string>;

beforeAll(async () => {
  settings = {
    SECRET_KEY: 'a key for tests that is long enough',
    SITE_URL: SITE,
    ADMIN_LOGIN: 'owner',
    ADMIN_PASSWORD_HASH: await hashPassword(PASSWORD),
  };
});
beforeEach(() => {
  process.env = { ...saved, ...settings };
});
afterAll(() => {
  process.env = saved;
});

let addresses = 0;

/** Posts the form from an address of its own, unless headers say otherwise. */
function post(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return login(
    new Request(`${SITE}/api/login`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'x-peer-address': `192.0.2.${++addresses}`, 'sec-fetch-site': 'same-origin', ...headers },
    }),
  );
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

test('正确的密码：会话放进 Cookie，去要去的页面', async () => {
  const response = await post(RIGHT, { origin: SITE });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/extra?type=1');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await readSession(cookiesOf(response))).toMatchObject({ loginName: 'owner', nickName: 'owner' });
});

test.each([
  ['错的密码', { ...RIGHT, password: 'wrong' }, '登录名或密码不正确'],
  ['没有这个名字', { ...RIGHT, loginName: 'nobody' }, '登录名或密码不正确'],
  ['没填密码', { ...RIGHT, password: '' }, '请填写登录名和密码'],
  ['密码太长', { ...RIGHT, password: 'x'.repeat(201) }, '登录名或密码太长'],
])('%s：回到表单，话和登录名留着，没有会话', async (_what, fields, message) => {
  const response = await post(fields);
  expect(response.headers.get('location')).toBe('/login?returnUrl=%2Fextra%3Ftype%3D1');
  expect(await readNotice(cookiesOf(response))).toEqual({ message, loginName: fields.loginName });
  expect(await readSession(cookiesOf(response))).toBeNull();
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])('returnUrl %s 不跟随', async (returnUrl) => {
  expect((await post({ ...RIGHT, returnUrl })).headers.get('location')).toBe('/extra');
});

test.each([
  ['本站的 Origin', { origin: SITE }, 303],
  ['别的网站', { origin: 'https://evil.example' }, 403],
  ['同一主机的 http', { origin: 'http://site.example' }, 403],
  ['沙盒里的框', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ['不带来处的本站页面', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 303],
  ['同一域名的别的子域', { 'sec-fetch-site': 'same-site' }, 403],
  ['什么也没有说', {}, 403],
])('表单来自%s：%j → %i', async (_what, headers: Record<string, string>, status) => {
  const request = new Request(`${SITE}/api/login`, {
    method: 'POST',
    body: new URLSearchParams(RIGHT),
    headers: { 'x-peer-address': `192.0.2.${++addresses}`, ...headers },
  });
  expect((await login(request)).status).toBe(status);
});

test('超过 8 KB、不是表单：拒绝', async () => {
  expect((await post({ ...RIGHT, more: 'x'.repeat(9000) })).status).toBe(413);
  expect((await post(RIGHT, { 'content-type': 'application/json' })).status).toBe(415);
});

test('一个地址错 10 次：429，写明多久；从别的地址，正确的密码仍然可以', async () => {
  const address = { 'x-peer-address': '198.51.100.1' };
  for (let index = 0; index < 10; index++) {
    // names differ so that no delay adds up
    expect((await post({ ...RIGHT, loginName: `name ${index}`, password: 'x' }, address)).status).toBe(303);
  }
  const locked = await post(RIGHT, address);
  expect(locked.status).toBe(429);
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
  expect(await locked.text()).toContain('15分钟');
  expect((await post(RIGHT)).headers.get('location')).toBe('/extra?type=1');
});

test('登录过的浏览器有自己的次数：别人锁住了同一地址，它仍然可以', async () => {
  const address = { 'x-peer-address': '198.51.100.2' };
  const cookie = cookiesOf(await post(RIGHT, address));
  for (let index = 0; index < 10; index++) await post({ loginName: `name ${index}`, password: 'x' }, address);
  expect((await post(RIGHT, address)).status).toBe(429);
  expect((await post(RIGHT, { ...address, cookie })).headers.get('location')).toBe('/extra?type=1');
  const tries = Array.from({ length: 11 }, () => post({ ...RIGHT, loginName: 'other' }, { ...address, cookie }));
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(11).fill(429));
});

test('认证服务没有答复：登录名留着，什么也没存，也不算错', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  process.env.AUTH_SERVICE_URL = 'http://127.0.0.1:9';
  for (let index = 0; index < 12; index++) {
    const response = await post(RIGHT, { 'x-peer-address': '198.51.100.3' });
    expect(await readNotice(cookiesOf(response))).toEqual({
      message: '认证服务没有答复，请稍后再试',
      loginName: 'owner',
    });
    expect(response.headers.getSetCookie()).toHaveLength(1);
  }
  expect(JSON.stringify(quiet.mock.calls)).not.toMatch(/owner|battery/);
  quiet.mockRestore();
});

test('认证服务拒绝：显示它的话；没有话就用我们的', async () => {
  const fake = new FakeAuthService();
  process.env.AUTH_SERVICE_URL = await fake.start();
  fake.answer = result({ isAuthenticate: false, message: '账号已停用' });
  expect(await readNotice(cookiesOf(await post(RIGHT)))).toMatchObject({ message: '账号已停用' });
  fake.answer = result({ isAuthenticate: false });
  expect(await readNotice(cookiesOf(await post(RIGHT)))).toMatchObject({ message: '登录名或密码不正确' });
  fake.answer = result({ isAuthenticate: true, accessToken: 'token-9', loginName: 'o.wner', nickName: '店主' });
  const accepted = await post(RIGHT);
  fake.answer = result(true);
  expect(await readSession(cookiesOf(accepted))).toMatchObject({
    token: 'token-9',
    loginName: 'o.wner',
    nickName: '店主',
  });
  await fake.stop();
});

test('没有账号也没有服务：不能登录', async () => {
  delete process.env.ADMIN_LOGIN;
  const response = await post({ ...RIGHT, loginName: '', password: '' });
  expect(response.headers.get('location')).toBe('/login?returnUrl=%2Fextra%3Ftype%3D1');
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('退出：这个会话在哪里都没用了，留着的 Cookie 也是；别的会话还在；别的网站不能替人退出', async () => {
  const [mine, other] = [cookiesOf(await post(RIGHT)), cookiesOf(await post(RIGHT))];
  const request = (origin: string) =>
    new Request(`${SITE}/api/logout`, {
      method: 'POST',
      body: new URLSearchParams(),
      headers: { origin, cookie: mine },
    });
  expect((await logout(request('https://evil.example'))).status).toBe(403);
  expect(await readSession(mine)).not.toBeNull();
  const response = await logout(request(SITE));
  expect(response.headers.get('location')).toBe('/login');
  expect(response.headers.getSetCookie()[0]).toMatch(/^login-session=; Path=\/; Max-Age=0/);
  expect(await readSession(mine)).toBeNull();
  expect(await readSession(other)).not.toBeNull();
});

test.each(['/∕x', '/／x', '/。x'])('returnUrl 是 %s：照样答复', async (returnUrl) => {
  const response = await post({ ...RIGHT, returnUrl });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(encodeURI(returnUrl));
});
