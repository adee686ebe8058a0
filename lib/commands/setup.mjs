/**
 * What the two README commands need before they can do anything: the locked
 * packages, generated types and, for tests, a browser. Plain JavaScript,
 * because nothing is installed yet when it runs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { buildTsconfig } from '../build-tsconfig.mjs';
import { ownOrigin } from '../own-origin.mjs';
import { BUILD_SETTINGS } from '../settings.mjs';
import { writeBuiltSettings } from './built-settings.mjs';
import { bundleServer, serverFile } from './bundle-server.mjs';
import { contentFault } from './content-service.mjs';
import { finishBuild } from './finish-build.mjs';
import { lowerPdfJs } from './pdf-modules.mjs';
import { supervise } from './supervise.mjs';
import { answersHealth, watchHealth } from './watch-health.mjs';

/** Signals that end a command: whatever it has started must end with it. */
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Starts a command with its output shown; signals reach it too.
 * @returns its exit code, once it has ended
 */
function attached(command, args, env = {}, stdio = 'inherit', started = () => {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    });
    started(child);
    const pass = (signal) => child.kill(signal);
    for (const signal of ENDING) process.on(signal, pass);
    const ended = (code) => {
      for (const signal of ENDING) process.off(signal, pass);
      resolve(code);
    };
    child.on('error', () => ended(127));
    child.on('exit', (code, signal) => ended(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** Runs a command with its output shown; ends the process when it fails. */
export async function run(command, args, env = {}) {
  const code = await attached(command, args, env);
  if (code === 0) return;
  // ended by a signal: nothing to explain
  if (code < 128) console.error(`没有成功：${command} ${args.join(' ')}`);
  process.exit(code);
}

/** Most memory, in MB, that JavaScript may take in the server: beyond it the process ends rather than the machine. */
const HEAP_MB = 768;
/** Of what is new, in each thread: with the engine's own 16 MB three times as much of it lies about. */
const NEW_MB = 8;

/** Serves the built site until a signal ends it; one that crashes is started again. @returns the exit code */
export function serve(port, host) {
  let isEnding = false;
  for (const signal of ENDING) process.on(signal, () => (isEnding = true));
  // the channel closes when this process is killed: the server then stops by itself
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const limits = [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${NEW_MB}`];
  const server = [...limits, serverFile(process.env.NEXT_DIST_DIR || '.next')];
  // else the C library keeps what pictures and compression have freed apart for each thread
  const env = { NODE_ENV: 'production', PORT: port, HOST: host ?? '', MALLOC_ARENA_MAX: '2' };
  const origin = ownOrigin(port, host);
  const watch = (child) => {
    const isOver = () => isEnding || child.exitCode !== null || child.signalCode !== null;
    // what answers nobody does not listen to a polite signal either
    void watchHealth(
      () => answersHealth(origin),
      isOver,
      () => child.kill('SIGKILL'),
    );
  };
  const start = () => attached(process.execPath, server, env, stdio, watch);
  return supervise(start, () => isEnding);
}

/** Installs exactly the locked versions, unless that has been done. */
export async function installPackages(place = '.') {
  const stamp = path.join(place, 'node_modules/.installed-lockfile');
  const lockfile = hash(readFileSync(path.join(place, 'package-lock.json')));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;
  await run('npm', ['ci', '--prefix', place, '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lockfile);
}

/** What is made before anything is compiled: types for GraphQL operations, and pdf.js for old browsers. */
export async function generate() {
  const pdfJs = fingerprint(['package.json', 'package-lock.json', 'lib/commands/pdf-modules.mjs']);
  await Promise.all([generateTypes(), lowerPdfJs(pdfJs)]);
}

/** Types for GraphQL operations, made anew when the contract or an operation changed. */
async function generateTypes() {
  const stamp = 'graphql/generated/.source';
  const source = fingerprint(['graphql', 'codegen.ts', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return;
  await run('npx', ['graphql-codegen', '--silent']);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, source);
}

/** What a build is made from. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'graphql',
  'public',
  'next.config.mjs',
  'proxy.ts',
  'instrumentation.ts',
  'package-lock.json',
];

/**
 * Builds the site, unless sources, content and content settings are those of the last build.
 * @param makePages has Next make it; tests take the code of another build
 */
export async function buildSite(env = {}, makePages = () => run('npx', ['next', 'build'], env)) {
  const settings = { ...process.env, ...env };
  const directory = settings.NEXT_DIST_DIR || '.next';
  const stamp = path.join(directory, 'built-from');
  const source = hash(
    JSON.stringify(BUILD_SETTINGS.map((name) => settings[name] ?? '')) +
      fingerprint(SOURCES) +
      (settings.CONTENT_DIR ? fingerprint([settings.CONTENT_DIR]) : ''),
  );
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return;
  const fault = await contentFault(settings);
  if (fault) {
    console.error(fault);
    process.exit(1);
  }
  if (settings.NEXT_DIST_DIR) writeFileSync(buildTsconfig(directory), '{ "extends": "./tsconfig.json" }\n');
  await makePages();
  finishPages(directory);
  await bundleServer(directory);
  // where a server that may write nowhere else keeps what it makes
  for (const kept of ['server/route-cache', 'cache']) mkdirSync(path.join(directory, kept), { recursive: true });
  writeBuiltSettings(directory, settings);
  writeFileSync(stamp, source);
}

/** Finishes the pages of a build; one of unknown shape ends the process. */
function finishPages(directory) {
  const wrong = finishBuild(directory);
  if (wrong.length === 0) return;
  console.error(
    `构建出来的页面有 ${wrong.length} 个样子不对（lib/server/pages/finish-page.mjs）：\n${wrong.join('\n')}`,
  );
  process.exit(1);
}

/** Can text be written in Chinese? */
const hasChineseFont = () => Boolean(spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).stdout?.trim());

/** A Chinese font for what the server draws itself: posters, covers, papers without fonts of their own. */
export function findChineseFont() {
  if (process.platform !== 'linux' || hasChineseFont()) return;
  installDebianPackages(['fonts-noto-cjk', 'fontconfig']);
  if (!hasChineseFont()) {
    console.error('没有中文字体：海报画不成，不带字体的白皮书缺字。请安装 Debian 的 fonts-noto-cjk 与 fontconfig。');
  }
}

/** A whole Chromium and a Chinese font for browser tests; returns its path, or null for Playwright's own. */
export function findBrowser() {
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  if (system && hasChineseFont()) return system;
  installDebianPackages(['chromium', 'fonts-noto-cjk', 'fontconfig']);
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  if (system) return system;
  if (spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }).status === 0) return null;
  console.error(
    '浏览器测试缺少 Chromium：请安装 Debian 的 chromium 与 fonts-noto-cjk，或运行 npx playwright install chromium。',
  );
  process.exit(1);
}

/**
 * Chromium without a surface of its own, whose work takes half of a small machine's processors from the page: for
 * measuring, and for tests of what any Chromium does. Where there is none, the whole one.
 */
export function findHeadlessBrowser() {
  const shell = '/usr/lib/chromium/chromium-headless-shell';
  if (!existsSync(shell)) installDebianPackages(['chromium-headless-shell', 'fonts-noto-cjk', 'fontconfig']);
  return existsSync(shell) ? shell : findBrowser();
}

/** A PostgreSQL for the tests of the enquiry store, which must behave the same on both databases. */
export const findPostgres = () =>
  findPackages(['/usr/lib/postgresql'], ['postgresql'], '需求存储的测试缺少 PostgreSQL：请安装 Debian 的 postgresql。');

/** A Redis for the tests of what several machines share. */
export const findRedis = () =>
  findPackages(
    ['/usr/bin/redis-server'],
    ['redis-server'],
    '几台机器的测试缺少 Redis：请安装 Debian 的 redis-server。',
  );

/** nginx for the test of the configuration in `lib/operations`. */
export const findNginx = () =>
  findPackages(
    ['/usr/sbin/nginx'],
    ['nginx-light', 'openssl'],
    '前面一层的测试缺少 nginx：请安装 Debian 的 nginx-light 与 openssl。',
  );

/** Firefox, and WebKit with a screen for its window, for the tests in tests/engines. */
export const findEngines = () =>
  findPackages(
    ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk', 'fontconfig'],
    '别的浏览器的测试缺少 Firefox 或 WebKit：请安装 Debian 的 firefox-esr、webkit2gtk-driver 与 xvfb。',
  );

/** Installs what the tests need, where it is not; ends with a complaint where that is impossible. */
function findPackages(files, packages, complaint) {
  const isThere = () => files.every((file) => existsSync(file));
  if (isThere()) return;
  installDebianPackages(packages);
  if (isThere()) return;
  console.error(complaint);
  process.exit(1);
}

function installDebianPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
}

/** Path, size and time of every file below the given places; what is made from them does not count. */
export function fingerprint(places) {
  const lines = [];
  eachFile(places, (file, { size, mtimeMs }) => lines.push(`${file}:${size}:${mtimeMs}`));
  return hash(lines.join('\n'));
}

function eachFile(places, look) {
  for (const place of places) {
    const stat = statSync(place, { throwIfNoEntry: false });
    if (!stat) continue;
    if (!stat.isDirectory()) {
      // documents are no part of a build, nor is what a compiler leaves beside its sources
      if (!/(\.md|\.tsbuildinfo|next-env\.d\.ts)$/.test(place)) look(place, stat);
    } else if (!/(^|\/)(generated|node_modules|\.next)$/.test(place))
      eachFile(
        readdirSync(place)
          .sort()
          .map((name) => path.join(place, name)),
        look,
      );
  }
}

function hash(data) {
  return createHash('sha256').update(data).digest('hex');
}
