import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { GET } from '@/app/api/wechat/signature/route';
import { closeStore, configuredStore } from '@/lib/database/open';
import { signatureOf, signForWechat, type WechatSignature } from '@/lib/wechat/official-account';
import { temporaryFolders } from '@/tests/support/temporary-folder';
import { WechatService } from '@/tests/support/wechat-service';

jest.setTimeout(60_000);

const folder = temporaryFolders();
const run = promisify(execFile);
const ACCOUNT = { appId: 'wx0123456789', secret: 'secret-of-account' };
const SITE = 'https://hengzhi.example';
const TOKEN_CALL = '/cgi-bin/stable_token';
const TICKET_CALL = '/cgi-bin/ticket/getticket';
let service: WechatService;

beforeEach(async () => {
  service = new WechatService(ACCOUNT);
  process.env.WECHAT_API_URL = await service.start();
  process.env.WECHAT_APP_ID = ACCOUNT.appId;
  process.env.WECHAT_APP_SECRET = ACCOUNT.secret;
  process.env.SITE_URL = SITE;
  process.env.DATA_DIR = folder();
});

afterEach(async () => {
  await closeStore();
  service.stop();
  for (const name of ['WECHAT_API_URL', 'WECHAT_APP_ID', 'WECHAT_APP_SECRET', 'SITE_URL', 'DATA_DIR'])
    delete process.env[name];
});

const ask = (url: string) => GET(new Request(`http://site.test/api/wechat/signature?url=${encodeURIComponent(url)}`));
const account = () => ({ ...ACCOUNT, apiUrl: process.env.WECHAT_API_URL ?? '' });

test('签名与微信文档里的例子一致', () => {
  const ticket = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg';
  const of = {
    ticket,
    nonceStr: 'Wm3WZYTPz0wzccnW',
    timestamp: 1414587457,
    url: 'http://mp.weixin.qq.com?params=value',
  };
  expect(signatureOf(of)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
});

test('本站的网址得到签名：不含 # 后面的，参数留着；微信验得过', async () => {
  const response = await ask(`${SITE}/ecosystem/cases/a?from=timeline&isappinstalled=0#part-2`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { appId, signature, ...rest } = (await response.json()) as WechatSignature;
  expect(appId).toBe(ACCOUNT.appId);
  const url = `${SITE}/ecosystem/cases/a?from=timeline&isappinstalled=0`;
  expect(signature).toBe(signatureOf({ ticket: service.ticket, url, ...rest }));
  expect(Math.abs(rest.timestamp * 1000 - Date.now())).toBeLessThan(10_000);
});

test.each([
  'https://evil.example/a',
  `${SITE}.evil.example/a`,
  'http://hengzhi.example/a',
  '/ecosystem',
  '',
  'javascript:1',
  `${SITE}/${'a'.repeat(3000)}`,
])('不给别处的网址签名：%.40s', async (url) => {
  expect((await ask(url)).status).toBe(400);
  expect(service.calls).toEqual([]);
});

test('没有配置时什么也不答，什么也不问', async () => {
  delete process.env.WECHAT_APP_SECRET;
  const response = await ask(`${SITE}/a`);
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(service.calls).toEqual([]);
});

test('几个进程同时要很多签名：令牌与票据各取一次', async () => {
  const processes = Array.from({ length: 3 }, () =>
    run('node', ['--import', 'tsx', 'tests/support/run-wechat-signatures.ts', '10'], { env: process.env }),
  );
  const answers = (await Promise.all(processes)).flatMap(({ stdout }) => JSON.parse(stdout) as WechatSignature[]);
  const url = `${SITE}/ecosystem/cases/a?from=timeline`;
  expect(answers).toHaveLength(30);
  for (const { signature, ...rest } of answers) {
    expect(signature).toBe(signatureOf({ ticket: service.ticket, url, ...rest }));
  }
  expect([service.count(TOKEN_CALL), service.count(TICKET_CALL)]).toEqual([1, 1]);
});

test('过期以前由一个人换新的；换的时候旧的还能用', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  try {
    await signForWechat(account(), `${SITE}/a`);
    jest.setSystemTime(Date.now() + 6_000_000);
    await signForWechat(account(), `${SITE}/a`);
    expect(service.count(TICKET_CALL)).toBe(1);
    // four minutes before the end
    jest.setSystemTime(Date.now() + 960_000);
    service.ticket = 'new-ticket';
    await Promise.all(Array.from({ length: 8 }, () => signForWechat(account(), `${SITE}/a`)));
    expect([service.count(TOKEN_CALL), service.count(TICKET_CALL)]).toEqual([2, 2]);
    const { signature, nonceStr, timestamp } = await signForWechat(account(), `${SITE}/a`);
    expect(signature).toBe(signatureOf({ ticket: 'new-ticket', nonceStr, timestamp, url: `${SITE}/a` }));
  } finally {
    jest.useRealTimers();
  }
});

test('到期以前几分钟换不到新的：旧的照用；每次签名不往库里写', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  try {
    await signForWechat(account(), `${SITE}/a`);
    const db = await configuredStore();
    const rows = () => db.selectFrom('shared_value').selectAll().orderBy('name').execute();
    const before = await rows();
    const writes = jest.spyOn(db, 'insertInto');
    await signForWechat(account(), `${SITE}/a`);
    expect([await rows(), writes.mock.calls]).toEqual([before, []]);
    jest.setSystemTime(Date.now() + 6_960_000);
    service.refusals.set(
      TOKEN_CALL,
      Array.from({ length: 9 }, () => ({ errcode: -1, errmsg: 'system busy' })),
    );
    service.refusals.set(
      TICKET_CALL,
      Array.from({ length: 9 }, () => ({ errcode: -1, errmsg: 'system busy' })),
    );
    for (let times = 0; times < 3; times++) expect((await ask(`${SITE}/a`)).status).toBe(200);
  } finally {
    jest.useRealTimers();
  }
});

test('令牌被别人换掉了：再取一次；微信拒绝时答 502，不停地问也不会一直去烦它，日志里没有密钥', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  service.refusals.set(TICKET_CALL, [{ errcode: 40001, errmsg: 'invalid credential' }]);
  expect((await ask(`${SITE}/a`)).status).toBe(200);
  expect(service.count(TOKEN_CALL)).toBe(2);
  await closeStore();
  process.env.DATA_DIR = folder();
  service.calls.length = 0;
  service.refusals.set(TOKEN_CALL, [{ errcode: 40164, errmsg: 'invalid ip' }]);
  expect((await ask(`${SITE}/a`)).status).toBe(502);
  expect(service.count(TOKEN_CALL)).toBe(1);
  expect(JSON.stringify(log.mock.calls)).toContain('40164');
  expect(JSON.stringify(log.mock.calls)).not.toContain(ACCOUNT.secret);
  log.mockRestore();
});
