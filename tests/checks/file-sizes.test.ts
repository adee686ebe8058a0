import { sources } from '../support/sources';

const code = sources(['app', 'components', 'lib', 'tests'], /\.tsx?$/);
/** Tables of data rather than code. */
const TABLES = ['lib/search/synonyms.ts'];
/** Written in two pieces, or this file would be found. */
const IGNORE = 'prettier-' + 'ignore';
const lines = (text: string) => text.split('\n').length;

test.each([
  { what: '页面', match: /^app\/.*page\.tsx$/, limit: 80 },
  { what: '组件', match: /^components\/.*\.tsx$/, limit: 200 },
  { what: '其余代码与测试', match: /^(lib|app\/api|tests)\/.*\.tsx?$/, limit: 300 },
])('$what 不超过 $limit 行', ({ match, limit }) => {
  const long = code.filter(({ file, text }) => match.test(file) && !TABLES.includes(file) && lines(text) > limit);
  expect(long.map(({ file, text }) => `${file}: ${lines(text)}`)).toEqual([]);
});

test('文件名是小写的词，用连字符相连，说出里面是什么', () => {
  const odd = code.filter(({ file }) => {
    const name = file.split('/').at(-1) ?? '';
    return (
      /^(index|utils)\./.test(name) ||
      !/^[a-z0-9]+(-[a-z0-9]+)*(\.(client|test|spec|gallery|module|config|d))?\.tsx?$/.test(name)
    );
  });
  expect(odd.map(({ file }) => file)).toEqual([]);
});

test('没有写进仓库的地址与路径', () => {
  const all = sources(['app', 'components', 'lib', 'graphql', 'tests'], /\.(tsx?|mjs|css|graphql)$/);
  const leaks = new RegExp(['registry' + '\\.npmjs', 'deb' + '\\.debian', '/work' + '/'].join('|'));
  expect(all.filter(({ text }) => leaks.test(text)).map(({ file }) => file)).toEqual([]);
});

test('只有一行行的数据表可以不按统一格式排', () => {
  const all = sources(['app', 'components', 'lib', 'tests'], /\.(tsx?|mjs)$/);
  const marked = all.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => {
      const isOnStatement = line.includes(IGNORE) && !new RegExp(`^\\s*[\\]})]+;? // ${IGNORE}$`).test(line);
      return isOnStatement ? [`${file}:${index + 1}`] : [];
    }),
  );
  expect(marked).toEqual([]);
});
