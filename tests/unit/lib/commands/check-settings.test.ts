import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { WRONG_SETTINGS } from '@/lib/commands/check-settings.mjs';
import { env } from '@/lib/env';
import { SETTINGS } from '@/lib/settings.mjs';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();

/** Runs a command with settings of its own until it ends. */
function run(command: string, settings: Record<string, string>): Promise<{ code: number | null; text: string }> {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [`lib/commands/${command}.mjs`], {
    env: { PATH, NODE_ENV: 'production', DATA_DIR: path.join(folder(), 'data'), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += String(part)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text })));
}
const messages = (text: string) =>
  text.split('\n').flatMap((line) => (line ? [(JSON.parse(line) as { msg: string }).msg] : []));

/** One setting wrong: what the only line says. */
const WRONG: [settings: Record<string, string>, line: string][] = [
  [{ PORT: '80x' }, '设置 PORT=80x 不对：应当是 1 到 65535 的整数'],
  [{ PORT: '70000' }, '设置 PORT=70000 不对：应当是 1 到 65535 的整数'],
  [{ PORT: 'abc' }, '设置 PORT=abc 不对：应当是 1 到 65535 的整数'],
  [{ HOST: '203.0.113.77' }, '设置 HOST=203.0.113.77 不对：应当是这台机器的地址（EADDRNOTAVAIL）'],
  [{ SAMPLE_CONTENT: 'maybe' }, '设置 SAMPLE_CONTENT=maybe 不对：应当是 on 或 off'],
  [{ TRUSTED_PROXIES: 'one' }, '设置 TRUSTED_PROXIES=one 不对：应当是 0 到 10 的整数'],
  [{ TRUSTED_PROXIES: '-1' }, '设置 TRUSTED_PROXIES=-1 不对：应当是 0 到 10 的整数'],
  [{ TRUSTED_PROXIES: '99' }, '设置 TRUSTED_PROXIES=99 不对：应当是 0 到 10 的整数'],
  [
    { SITE_URL: 'example.cn' },
    '设置 SITE_URL=example.cn 不对：应当是 http:// 或 https:// 开头的地址，没有路径，例如 https://example.cn',
  ],
  [
    { SITE_URL: 'https://example.cn/sub/' },
    '设置 SITE_URL=https://example.cn/sub/ 不对：应当是 http:// 或 https:// 开头的地址，没有路径，例如 https://example.cn',
  ],
  [
    { CONTENT_SERVICE_URL: 'content.example' },
    '设置 CONTENT_SERVICE_URL=content.example 不对：应当是 http:// 或 https:// 开头的地址',
  ],
  [
    { ENQUIRY_WEBHOOK_URL: 'hook' },
    '设置 ENQUIRY_WEBHOOK_URL=‹4 个字符，不写出来› 不对：应当是 http:// 或 https:// 开头的地址',
  ],
  [
    { ENQUIRY_WEBHOOK_URL: 'https://' },
    '设置 ENQUIRY_WEBHOOK_URL=‹8 个字符，不写出来› 不对：应当是 http:// 或 https:// 开头的地址',
  ],
  [{ WECHAT_API_URL: 'weixin' }, '设置 WECHAT_API_URL=weixin 不对：应当是 http:// 或 https:// 开头的地址'],
  [
    { AUTH_SERVICE_URL: 'auth.example' },
    '设置 AUTH_SERVICE_URL=auth.example 不对：应当是 http:// 或 https:// 开头的地址',
  ],
  [{ UNKNOWN_LIMIT_ADDRESS: 'viel' }, '设置 UNKNOWN_LIMIT_ADDRESS=viel 不对：应当是 0 到 1000000 的整数，0 是不限'],
  [{ ENQUIRY_LIMIT_ADDRESS: '-5' }, '设置 ENQUIRY_LIMIT_ADDRESS=-5 不对：应当是 0 到 1000000 的整数，0 是不限'],
  [{ ENQUIRY_LIMIT_TOTAL: '1e3' }, '设置 ENQUIRY_LIMIT_TOTAL=1e3 不对：应当是 0 到 1000000 的整数，0 是不限'],
  [{ RETENTION_DAYS: 'two' }, '设置 RETENTION_DAYS=two 不对：应当是 30 到 36500 的整数'],
  [{ RETENTION_DAYS: '0' }, '设置 RETENTION_DAYS=0 不对：应当是 30 到 36500 的整数'],
  [{ PRERENDER_LIMIT: 'all' }, '设置 PRERENDER_LIMIT=all 不对：应当是 1 到 100000 的整数'],
  [{ SECRET_KEY: 'short' }, '设置 SECRET_KEY=‹5 个字符，不写出来› 不对：应当是至少 32 个字符'],
  [{ DATABASE_URL: 'mysql://x' }, '设置 DATABASE_URL=‹9 个字符，不写出来› 不对：应当是 postgres:// 开头的地址'],
  [
    { SMTP_URL: 'mail.example', ENQUIRY_MAIL_TO: 'a@b.example' },
    '设置 SMTP_URL=‹12 个字符，不写出来› 不对：应当是 smtp:// 或 smtps:// 开头的地址',
  ],
  [{ SMTP_URL: 'smtp://mail.example' }, '设置 ENQUIRY_MAIL_TO 没有写：有了 SMTP_URL 就要有它'],
  [{ ENQUIRY_MAIL_TO: 'a@b.example' }, '设置 SMTP_URL 没有写：有了 ENQUIRY_MAIL_TO 就要有它'],
  [
    { ADMIN_LOGIN: 'owner', ADMIN_PASSWORD_HASH: 'plain-password' },
    '设置 ADMIN_PASSWORD_HASH=‹14 个字符，不写出来› 不对：应当是 npm run password 做出来的一行',
  ],
  [{ ADMIN_LOGIN: 'owner' }, '设置 ADMIN_PASSWORD_HASH 没有写：有了 ADMIN_LOGIN 就要有它'],
  [{ WECHAT_APP_ID: 'wx0123' }, '设置 WECHAT_APP_SECRET 没有写：有了 WECHAT_APP_ID 就要有它'],
  [
    { LINKED_HOSTS: 'https://a/x' },
    '设置 LINKED_HOSTS=https://a/x 不对：应当是逗号分隔的主机名，例如 a.example,b.example:8080',
  ],
  [{ PICTURES: 'no' }, '设置 PICTURES=no 不对：应当是 on 或 off'],
  [{ FRONT_CACHE_DIR: '/nope' }, '设置 FRONT_CACHE_DIR=/nope 不对：应当是已经有的、可以写的文件夹（ENOENT）'],
  [{ DATA_DIR: '/proc/nope' }, '设置 DATA_DIR=/proc/nope 不对：应当是可以写的文件夹（ENOENT）'],
  [{ DATA_DIR: '/proc/nope/deeper' }, '设置 DATA_DIR=/proc/nope/deeper 不对：应当是可以写的文件夹（ENOENT）'],
];

test.each(WRONG)('npm start，%j：退出 78，一行说清楚', async (settings, line) => {
  const { code, text } = await run('start', settings);
  expect(messages(text)).toEqual([line]);
  expect(code).toBe(WRONG_SETTINGS);
});

test('DATA_DIR 是一个文件：说清楚', async () => {
  const file = path.join(folder(), 'a-file');
  writeFileSync(file, '');
  for (const place of [file, path.join(file, 'below')]) {
    const { code, text } = await run('start', { DATA_DIR: place });
    expect(messages(text)).toEqual([expect.stringContaining(`设置 DATA_DIR=${place} 不对：应当是可以写的文件夹（`)]);
    expect(code).toBe(WRONG_SETTINGS);
  }
});

test('几处不对，几行；npm run build 也先看，不看只在提供时才用的文件夹', async () => {
  const { code, text } = await run('build', { SITE_URL: 'x', RETENTION_DAYS: '1', DATA_DIR: '/proc/nope' });
  expect(code).toBe(WRONG_SETTINGS);
  expect(messages(text).map((line) => line.split(/[ =]/)[1])).toEqual(['SITE_URL', 'RETENTION_DAYS']);
});

describe('读设置', () => {
  const saved = { ...process.env };
  afterEach(() => {
    process.env = { ...saved };
  });

  test('无论写着什么，读的时候从不抛错', () => {
    for (const name of Object.keys(SETTINGS))
      for (const value of ['', ' ', '-1', '1e3', '0x10', 'https://', '//x', '\u0000', '‮', 'a'.repeat(10_000)]) {
        process.env[name] = value;
        expect(() => Object.values(env)).not.toThrow();
      }
  });

  test('写得对的照写的，没有写的照默认', () => {
    Object.assign(process.env, {
      SITE_URL: 'https://example.cn/',
      TRUSTED_PROXIES: '2',
      LINKED_HOSTS: ' A.example , b:81',
    });
    delete process.env.RETENTION_DAYS;
    expect(env).toMatchObject({
      siteUrl: 'https://example.cn',
      trustedProxies: 2,
      linkedHosts: ['a.example', 'b:81'],
      retentionDays: 730,
    });
  });
});
