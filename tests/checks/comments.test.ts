import { readFileSync } from 'node:fs';
import { sources } from '../support/sources';

/** Documents that are not in the repository, and their sections. */
const ELSEWHERE = /SPECIFICATION|PRODUCT\.md|DESIGN(-[A-Z]+)?\.md|ARCHITECTURE|WRITING\.md|§ ?\d/;

test('注释与文档说出规则本身，不引用仓库里没有的文件', () => {
  const all = sources(['app', 'components', 'lib', 'graphql', 'public', 'tests'], /\.(tsx?|m?js|css|graphql|md)$/);
  all.push({ file: 'README.md', text: readFileSync('README.md', 'utf8') });
  const citing = all.filter(({ file, text }) => file !== 'tests/checks/comments.test.ts' && ELSEWHERE.test(text));
  expect(citing.map(({ file }) => file)).toEqual([]);
});

test('测试等的是条件，不是时间', () => {
  const asleep = sources(['tests/e2e', 'tests/unit', 'tests/component'], /\.tsx?$/).filter(({ text }) =>
    /waitForTimeout|setTimeout\((resolve|done|r)\b|from 'node:timers\/promises'.*setTimeout/.test(text),
  );
  expect(asleep.map(({ file }) => file)).toEqual([]);
});
