import { existsSync, readFileSync } from 'node:fs';
import { STOPPING } from '../../lib/server/graceful-stop';

const FOLDER = 'lib/operations';
const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
const startCommand = 'lib/commands/start.mjs';

describe('Dockerfile', () => {
  const lines = readFileSync(`${FOLDER}/Dockerfile`, 'utf8')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.trim().split(/\s+(.*)/s));
  const all = (instruction: string) => lines.filter(([name]) => name === instruction).map(([, rest]) => rest);
  const last = (instruction: string) => lines.findLastIndex(([name]) => name === instruction);

  test('只有认得的指令', () => {
    const known = [
      'FROM',
      'WORKDIR',
      'COPY',
      'RUN',
      'ARG',
      'ENV',
      'USER',
      'VOLUME',
      'EXPOSE',
      'HEALTHCHECK',
      'STOPSIGNAL',
      'CMD',
    ];
    expect(lines.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('每个阶段都是定了版本的 Node，够 package.json 要的', () => {
    const least = engines.node.replace('>=', '');
    for (const from of all('FROM')) expect(from).toMatch(new RegExp(`^node:${least.replace('.', '\\.')}(\\.\\d+)?-`));
  });

  test('不以 root 运行，数据在卷上，只有主人能读', () => {
    expect(all('USER')).toEqual(['node']);
    expect(last('USER')).toBeGreaterThan(last('RUN'));
    expect(last('USER')).toBeLessThan(last('CMD'));
    expect(all('VOLUME')).toEqual(['/data']);
    expect(all('RUN').join()).toMatch(/-m 0700 \/data/);
    expect(all('ENV').join()).toMatch(/DATA_DIR=\/data\b/);
  });

  test('先装锁住的包，不运行任何安装脚本；不从网上取别的', () => {
    const [first, second] = all('COPY');
    expect(first).toBe('package.json package-lock.json ./');
    expect(second).toBe('. .');
    for (const run of all('RUN').filter((text) => /npm (install|ci|prune)/.test(text)))
      expect(run).toMatch(/--ignore-scripts/);
    expect(all('RUN').join()).not.toMatch(/curl|wget|\bsudo\b|chmod 777/);
  });

  test('命令直接启动，信号才到得了；有健康检查', () => {
    expect(JSON.parse(all('CMD')[0])).toEqual(['node', startCommand]);
    expect(existsSync(startCommand)).toBe(true);
    const [, command] = all('HEALTHCHECK')[0].split(/\sCMD\s/);
    expect(JSON.parse(command)[0]).toBe('node');
    expect(command).toContain('/api/health');
  });

  test('没有密钥，也不带进不该带的', () => {
    expect([...all('ARG'), ...all('ENV')].join()).not.toMatch(/SECRET|TOKEN|PASSWORD|SMTP|WEBHOOK/);
    const ignored = readFileSync(`${FOLDER}/Dockerfile.dockerignore`, 'utf8').split('\n');
    for (const name of ['.git', '**/node_modules', '.next*', '.data']) expect(ignored).toContain(name);
  });
});

describe('systemd', () => {
  const text = readFileSync(`${FOLDER}/hengzhi.service`, 'utf8');
  const settings = Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z]\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

  test('每一行都是小节、注释或设置，三个小节都在', () => {
    const odd = text.split('\n').filter((line) => line && !/^(#|\[(Unit|Service|Install)\]$|[A-Z]\w+=)/.test(line));
    expect(odd).toEqual([]);
    expect(text.match(/^\[\w+\]$/gm)).toEqual(['[Unit]', '[Service]', '[Install]']);
  });

  test('停了就再启动，不停地崩溃才放弃', () => {
    expect(settings).toMatchObject({ Restart: 'always', RestartSec: '2', StartLimitBurst: '10' });
    expect(settings.ExecStart).toBe(`/usr/bin/node ${startCommand}`);
  });

  test('停的时候等正在答的答完', () => {
    expect(Number(settings.TimeoutStopSec) * 1000).toBeGreaterThan(STOPPING.deadlineMs + 2_000);
    expect(settings.KillSignal).toBe('SIGTERM');
  });

  test('不是 root，只写自己的两处，数据只有自己能读', () => {
    expect(settings).toMatchObject({
      User: 'hengzhi',
      NoNewPrivileges: 'yes',
      CapabilityBoundingSet: '',
      ProtectSystem: 'strict',
      StateDirectoryMode: '0700',
      UMask: '0077',
    });
    expect(settings.Environment).toContain(`DATA_DIR=/var/lib/${settings.StateDirectory}`);
    expect(settings.ReadWritePaths).toBe(`${settings.WorkingDirectory}/.next`);
    // the engine of JavaScript writes code and runs it
    expect(settings).not.toHaveProperty('MemoryDenyWriteExecute');
  });

  test('内存的上限容得下启动命令给的堆', () => {
    const [, heap] = /HEAP_MB = (\d+)/.exec(readFileSync('lib/commands/setup.mjs', 'utf8'))!;
    expect(Number.parseInt(settings.MemoryMax) * 1024).toBeGreaterThan(Number(heap) * 1.5);
  });
});
