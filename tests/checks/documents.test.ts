import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS } from '../../lib/settings.mjs';
import { sources } from '../support/sources';

const CONTENT = 'lib/sample-content/README.md';
const documents = [
  ...['README.md', CONTENT].map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  ...sources(['components', 'lib', 'tests'], /\.md$/),
];
const textOf = (file: string) => documents.find((document) => document.file === file)!.text;
const packages = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  browserslist: string[];
};

const code = [
  ...sources(['app', 'components', 'lib'], /\.(tsx?|mjs)$/),
  ...['next.config.mjs', 'proxy.ts', 'instrumentation.ts', 'tests/playwright.config.ts'].map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  })),
];
/** What the tests alone read. */
const OF_TESTS = ['CHROMIUM', 'CHROMIUM_HEADLESS', 'OUTAGE'];

test('README 不超过 6 kB，先说两条命令；lib 的每个文件夹都在地图里', () => {
  const readme = textOf('README.md');
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(6_000);
  expect(readme).toMatch(/^# .+\n\n```sh\nnpm run site .+\nnpm test .+\n```\n/);
  const folders = readdirSync('lib', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !readme.includes(` ${name}/ `))).toEqual([]);
});

test('README 说的浏览器就是 browserslist 的', () => {
  const readme = textOf('README.md');
  const names = { chrome: 'Chromium and Edge', edge: 'Edge', firefox: 'Firefox', safari: 'Safari', ios_saf: 'iOS' };
  const said = packages.browserslist.map((line) => {
    const [name, , version] = line.split(' ');
    return `${names[name as keyof typeof names]} ${version}`;
  });
  expect(said.filter((part) => !readme.includes(part))).toEqual([]);
});

test('文档里的链接与路径都在', () => {
  const missing = documents.flatMap(({ file, text }) => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)\s#]+)/g)].map(([, link]) =>
      path.posix.join(path.posix.dirname(file), link),
    );
    const paths = [...text.matchAll(/`((?:app|components|lib|graphql|public|tests)\/[\w./()[\]-]+)`/g)];
    return [...(file === CONTENT ? [] : links), ...paths.map(([, name]) => name)]
      .filter((name) => !existsSync(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('环境变量的说明与 lib/settings.mjs 一致', () => {
  const named = [...textOf('lib/operations/settings.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name);
  expect([...new Set(named)].sort()).toEqual([...Object.keys(SETTINGS), ...OF_TESTS].sort());
});

test('代码读的每个环境变量都在 lib/settings.mjs 里', () => {
  // what Node and Next set themselves
  const given = ['NODE_ENV', 'NEXT_RUNTIME', 'NEXT_PHASE', 'NEXT_TELEMETRY_DISABLED', 'DEBIAN_FRONTEND', ...OF_TESTS];
  const read = code.flatMap(({ text }) =>
    [...text.matchAll(/(?:process\.env\.|settings\.|setting\(')([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name),
  );
  const names = [...new Set(read)].filter((name) => !given.includes(name) && !name.startsWith('TEST_'));
  expect(names.filter((name) => !(name in SETTINGS))).toEqual([]);
  expect(Object.keys(SETTINGS).filter((name) => !names.includes(name))).toEqual([]);
});

test('命令的说明与 package.json 一致', () => {
  const said = [...textOf('lib/commands/README.md').matchAll(/`npm (?:run )?([\w:-]+)`/g)].map(([, name]) => name);
  expect([...new Set(said)].sort()).toEqual(Object.keys(packages.scripts).sort());
});

test('每个运行时的依赖都写着为什么', () => {
  const lines = textOf('lib/operations/dependencies.md')
    .split('\n## ')[0]
    .match(/^- `.+?:/gm)!;
  const said = lines.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(said.sort()).toEqual(Object.keys(packages.dependencies).sort());
});

test('从 next/dist 取的都写在 decisions.md 里', () => {
  const section = textOf('lib/operations/decisions.md').split('\n## Names of Next')[1].split('\n## ')[0];
  const said = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, file]) => file);
  const found = code.filter(({ text }) => /(from|import\() ?'next\/dist\//.test(text)).map(({ file }) => file);
  expect(said.sort()).toEqual(found.sort());
});
