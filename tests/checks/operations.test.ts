import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { PAGE_SETTINGS, SETTINGS, wrongSettings } from '../../lib/settings.mjs';
import { STOPPING } from '../../lib/server/graceful-stop';

const FOLDER = 'lib/operations';
const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
const startCommand = 'lib/commands/start.mjs';

interface Service {
  build?: { args: Record<string, string> };
  environment: Record<string, string>;
  command?: string[];
  volumes: string[];
}
const { services } = parse(readFileSync(`${FOLDER}/compose.yaml`, 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
};

describe('Dockerfile', () => {
  const text = readFileSync(`${FOLDER}/Dockerfile`, 'utf8');

  test('是有安全更新的 Node，够 package.json 要的；不以 root 运行，命令就是启动命令', () => {
    const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set(['node:24-bookworm-slim', 'base']));
    expect(24).toBeGreaterThanOrEqual(Number.parseFloat(engines.node.replace('>=', '')));
    expect(text).toMatch(/^USER node$/m);
    expect(text).toMatch(new RegExp(`^CMD \\["node", "${startCommand}"\\]$`, 'm'));
    expect(existsSync(startCommand)).toBe(true);
  });

  test('写在页面里的设置，构建时都能给，跑的时候也是它；组件陈列只有测试要', () => {
    const wanted = PAGE_SETTINGS.filter((name) => name !== 'GALLERY').sort();
    const args = [...text.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name).sort();
    const kept = [...text.matchAll(/\b([A-Z_\d]+)=\$\1(?!\w)/g)].map(([, name]) => name).sort();
    const { args: given } = services['site-1'].build!;
    expect([args, kept, Object.keys(given).sort()]).toEqual([wanted, wanted, wanted]);
  });

  test('装锁住的包，不运行安装脚本；没有密钥，也不带进不该带的', () => {
    const installs = [...text.matchAll(/npm (?:install|ci|prune)[^&\n]*/g)].map(([command]) => command);
    expect(installs.length).toBeGreaterThan(1);
    for (const command of installs) expect(command).toMatch(/^npm (ci|prune) .*--ignore-scripts/);
    expect(text).not.toMatch(/SECRET|TOKEN|PASSWORD|SMTP|WEBHOOK|curl|wget/);
    const ignored = readFileSync(`${FOLDER}/Dockerfile.dockerignore`, 'utf8').split('\n');
    for (const name of ['.git', '**/node_modules', '.next*', '.data', '**/.env*']) expect(ignored).toContain(name);
  });
});

test('systemd：内容管理的单元和网站的一样关得紧', () => {
  const [site, cms] = ['hengzhi', 'hengzhi-cms'].map((name) =>
    readFileSync(`${FOLDER}/${name}.service`, 'utf8').split('\n'),
  );
  const kept = site.slice(site.indexOf('NoNewPrivileges=yes')).filter((line) => !/^(#|ReadWritePaths=)/.test(line));
  expect(kept.length).toBeGreaterThan(15);
  expect(cms).toEqual(expect.arrayContaining([...kept, 'UMask=0077', 'StateDirectoryMode=0700', 'User=hengzhi-cms']));
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
    expect(settings).toMatchObject({
      Restart: 'always',
      RestartSec: '2',
      StartLimitBurst: '10',
      RestartPreventExitStatus: '78',
    });
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
    // it listens where only a proxy can ask
    expect(settings.Environment).toMatch(/HOST=127\.0\.0\.1 .*TRUSTED_PROXIES=1/);
    expect(settings.Environment).toContain(`DATA_DIR=/var/lib/${settings.StateDirectory}`);
    const kept = ['server/app', 'server/route-cache', 'cache'];
    expect(settings.ReadWritePaths.split(' ')).toEqual(
      kept.map((name) => `${settings.WorkingDirectory}/.next/${name}`),
    );
    const dockerfile = readFileSync(`${FOLDER}/Dockerfile`, 'utf8');
    expect(dockerfile).toContain(`chown -R node:node ${kept.map((name) => `.next/${name}`).join(' ')} `);
    expect(dockerfile).not.toContain('--chown');
    // the engine of JavaScript writes code and runs it
    expect(settings).not.toHaveProperty('MemoryDenyWriteExecute');
  });

  test('内存的上限容得下启动命令给的堆', () => {
    const [, heap] = /HEAP_MB = (\d+)/.exec(readFileSync('lib/commands/setup.mjs', 'utf8'))!;
    expect(Number.parseInt(settings.MemoryMax) * 1024).toBeGreaterThan(Number(heap) * 1.5);
  });
});

describe('compose.yaml', () => {
  const sites = Object.entries(services).filter(([name]) => name.startsWith('site-'));

  test('几台网站，设置都有、都对；Redis 有上限', () => {
    expect(sites).toHaveLength(2);
    for (const [, { environment }] of sites) {
      expect(environment).toHaveProperty('REDIS_URL');
      const given = Object.entries(environment).map(([name, value]) => [
        name,
        value.replace(/\$\{.*?\}/g, 'x'.repeat(32)),
      ]);
      expect(wrongSettings(Object.fromEntries(given) as Record<string, string>)).toEqual([]);
      for (const [name] of given) expect(Object.keys(SETTINGS)).toContain(name);
    }
    expect(services.redis.command).toEqual(expect.arrayContaining(['--maxmemory', '--maxmemory-policy']));
  });

  test('各有各的数据，前面的缓存是大家的', () => {
    const data = sites.map(([, { volumes }]) => volumes.find((volume) => volume.endsWith(':/data')));
    expect(new Set(data).size).toBe(sites.length);
    for (const name of [...sites.map(([site]) => site), 'nginx'])
      expect(services[name].volumes.some((volume) => volume.startsWith('front:'))).toBe(true);
  });
});
