import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Row = { file: string; test: string } | { later: string };

const ROWS = parse(readFileSync('tests/specification-rows.yaml', 'utf8')) as Record<string, Record<string, Row>>;
const entries = Object.entries(ROWS).flatMap(([section, rows]) =>
  Object.entries(rows).map(([name, row]) => ({ section, name, row })),
);

test('两张表的每一行都在', () => {
  expect(Object.keys(ROWS.constants)).toHaveLength(31);
  expect(Object.keys(ROWS.errors)).toHaveLength(12);
});

test.each(entries)('$section $name 有一条测试，或写明随什么一起来', ({ row }) => {
  if ('later' in row) return expect(row.later).not.toBe('');
  const names = [
    ...readFileSync(`tests/${row.file}`, 'utf8').matchAll(
      /\btest(?:\.each)?\b[\s\S]{0,2000}?(['`])([^'`\n]{3,})\1,\s*(?:async )?\(/g,
    ),
  ];
  expect(names.map(([, , name]) => name).filter((name) => name.includes(row.test))).not.toEqual([]);
});
