import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { AGREED } from '../support/enquiries';
import { ADDRESSES, MAIN_BUILD } from '../support/instances';
import { isAnswering, startServer } from '../support/start-server';

const port = Number(new URL(ADDRESSES.site).port) + 5;
const address = `http://127.0.0.1:${port}`;
const isThere = () => isAnswering(address);

/** The built site, by default started as the systemd unit does. */
async function start(data: string, command?: string[]) {
  const { process: running } = await startServer({ port, command, env: { ...MAIN_BUILD, DATA_DIR: data } });
  return { command: running, ended: once(running, 'exit') };
}

test.describe.configure({ mode: 'serial' });

for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const) {
  test(`${signal}：十来秒之内什么也不剩，开着的连接也不拖住它`, async () => {
    const data = mkdtempSync(path.join(os.tmpdir(), 'stopping-'));
    const { command, ended } = await start(data);
    const stored = await fetch(`${address}/api/require/create`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...AGREED },
      body: JSON.stringify({ Name: '停机前的人', Telphone: '13812345678', Email: 'a@lab.example.cn' }),
    });
    expect(stored.status).toBe(200);
    const half = connect(port, '127.0.0.1');
    half.on('error', () => {});
    await once(half, 'connect');
    half.write('GET / HTTP/1.1\r\nHost: site.test\r\nX-Half');
    const asked = Date.now();
    command.kill(signal);
    await ended;
    await expect.poll(isThere, { timeout: 15_000 }).toBe(false);
    expect(Date.now() - asked).toBeLessThan(15_000);
    // the file alone holds what was sent: its log has been written into it
    await expect
      .poll(() => readFileSync(path.join(data, 'enquiries.db')).includes('停机前的人'), { timeout: 15_000 })
      .toBe(true);
    expect(statSync(data).mode & 0o777).toBe(0o700);
    half.destroy();
  });
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`npm run site 收到 ${signal}：网站也停`, async () => {
    const data = mkdtempSync(path.join(os.tmpdir(), 'stopping-'));
    const { command, ended } = await start(data, ['npm', 'run', 'site']);
    command.kill(signal);
    await ended;
    await expect.poll(isThere, { timeout: 15_000 }).toBe(false);
  });

test('服务器的进程崩溃了：几秒之后又在答复，停的时候照样停', async () => {
  const { command, ended } = await start(mkdtempSync(path.join(os.tmpdir(), 'stopping-')));
  const [server] = execFileSync('pgrep', ['-P', String(command.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const uptime = async () => ((await (await fetch(`${address}/api/health`)).json()) as { uptime: number }).uptime;
  process.kill(Number(server), 'SIGKILL');
  await expect.poll(isThere, { timeout: 5_000, intervals: [50] }).toBe(false);
  await expect.poll(isThere, { timeout: 30_000 }).toBe(true);
  expect(await uptime()).toBeLessThan(30);
  command.kill('SIGTERM');
  await ended;
  await expect.poll(isThere, { timeout: 15_000 }).toBe(false);
});
