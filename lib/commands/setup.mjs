/**
 * What the two README commands need before they can do anything: the locked
 * packages, generated types and, for tests, a browser. Plain JavaScript,
 * because nothing is installed yet when it runs.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Runs a command with its output shown; ends the process when it fails. */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  if (result.status !== 0) {
    console.error(`没有成功：${command} ${args.join(' ')}`);
    process.exit(result.status ?? 1);
  }
}

/**
 * Installs the locked versions, unless that has been done. Not `npm ci`: it
 * refuses a lockfile without the optional packages of other platforms, and
 * registries that mirror only one platform make just such lockfiles.
 */
export function installPackages(place = '.') {
  const stamp = path.join(place, 'node_modules/.installed-lockfile');
  const lockfile = hash(readFileSync(path.join(place, 'package-lock.json')));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;
  run('npm', ['install', '--prefix', place, '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lockfile);
}

/** Types for GraphQL operations, made anew when the contract or an operation changed. */
export function generateTypes() {
  const stamp = 'graphql/generated/.source';
  const source = fingerprint(['graphql/schema.graphql', 'graphql/documents', 'codegen.ts', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return;
  run('npx', ['graphql-codegen', '--silent']);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, source);
}

/** Settings that pages are built from; a build with other values must not be served. */
export const CONTENT_SETTINGS = [
  'SITE_URL',
  'CONTENT_DIR',
  'CONTENT_SERVICE_URL',
  'CONTENT_QUERY_PATH',
  'CONTENT_SERVICE_TOKEN',
  'LINKED_HOSTS',
  'PRERENDER_LIMIT',
  'NEXT_PUBLIC_LAB_3D_URL',
  'NEXT_PUBLIC_SERVICE_WORKER',
  'GALLERY',
];

/** Builds the site, unless sources, content and content settings are those of the last build. */
export function buildSite(env = {}) {
  const settings = { ...process.env, ...env };
  const directory = settings.NEXT_DIST_DIR || '.next';
  const stamp = path.join(directory, 'built-from');
  const source = hash(
    JSON.stringify(CONTENT_SETTINGS.map((name) => settings[name] ?? '')) +
      fingerprint([
        'app',
        'components',
        'lib',
        'graphql',
        'public',
        'next.config.mjs',
        'proxy.ts',
        'instrumentation.ts',
        'package-lock.json',
      ]) +
      (settings.CONTENT_DIR ? fingerprint([settings.CONTENT_DIR]) : ''),
  );
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return;
  if (settings.NEXT_DIST_DIR) writeFileSync('.next-tsconfig.json', '{ "extends": "./tsconfig.json" }\n');
  run('npx', ['next', 'build'], env);
  writeFileSync(stamp, source);
}

/** Chromium and a Chinese font for browser tests; returns the browser's path, or null for Playwright's own. */
export function findBrowser() {
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  const hasFont = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).stdout?.trim();
  if (system && hasFont) return system;
  installDebianPackages(['chromium', 'fonts-noto-cjk', 'fontconfig']);
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  if (system) return system;
  if (spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }).status === 0) return null;
  console.error(
    '浏览器测试缺少 Chromium：请安装 Debian 的 chromium 与 fonts-noto-cjk，或运行 npx playwright install chromium。',
  );
  process.exit(1);
}

/** A PostgreSQL for the tests of the enquiry store, which must behave the same on both databases. */
export function findPostgres() {
  if (existsSync('/usr/lib/postgresql')) return;
  installDebianPackages(['postgresql']);
  if (existsSync('/usr/lib/postgresql')) return;
  console.error('需求存储的测试缺少 PostgreSQL：请安装 Debian 的 postgresql。');
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

/** Path, size and time of every file below the given places. */
function fingerprint(places) {
  const lines = [];
  const visit = (place) => {
    const stat = statSync(place, { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) lines.push(`${place}:${stat.size}:${stat.mtimeMs}`);
    else if (!/(^|\/)(generated|node_modules)$|^lib\/studio$/.test(place))
      for (const name of readdirSync(place).sort()) visit(path.join(place, name));
  };
  places.forEach(visit);
  return hash(lines.join('\n'));
}

function hash(data) {
  return createHash('sha256').update(data).digest('hex');
}
