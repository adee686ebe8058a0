import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { importsOf, sources } from '../support/sources';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

/** Whatever else appears there is a picture or a note that somebody has left. */
const TOP_LEVEL = [
  '.ci',
  '.gitignore',
  '.prettierignore',
  'README.md',
  'app',
  'codegen.ts',
  'components',
  'eslint.config.mjs',
  'graphql',
  'instrumentation.ts',
  'lib',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'proxy.ts',
  'public',
  'tests',
  'tsconfig.json',
];

/** Packages that no source imports, each with its reason. */
const UNIMPORTED: Record<string, string> = {
  '@graphql-codegen/client-preset': 'codegen.ts 按名字要它',
  '@testing-library/dom': '@testing-library/react 要它在旁边',
  '@types/jest': '类型',
  '@types/node': '类型',
  '@types/react': '类型',
  '@types/react-dom': '类型',
  '@types/nodemailer': '类型',
  '@types/pg': '类型',
  '@types/qrcode': '类型',
  'jest-environment-jsdom': '测试文件按名字要它',
  eslint: '命令',
  jest: '命令',
  prettier: '命令',
  typescript: '命令',
};
/** Exports that nothing in the repository imports, each with its reason. */
const UNUSED: Record<string, string> = {
  'lib/constants.ts: CUSTOMERS_PER_ROW': '样式里的同一个数',
  'lib/constants.ts: CUSTOMERS_PER_ROW_NARROW': '样式里的同一个数',
  'lib/constants.ts: REVEAL_DURATION_MS': '样式里的同一个数，checks/constants 比较',
  'lib/constants.ts: REVEAL_DISTANCE_PX': '样式里的同一个数，checks/constants 比较',
};

const CODE = /\.(tsx?|mjs)$/;
const shipped = sources(['app', 'components', 'lib', 'graphql'], CODE);
const tests = sources(['tests'], CODE);
const atRoot = ['proxy.ts', 'instrumentation.ts', 'next.config.mjs', 'codegen.ts', 'eslint.config.mjs'].map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

test('每个依赖都有人引用，或写明为什么没有', () => {
  const imported = new Set(
    [...shipped, ...tests, ...atRoot].flatMap((source) =>
      importsOf(source).map((target) =>
        target
          .split('/')
          .slice(0, target.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    ),
  );
  const all = Object.keys({ ...dependencies, ...devDependencies });
  expect(all.filter((name) => !imported.has(name) && !UNIMPORTED[name])).toEqual([]);
  expect(Object.keys(UNIMPORTED).filter((name) => !all.includes(name) || imported.has(name))).toEqual([]);
});

test('网站运行时引用的不在 devDependencies 里', () => {
  const running = shipped.filter(
    ({ file }) => !/^(lib\/(commands|white-paper-press|sample-content)\/|graphql\/)/.test(file),
  );
  const wrong = running.flatMap((source) =>
    importsOf(source)
      .filter((target) => Object.keys(devDependencies).some((name) => target === name || target.startsWith(`${name}/`)))
      .map((target) => `${source.file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('没有只靠测试活着的导出：自己的文件与别的文件都不用', () => {
  const users = [...shipped, ...atRoot].map(({ file, text }) => ({ file, text }));
  /** What Next itself asks a file of app/ for. */
  const ofNext =
    /^(default|metadata|viewport|generateMetadata|generateStaticParams|instant|revalidate|dynamic|GET|HEAD|POST|config|proxy|register)$/;
  const unused = shipped
    .filter(({ file }) => /\.tsx?$/.test(file) && !/generated|\.gallery\.tsx$/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^export (?:declare )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm)]
        .map(([, name]) => name)
        .filter((name) => !(file.startsWith('app/') && ofNext.test(name)))
        .filter((name) => {
          const word = new RegExp(`\\b${name}\\b`, 'g');
          const uses = (user: string) => user.match(word)?.length ?? 0;
          return uses(text) === 1 && !users.some((user) => user.file !== file && uses(user.text) > 0);
        })
        .map((name) => `${file}: ${name}`),
    );
  expect(unused.filter((name) => !UNUSED[name])).toEqual([]);
  expect(Object.keys(UNUSED).filter((name) => !unused.includes(name))).toEqual([]);
});

const tracked = spawnSync('git', ['ls-files'], { encoding: 'utf8' });
/** A machine may have no git, and a copy of the sources is no clone. */
const ofClone = tracked.status === 0 && tracked.stdout !== '' ? test : test.skip;

ofClone('最上层只有工具非要在那里的文件和讲好的文件夹', () => {
  const files = tracked.stdout.split('\n').filter(Boolean);
  expect([...new Set(files.map((file) => file.split('/')[0]))].sort()).toEqual(TOP_LEVEL);
});
