import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { sources } from '../support/sources';

interface Locked {
  optionalDependencies?: Record<string, string>;
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
}

const locked = (file: string) =>
  Object.entries((JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> }).packages)
    .filter(([name, entry]) => name !== '' && !entry.link)
    .map(([name, entry]) => ({ name: name.replace(/^.*node_modules\//, ''), ...entry }));
const all = locked('package-lock.json');
const isForTests = ({ dev, devOptional }: Locked) => Boolean(dev ?? devOptional);
const licencesOf = (entries: Locked[]) => [...new Set(entries.map(({ license }) => license ?? 'none named'))].sort();

const [, licences] = readFileSync('lib/operations/dependencies.md', 'utf8').split('\n## Licences\n');
/** The licences that an entry of the document lists between backquotes. */
const listed = (title: string) => {
  const entry = licences.split(/\n(?=- |\n)/).find((text) => text.startsWith(`- ${title}:`)) ?? '';
  return [...entry.matchAll(/`([^`]+)`/g)].map(([, name]) => name).sort();
};
const SHIPPED = listed('Shipped');
const FOR_TESTS = listed('For build and tests only');

test('随网站发布的包，许可证都列在 dependencies.md 里', () => {
  expect(licencesOf(all.filter((entry) => !isForTests(entry)))).toEqual(SHIPPED);
});

test('只在构建与测试时用的包，许可证也都列着', () => {
  expect(licencesOf(all.filter(isForTests))).toEqual(FOR_TESTS);
});

test('内容管理自己装的包，许可证也都列着', () => {
  expect(licencesOf(locked('lib/cms/package-lock.json'))).toEqual(listed('The CMS'));
});

test('列着的没有一种要求公开网站的源码', () => {
  const demanding = /(^|[^L])GPL|AGPL|SSPL|BUSL|Commons-Clause|CC-BY-NC/;
  // of several that may be chosen from, one is enough
  const bound = [...SHIPPED, ...FOR_TESTS, ...listed('The CMS')].filter((licence) =>
    licence.split(' OR ').every((choice) => demanding.test(choice)),
  );
  expect(bound).toEqual([]);
});

test('每个包都锁了散列', () => {
  expect(all.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ name }) => name)).toEqual([]);
});

/** Asks for a script at installation and works without: npm does not run it (`ignore-scripts` in the Dockerfile). */
const WORKS_WITHOUT = ['@parcel/watcher', 'core-js', 'esbuild'];

test('有安装脚本的包只有三个，没有它也能用；随网站发布的只有 tsx 带的一个', () => {
  const withScript = all.filter(({ hasInstallScript }) => hasInstallScript);
  expect(withScript.filter((entry) => !isForTests(entry)).map(({ name }) => name)).toEqual(['esbuild']);
  expect(withScript.map(({ name }) => name).sort()).toEqual(WORKS_WITHOUT);
});

const LOCKFILES = ['package-lock.json', ...sources(['lib', 'tests'], /package-lock\.json$/).map(({ file }) => file)];

test.each(LOCKFILES)('%s 是完整的：别的平台的包也在，npm ci 才肯装；不写登记处的地址', (file) => {
  const text = readFileSync(file, 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, Locked> };
  /** Node looks beside the package and in every folder above it. */
  const isLocked = (place: string, name: string): boolean =>
    `${place ? `${place}/` : ''}node_modules/${name}` in packages ||
    (place !== '' && isLocked(place.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), name));
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(place, name)),
  );
  expect(missing).toEqual([]);
  expect(text).not.toMatch(/"resolved": "https?:/);
});

test('直接依赖都定了版本', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d/.test(version));
  expect(loose).toEqual([]);
});

interface Audit {
  vulnerabilities?: Record<string, { severity: string }>;
}

const grave = graveVulnerabilities();
/** Without a network, or behind a registry that knows no audits, nothing can be said: the test is skipped, not passed. */
const whenAnswered = grave ? test : test.skip;

whenAnswered('随网站发布的包没有已知的严重漏洞（登记处不答复时跳过）', () => {
  expect(grave).toEqual([]);
});

function graveVulnerabilities(): string[] | null {
  const quick = ['--fetch-retries=0', '--fetch-timeout=15000'];
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', ...quick], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  try {
    const { vulnerabilities } = JSON.parse(stdout) as Audit;
    return (
      (vulnerabilities &&
        Object.keys(vulnerabilities).filter((name) => /high|critical/.test(vulnerabilities[name].severity))) ??
      null
    );
  } catch {
    return null;
  }
}
