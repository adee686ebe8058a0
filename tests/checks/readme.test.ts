import { readFileSync } from 'node:fs';
import { SETTINGS } from '../../lib/settings.mjs';
import { sources } from '../support/sources';

const readme = readFileSync('README.md', 'utf8');
const section = (title: string) => readme.split(`\n## ${title}\n`)[1].split('\n## ')[0];
/** The names in the first column of a table. */
const firstColumn = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => [...(/^\| (`.*?) +\|/.exec(line)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));

const code = [
  ...sources(['app', 'components', 'lib'], /\.(tsx?|mjs)$/),
  ...['next.config.mjs', 'proxy.ts', 'instrumentation.ts', 'tests/playwright.config.ts'].map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  })),
];
/** What the tests alone read. */
const OF_TESTS = ['CHROMIUM', 'CHROMIUM_HEADLESS', 'OUTAGE'];

test('环境变量的表与 lib/settings.mjs 一致', () => {
  expect(firstColumn(section('配置')).sort()).toEqual([...Object.keys(SETTINGS), ...OF_TESTS].sort());
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

test('命令的表与 package.json 一致', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const text = section('命令');
  const missing = Object.keys(scripts).filter((name) => {
    const [group, part] = name.split(':');
    return (
      ![name, `npm run ${name}`, `npm ${name}`].some(
        (word) => text.includes(`\`${word}\``) || text.includes(`\`${word} `),
      ) && !(part && text.includes(`npm run ${group}:`) && text.includes(`\`:${part}\``))
    );
  });
  expect(missing).toEqual([]);
});

test('每个运行时的依赖都写着为什么', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  expect(firstColumn(section('运行时的依赖')).sort()).toEqual(Object.keys(dependencies).sort());
});
