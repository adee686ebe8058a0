import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Row {
  file: string;
  test: string;
}

const ROWS = parse(readFileSync('tests/specification-rows.yaml', 'utf8')) as Record<string, Record<string, Row>>;

test('两张表的每一行都在', () => {
  expect(Object.keys(ROWS.constants)).toHaveLength(31);
  expect(Object.keys(ROWS.errors)).toHaveLength(12);
});

test('每一行都有一条测试', () => {
  const unproven = Object.values(ROWS).flatMap((rows) =>
    Object.entries(rows)
      .filter(([, { file, test: part }]) => !testNames(file).some((name) => name.includes(part)))
      .map(([name]) => name),
  );
  expect(unproven).toEqual([]);
});

function testNames(file: string): string[] {
  const declared = /\btest(?:\.each)?\b[\s\S]{0,2000}?(['`])([^'`\n]{3,})\1,\s*(?:async )?\(/g;
  return [...readFileSync(`tests/${file}`, 'utf8').matchAll(declared)].map(([, , name]) => name);
}
