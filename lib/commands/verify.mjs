/**
 * `npm test`: everything. `npm run check` (`--quick`): everything that needs no build.
 * Ends with one line over all runners: "N passed, N failed".
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
  findBrowser,
  findChineseFont,
  findEngines,
  findHeadlessBrowser,
  findNginx,
  findPostgres,
  findRedis,
  generate,
  installPackages,
} from './setup.mjs';

const quick = process.argv.includes('--quick');
const REPORTS = 'test-results';
let passed = 0;
let failed = 0;
const failures = [];
const flaky = [];

await installPackages();
await installPackages('tests/engines');
// its collections are looked at by unit tests, too
await installPackages('lib/cms');
await generate();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** They read what a build writes beside the sources: before there is one. */
const types = [['类型', 'npx', ['tsc', '--noEmit']]];
if (!quick) types.push(['内容管理的类型', 'npx', ['tsc', '--noEmit', '-p', 'lib/cms']]);
const rules = [
  ['代码规范', 'npx', ['eslint', '--max-warnings=0', '.']],
  ['引用', 'npm', ['run', '--silent', 'lint:imports']],
  ['样式', 'npm', ['run', '--silent', 'lint:styles']],
  ['没有人用的', 'npm', ['run', '--silent', 'lint:unused']],
  ['格式', 'npx', ['prettier', '--check', '--log-level=warn', '.']],
  ['内容', 'npx', ['tsx', 'lib/commands/content-check.ts']],
];
findPostgres();
findRedis();
findNginx();
findChineseFont();
// one after another, for each keeps one processor busy; the tests beside them often wait for servers and databases
const typesAreChecked = lint(types);
let cmsIsBuilt;
const rulesAreChecked = typesAreChecked.then(() => {
  if (quick) return lint(rules);
  // at the lowest priority, in whatever time the tests leave until their end
  cmsIsBuilt = once(
    spawn(...gently(process.execPath, ['lib/commands/cms.mjs', '--build']), { stdio: 'ignore' }),
    'close',
  );
  return cmsIsBuilt.then(() => lint(rules.map(([name, ...command]) => [name, ...gently(...command)])));
});
await Promise.all([typesAreChecked, jest('单元与组件测试', process.execPath, 'jest.json')]);
if (!quick) {
  await underOtherNodes();
  const env = {
    SITE_URL: 'http://127.0.0.1:3100',
    CHROMIUM: process.env.CHROMIUM || findBrowser() || '',
    CHROMIUM_HEADLESS: process.env.CHROMIUM_HEADLESS || findHeadlessBrowser() || '',
  };
  delete process.env.CONTENT_DIR;
  delete process.env.CONTENT_SERVICE_URL;
  await playwright('浏览器测试', 'tests/playwright.config.ts', 'playwright.json', env);
  findEngines();
  // what has failed is tried once more, and said, by the tests themselves
  await cmsIsBuilt;
  // beside each other, for the first is one after another and often waits; both take the site that has just been built
  await Promise.all([
    playwright('内容管理', 'tests/cms/playwright.config.ts', 'cms.json', env),
    playwright('别的浏览器', 'tests/engines/playwright.config.ts', 'engines.json', env),
  ]);
}
await rulesAreChecked;
for (const name of flaky) console.log(`第二次才通过：${name}`);
// again at the end: of a long log only the last page may be kept
for (const name of failures) console.log(`没有通过：${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function lint(steps) {
  for (const one of steps) await step(...one);
}

/** The command and its arguments, at the lowest priority. */
function gently(command, args) {
  return ['nice', ['-n', '19', command, ...args]];
}

/** What a step prints is shown when it has ended, so that it stays together. */
async function step(name, command, args) {
  const said = [];
  const ok = await timed(name, async () => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
    const [code] = await once(child, 'close');
    process.stdout.write(Buffer.concat(said));
    return code === 0;
  });
  if (ok) passed += 1;
  else fail(name);
}

function fail(...names) {
  failed += names.length;
  failures.push(...names);
}

/** A test runner counts its own tests; one that dies without a report counts as one failure. */
async function runner(name, command, args, count, env = {}) {
  const status = await timed(name, async () => {
    const [code] = await once(spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }), 'close');
    return code;
  });
  try {
    const counts = count();
    passed += counts.passed;
    fail(...(counts.failed.length === 0 && status !== 0 ? [name] : counts.failed));
  } catch {
    fail(name);
  }
}

/** @param files expression for the paths of the test files; none: all */
function jest(name, node, report, ...files) {
  const file = `${REPORTS}/${report}`;
  const args = ['node_modules/jest/bin/jest.js', '--config', 'tests/jest.config.mjs', '--json', `--outputFile=${file}`];
  return runner(name, node, [...args, ...files], () => {
    const counts = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: counts.numPassedTests, failed: counts.testResults.flatMap(failedIn) };
  });
}

/** The failed tests of a file, by file and name; a file that could not run is one. */
function failedIn({ name, status, assertionResults }) {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [file];
  return failed.map(({ fullName, failureMessages }) => `${file} ${fullName}${startOf(failureMessages.at(-1))}`);
}

/** The first lines of what a failed test says, without colours, each on a line of its own. */
function startOf(message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => line.trim())
    .slice(0, 20)
    .map((line) => `\n    ${line.slice(0, 300)}`)
    .join('');
}

/**
 * What a newer Node may do otherwise: servers, streams, files and SQLite. Their binaries are packages (`tests/nodes`).
 * Random input, drawings and other services are long and say nothing of a Node.
 */
async function underOtherNodes() {
  const server =
    'tests/unit/lib/(cache|content/reading/(hostile-(bodies|slow)|slow)|content-service/(folder|media|scan)|database|enquiries|http|log|server)' +
    '(?!.*/(upstream-fuzz|hostile-types|.*-on-postgres|shared-.*)\\.test)';
  await installPackages('tests/nodes');
  // beside each other, for they often wait
  await Promise.all(
    [24, 26].map((version) => {
      const node = `tests/nodes/node_modules/node-${version}/bin/node`;
      if (existsSync(node)) return jest(`服务器的测试，Node ${version}`, node, `jest-${version}.json`, server);
      return console.log(`没有这台机器用的 Node ${version}，跳过`);
    }),
  );
}

function playwright(name, config, report, env) {
  return runner(name, 'npx', ['playwright', 'test', '--config', config], () => countPlaywright(report), env);
}

function countPlaywright(report) {
  const { stats, errors, suites } = JSON.parse(readFileSync(`${REPORTS}/${report}`, 'utf8'));
  // what needed its second try counts as passed and is named
  flaky.push(...suites.flatMap((suite) => withStatus('flaky', suite)));
  const failed = suites.flatMap((suite) => withStatus('unexpected', suite));
  return { passed: stats.expected + stats.flaky, failed: [...failed, ...errors.map(({ message }) => message)] };
}

/** The tests of a suite that ended so, by project, file, line and name; one name per project. */
function withStatus(wanted, { specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(
        ({ projectName, results }) =>
          `[${projectName}] ${file}:${line} ${title}${results.flatMap(({ error }) => reasons(error)).join('')}`,
      ),
  );
  return [...own, ...suites.flatMap((suite) => withStatus(wanted, suite))];
}

/** What a failed try says, and what that came from: of a connection the first says no more than that it failed. */
function reasons(error) {
  return error ? [startOf(error.message), ...reasons(error.cause)] : [];
}

async function timed(name, work) {
  const start = Date.now();
  console.log(`\n—— ${name}`);
  const result = await work();
  console.log(`—— ${name}：${((Date.now() - start) / 1000).toFixed(0)} 秒`);
  return result;
}
