import { reachedInBrowser } from '../support/import-graph';
import { sources } from '../support/sources';

const all = sources(['app', 'components', 'lib'], /\.tsx?$/);

test('带 "use client" 的文件以 .client.tsx 结尾，反之亦然', () => {
  // Next fixes the name of error boundaries
  const isBoundary = (file: string) => /(^|\/)(global-)?error\.tsx$/.test(file);
  const odd = all.filter(({ file, text }) => {
    const declared = /^['"]use client['"]/m.test(text.slice(0, 200));
    return declared !== file.endsWith('.client.tsx') && !(declared && isBoundary(file));
  });
  expect(odd.map(({ file }) => file)).toEqual([]);
});

test('门（lib/content）只在服务器上', () => {
  const door = all.filter(({ file, text }) => file.startsWith('lib/content/') && /'use cache'/.test(text));
  expect(door.length).toBeGreaterThan(10);
  expect(door.filter(({ text }) => !text.includes("import 'server-only'")).map(({ file }) => file)).toEqual([]);
});

/** What an old browser cannot parse, and what every browser does in its own way. */
const NOT_FOR_BROWSERS = [
  { what: '正则里的向后看（Safari 16.4 之前是语法错误）', pattern: /\(\?<[=!]/ },
  { what: '分词（每个浏览器分得不一样，对不上服务器的 HTML）', pattern: /Intl\.Segmenter\(/ },
  { what: '只在服务器上的模块', pattern: /import 'server-only'/ },
];

test.each(NOT_FOR_BROWSERS)('到浏览器的代码里没有$what', ({ pattern }) => {
  const reached = reachedInBrowser();
  expect(reached.length).toBeGreaterThan(100);
  expect(reached.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
});
