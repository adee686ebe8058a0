import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isListening } from './free-port';

const CONFIGURATION = 'lib/operations/nginx.conf';
const SITE = 'server 127.0.0.1:3000 max_fails=3 fail_timeout=2s;';

/** nginx with the site's configuration, in a folder of its own. */
export interface Front {
  server: ChildProcess;
  /** where the pages are kept */
  pages: string;
  /** what nginx complained about */
  log: () => string;
}

interface Places {
  directory: string;
  /** port for https */
  port: number;
  /** port for http, which only leads to https */
  plainPort: number;
  /** port of the site */
  site: number;
  /** ports of the same site on other machines */
  others?: readonly number[];
  /** a server block beside ours, for comparison */
  beside?: string;
}

/** Starts Debian's nginx with `lib/operations/nginx.conf`, only its places changed. Each of these must be in it. */
export async function startFront({
  directory,
  port,
  plainPort,
  site,
  others = [],
  beside = '',
}: Places): Promise<Front> {
  const [key, certificate] = ['front.key', 'front.pem'].map((name) => path.join(directory, name));
  run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=example.cn',
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  for (const name of ['pages', 'media']) mkdirSync(path.join(directory, name), { recursive: true });
  let text = readFileSync(CONFIGURATION, 'utf8');
  const places: [before: string, after: string][] = [
    [SITE, [site, ...others].map((port) => SITE.replace('3000', String(port))).join('\n')],
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl http2;', ''],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['/etc/ssl/example.cn.pem', certificate],
    ['/etc/ssl/example.cn.key', key],
    ['/var/cache/hengzhi/', `${directory}/`],
  ];
  for (const [before, after] of places) {
    if (!text.includes(before)) throw new Error(`${CONFIGURATION} 里没有 ${before}`);
    text = text.replaceAll(before, after);
  }
  const main = path.join(directory, 'main.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${directory}/temp-${name};`)
    .join('\n');
  const errors = path.join(directory, 'error.log');
  writeFileSync(
    main,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${directory}/nginx.pid; error_log ${errors} warn;
worker_processes 1; events { worker_connections 1024; }
http { access_log off; ${temporary}
${text}
${beside}
}`,
  );
  run('nginx', ['-t', '-c', main]);
  const server = spawn('nginx', ['-c', main], { stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await isListening(port))) {
    if (server.exitCode !== null) throw new Error(`nginx 没有起来：${readFileSync(errors, 'utf8')}`);
  }
  return { server, pages: path.join(directory, 'pages'), log: () => readFileSync(errors, 'utf8') };
}

export async function stopFront({ server }: Front): Promise<void> {
  server.kill('SIGQUIT');
  if (server.exitCode === null) await once(server, 'exit');
}

function run(command: string, parameters: string[]): void {
  const { status, stderr } = spawnSync(command, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}
