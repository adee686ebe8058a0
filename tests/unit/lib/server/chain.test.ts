import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { questionOf } from '@/lib/asked-question';
import { STOPPING } from '@/lib/server/graceful-stop';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();
const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

/** The server, the lines it prints, and when it has ended. */
async function start(settings: Record<string, string> = {}) {
  const child = spawn('node', ['--import', 'tsx', 'tests/support/run-site-server.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value as string | undefined;
  const port = Number(await next());
  return { child, next, port, ended: once(child, 'exit') };
}

/** Of one server for everything that leaves nothing behind in it. */
let shared: ReturnType<typeof start> | undefined;
const portOfShared = async () => (await (shared ??= start())).port;

/** What comes back for bytes as they are written, until the connection closes. */
async function exchange(port: number, bytes: string | Buffer): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(bytes);
  return { socket, answer: once(socket, 'close').then(() => Buffer.concat(parts).toString()) };
}

const request = (line: string) => `${line} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`;

test('网站留着不用的连接，比 nginx 留得久：nginx 送来的需求不会落在刚关的连接上', async () => {
  const answer = await fetch(`http://127.0.0.1:${await portOfShared()}/`);
  const kept = Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1]);
  const keptByNginx = Number(/keepalive_timeout (\d+)s;/.exec(readFileSync('lib/operations/nginx.conf', 'utf8'))?.[1]);
  expect(keptByNginx).toBeGreaterThan(0);
  expect(kept).toBeGreaterThan(keptByNginx + 10);
});

test('读不懂的地址是 400，没有人用的方法是 405，失败的答复不留在缓存里', async () => {
  const port = await portOfShared();
  const answerOf = async (line: string) => (await exchange(port, request(line))).answer;
  expect(await answerOf('GET /%')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answerOf('GET /%E4%B8?x=%')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answerOf('GET *')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answerOf(`GET /search?text=${'a'.repeat(9_000)}`)).toMatch(/^HTTP\/1\.1 414 /);
  const trace = await answerOf('TRACE /api/x');
  expect(trace).toMatch(/^HTTP\/1\.1 405 /);
  expect(trace).toMatch(/Allow: GET, HEAD, POST, OPTIONS/);
  const missing = await answerOf('GET /missing');
  expect(missing).toMatch(/^HTTP\/1\.1 404 /);
  expect(missing).toMatch(/Cache-Control: private, no-cache, no-store/);
  expect(missing).not.toMatch(/31536000/);
  const whole = await answerOf('GET /?x=%');
  expect(whole).toMatch(/^HTTP\/1\.1 200 /);
  expect(whole).toMatch(/127\.0\.0\.1/);
});

const stateOf = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const DEEP = [
  '',
  { children: ['ecosystem', { children: [['id', 'a-b', 'd', null], { children: ['__PAGE__', {}] }] }] },
];

test.each([
  ['没有', null, 200],
  ['起点', stateOf(['', { children: ['__PAGE__', {}] }, null, null]), 200],
  ['深的', stateOf([...DEEP, null, 'refetch', 3]), 200],
  ['别处来的', stateOf(['', {}, ['/a', '?b'], 'metadata-only']), 200],
  ['兄弟', stateOf([['id', 'a', 'oc', ['b']], {}]), 200],
  ['乱写的', 'garbage', 400],
  ['半截的编码', '%5B%', 400],
  ['不是树', stateOf({}), 400],
  ['空的', stateOf([]), 400],
  ['空值', stateOf(null), 400],
  ['里面坏了', stateOf(['', { children: ['a', { x: 1 }] }]), 400],
  ['不知道的标记', stateOf(['', {}, null, 'all']), 400],
  ['少一格的段', stateOf([['id', 'a', 'd'], {}]), 400],
])('路由状态 %s：%j 答 %i，不交给 Next 去出错', async (_what, state, status) => {
  const port = await portOfShared();
  const header = state === null ? '' : `Next-Router-State-Tree: ${state}\r\n`;
  const { answer } = await exchange(
    port,
    `GET /login HTTP/1.1\r\nHost: site.test\r\nRSC: 1\r\n${header}Connection: close\r\n\r\n`,
  );
  expect(await answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test('框架自己的出错页没有网址', async () => {
  const port = await portOfShared();
  for (const path of ['/_global-error', '/_global-error.rsc', '/_global-error/x']) {
    expect(await (await exchange(port, request(`GET ${path}`))).answer).toMatch(/^HTTP\/1\.1 404 /);
  }
});

test('页面只是没有内容：503，说何时再来；别的失败仍是 500；每个答复都有名字', async () => {
  const port = await portOfShared();
  const answerOf = async (line: string) => (await exchange(port, request(line))).answer;
  const unavailable = await answerOf('GET /unavailable');
  expect(unavailable).toMatch(/^HTTP\/1\.1 503 /);
  expect(unavailable).toMatch(/Retry-After: 30/);
  expect(unavailable).toMatch(/Cache-Control: private, no-cache, no-store/);
  const broken = await answerOf('GET /broken');
  expect(broken).toMatch(/^HTTP\/1\.1 500 /);
  expect(broken).not.toMatch(/Retry-After/);
  const names = [unavailable, broken].map((answer) => /X-Request-Id: ([\w-]{36})/.exec(answer)?.[1]);
  expect(new Set(names).size).toBe(2);
  // a visitor cannot choose the name
  expect(await answerOf('GET / HTTP/1.1\r\nX-Request-Id: chosen-by-visitor\r\nX-Rest:')).not.toContain(
    'chosen-by-visitor',
  );
});

test('打不开的页面答我们自己的那一页，不带脚本；接口与找不到的不换', async () => {
  const build = folder();
  const built = '<html><link as="script" rel="preload" href="a.js"><script>x()</script><h1>暂时打不开</h1></html>';
  mkdirSync(path.join(build, 'server/app'), { recursive: true });
  writeFileSync(path.join(build, 'server/app/unavailable.html'), built);
  const { port } = await start({ NEXT_DIST_DIR: build });
  const answerOf = async (line: string) => (await exchange(port, request(line))).answer;
  const page = '<html><h1>暂时打不开</h1></html>';
  for (const address of ['/broken', '/unavailable', '/broken-in-pieces']) {
    const answer = await answerOf(`GET ${address}`);
    expect(answer).toMatch(/^HTTP\/1\.1 50[03] /);
    expect(answer.split('\r\n\r\n')[1]).toBe(page);
    expect(answer).toContain(`Content-Length: ${Buffer.byteLength(page)}`);
  }
  expect(await answerOf('HEAD /broken')).not.toContain('<h1>');
  expect(await answerOf('GET /api/broken')).toMatch(/ 500 [^]*127\.0\.0\.1/);
  expect(await answerOf('GET /broken HTTP/1.1\r\nRSC: 1\r\nX-Rest:')).toMatch(/ 500 [^]*127\.0\.0\.1/);
  expect(await answerOf('GET /missing')).toMatch(/ 404 [^]*127\.0\.0\.1/);
});

test('要它停：正在答的答完，空闲的和只发了一半的连接关掉，收尾的事做完', async () => {
  const { child, next, port, ended } = await start();
  const idle = await exchange(port, 'GET / HTTP/1.1\r\nHost: site.test\r\n\r\n');
  await once(idle.socket, 'data');
  const half = await exchange(port, 'POST / HTTP/1.1\r\nHost: site.test\r\nContent-Le');
  const slow = await exchange(port, 'GET /slow HTTP/1.1\r\nHost: site.test\r\n\r\n');
  expect(await next()).toBe('asked /slow');
  const asked = performance.now();
  child.kill('SIGTERM');
  expect(await slow.answer).toMatch(/whole$/);
  await Promise.all([idle.answer, half.answer]);
  expect(await next()).toBe('ended');
  await ended;
  expect(performance.now() - asked).toBeLessThan(5_000);
});

test('永远不答的请求拖不住它：到时间就停', async () => {
  expect(STOPPING.deadlineMs).toBe(10_000);
  const { child, port, next, ended } = await start({ DEADLINE_MS: '1000' });
  const stuck = await exchange(port, 'GET /never HTTP/1.1\r\nHost: site.test\r\n\r\n');
  const slow = await exchange(port, 'GET /slow HTTP/1.1\r\nHost: site.test\r\n\r\n');
  expect(await next()).toBe('asked /slow');
  const asked = performance.now();
  child.kill('SIGTERM');
  await Promise.all([stuck.answer, slow.answer, ended]);
  expect(performance.now() - asked).toBeGreaterThan(900);
  expect(performance.now() - asked).toBeLessThan(5_000);
});

test('表单只交给接口：页面收到的 POST 是 405，正文一个字节也不读', async () => {
  const port = await portOfShared();
  const form = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: site.test\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9500000\r\n\r\na=`;
  for (const path of ['/', '/ecosystem/cases', '/login', '/extra']) {
    const answer = await (await exchange(port, form(path))).answer;
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/Allow: GET, HEAD, OPTIONS\r\n/);
  }
  for (const path of ['/api/require/create', '/extra/action'])
    expect(
      await (
        await exchange(port, form(path).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
      ).answer,
    ).toMatch(/^HTTP\/1\.1 200 /);
});

test('换协议的请求关掉，不留一条连接', async () => {
  const { child, port, next } = await start();
  const upgrade = 'GET /x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n';
  await Promise.all(Array.from({ length: 50 }, async () => (await exchange(port, upgrade)).answer));
  child.kill('SIGUSR2');
  expect(await next()).toBe('connections 0');
});

test('整个网址、没有编码的字节都读得懂；多余的编码转到本来的写法，永远在自己这里', async () => {
  const port = await portOfShared();
  const end = Buffer.from(' HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n');
  // in one piece, as browsers send it: the server's parser hands over only the piece with the fault
  const answerOf = async (bytes: Buffer) =>
    (await exchange(port, Buffer.concat([Buffer.from('GET '), bytes, end]))).answer;
  expect(await answerOf(Buffer.from('http://other.test/a?b'))).toMatch(/ \/a\?b$/);
  const encoded = `/search?text=${encodeURIComponent('脑电')}`;
  const gbk = Buffer.concat([Buffer.from('/search?text='), Buffer.from([0xc4, 0xd4, 0xb5, 0xe7])]);
  for (const bytes of [Buffer.from('/search?text=脑电'), gbk])
    expect(await answerOf(bytes)).toContain(`Location: ${encoded}\r\n`);
  expect(await answerOf(Buffer.from([0x00]))).toMatch(/^HTTP\/1\.1 400 [^]*读不懂/);
  expect(await answerOf(Buffer.from('/%63ases?a=%63'))).toMatch(/ 308 [^]*Location: \/cases\?a=%63\r\n/);
  expect(await answerOf(Buffer.from('//evil.test/%63ases'))).toMatch(/Location: \/evil\.test\/cases\r\n/);
  expect(await answerOf(Buffer.from('/a/%2e%2e/b'))).toMatch(/ \/a\/%2e%2e\/b$/);
});

test('页面被问了什么，写在请求头里交给 Next；访客自己带来的不算', async () => {
  const { port } = await start();
  const answerOf = async (line: string) =>
    (await exchange(port, `${line} HTTP/1.1\r\nHost: x\r\nX-Question: evil\r\nConnection: close\r\n\r\n`)).answer;
  expect(await answerOf('GET /compare?ids=hz-g2&from=x')).toContain(` ${questionOf('/compare?ids=hz-g2')} /compare?`);
  for (const address of ['/compare', '/about-us?ids=hz-g2'])
    expect(await answerOf(`GET ${address}`)).toMatch(/\r\n\r\n[^]*127\.0\.0\.1  \//);
});

test('每次都要做的页轮流做：两页在做，第三页等着；别的页照样答', async () => {
  const { port, next } = await start();
  const plans = ['/planner?people=2', '/planner?people=3', '/planner?people=4'];
  const open = await Promise.all(plans.map((plan) => exchange(port, request(`GET ${plan}`))));
  const begun = [await next(), await next()];
  // would have begun before this is answered
  expect(await (await exchange(port, request('GET /planner'))).answer).toMatch(/ \/planner$/);
  open[plans.findIndex((plan) => begun[0] === `asked ${plan}`)].socket.destroy();
  begun.push(await next());
  expect(begun.sort()).toEqual(plans.map((plan) => `asked ${plan}`));
});
