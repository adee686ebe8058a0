import { authenticate, checkToken, type AuthService } from '@/lib/login/service';
import { FakeAuthService, result } from '../../../support/auth-service';

const fake = new FakeAuthService();
let service: AuthService;
let logged: jest.SpyInstance;
const CREDENTIALS = { loginName: 'li.wei', password: 'p@ss 密码', returnUrl: '/extra' };
const ACCEPTED = { isAuthenticate: true, accessToken: 'abc.def', loginName: 'li.wei', nickName: '李维', message: '' };

beforeAll(async () => {
  service = { url: await fake.start(), authenticatePath: '/auth', checkTokenPath: '/check' };
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.calls.length = 0;
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

test('认证服务收到的正好是四个字段，验证码为空', async () => {
  fake.answer = result(ACCEPTED);
  expect(await authenticate(service, CREDENTIALS)).toEqual({
    kind: 'accepted',
    token: 'abc.def',
    loginName: 'li.wei',
    nickName: '李维',
  });
  expect(fake.calls).toEqual([
    {
      path: '/auth',
      body: { loginName: 'li.wei', password: 'p@ss 密码', verificationCode: '', returnUrl: '/extra' },
      authorization: null,
    },
  ]);
});

test('登录被拒绝时显示服务器的话', async () => {
  fake.answer = result({ isAuthenticate: false, accessToken: null, message: '账号已停用，请联系管理员' });
  expect(await authenticate(service, CREDENTIALS)).toEqual({ kind: 'refused', message: '账号已停用，请联系管理员' });
});

test('服务器的话最多200个字，不带控制字符', async () => {
  fake.answer = result({ isAuthenticate: false, message: `<b>不\u0000行</b>\n${'长'.repeat(500)}` });
  const answer = await authenticate(service, CREDENTIALS);
  expect(answer).toMatchObject({ kind: 'refused', message: expect.stringMatching(/^<b>不 行<\/b> 长+$/) });
  expect([...(answer as { message: string }).message]).toHaveLength(200);
});

test('4xx 里的拒绝也是拒绝', async () => {
  fake.answer = result({ isAuthenticate: false, message: '密码错误' }, 401);
  expect(await authenticate(service, CREDENTIALS)).toEqual({ kind: 'refused', message: '密码错误' });
});

test.each([
  { what: '500', answer: result(ACCEPTED, 500) },
  {
    what: '不是 JSON',
    answer: (_path: string, response: { end: (text: string) => void }) => response.end('<h1>hi</h1>'),
  },
  {
    what: '没有 result',
    answer: (_path: string, response: { end: (text: string) => void }) => response.end('{"ok":1}'),
  },
  { what: 'null', answer: (_path: string, response: { end: (text: string) => void }) => response.end('null') },
  { what: 'result 是字符串', answer: result('yes') },
  { what: '没有令牌', answer: result({ ...ACCEPTED, accessToken: undefined }) },
  { what: '令牌里有换行', answer: result({ ...ACCEPTED, accessToken: 'a\r\nX-Evil: 1' }) },
  { what: 'isAuthenticate 是字符串', answer: result({ ...ACCEPTED, isAuthenticate: 'true' }) },
  { what: '超过 64 KB', answer: result({ ...ACCEPTED, message: 'x'.repeat(70_000) }) },
])('答复$what：当作没有答复，日志里没有账号与密码', async ({ answer }) => {
  fake.answer = answer as FakeAuthService['answer'];
  expect(await authenticate(service, CREDENTIALS)).toEqual({ kind: 'unreachable' });
  expect(logged).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(/li\.wei|p@ss/);
});

test('转到别处的答复不跟随：密码不会被带走', async () => {
  fake.answer = (path, response) =>
    path === '/auth' ? response.writeHead(307, { location: '/elsewhere' }).end() : response.end('{}');
  expect(await authenticate(service, CREDENTIALS)).toEqual({ kind: 'unreachable' });
  expect(fake.calls.map(({ path }) => path)).toEqual(['/auth']);
});

test('连不上：当作没有答复', async () => {
  expect(await authenticate({ ...service, url: 'http://127.0.0.1:9' }, CREDENTIALS)).toEqual({ kind: 'unreachable' });
  expect(logged).toHaveBeenCalledTimes(1);
});

test('5 秒内答不完：当作没有答复', async () => {
  // half of an answer, and then nothing
  fake.answer = (_path, response) => void response.write('{"result":');
  const start = Date.now();
  expect(await authenticate(service, CREDENTIALS)).toEqual({ kind: 'unreachable' });
  expect(Date.now() - start).toBeLessThan(20_000);
}, 30_000);

test('之后的请求带着 Authorization: Bearer；好的答复只记几秒：撤销的令牌 5 秒之内出去', async () => {
  fake.answer = result(true);
  expect(await checkToken(service, 'token-1')).toBe(true);
  expect(await checkToken(service, 'token-1')).toBe(true);
  expect(fake.calls).toEqual([{ path: '/check', body: { token: 'token-1' }, authorization: 'Bearer token-1' }]);
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 4_500);
  fake.answer = result(false);
  expect(await checkToken(service, 'token-1')).toBe(false);
  now.mockRestore();
  expect(fake.calls).toHaveLength(2);
});

test.each([
  { what: 'false', answer: result(false) },
  { what: '500', answer: result(true, 500) },
  { what: '对象', answer: result({}) },
])('检查令牌答 $what：不是好的令牌，也不记住', async ({ answer }) => {
  const token = `token-${Math.random()}`;
  fake.answer = answer;
  expect(await checkToken(service, token)).toBe(false);
  fake.answer = result(true);
  expect(await checkToken(service, token)).toBe(true);
  expect(fake.calls).toHaveLength(2);
});
