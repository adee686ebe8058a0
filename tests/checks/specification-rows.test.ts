import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { importsOf, sources } from '../support/sources';

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

const site = sources(['app', 'components', 'lib'], /\.(tsx?|mjs)$/).map((source) => ({
  ...source,
  imports: new Set(importsOf(source)),
}));

/** The functions that a test takes from the site; numbers may stand in style sheets instead. */
function takenBy(test: string): { module: string; name: string }[] {
  const imports = [...test.matchAll(/import \{([^}]+)\} from '@\/((?:app|components|lib)\/[^']+)'/g)];
  return imports.flatMap(([, names, module]) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[a-z]\w+$|^[A-Z][a-z]/.test(name))
      .map((name) => ({ module, name })),
  );
}

/** Does the site use it: another module imports it, or its own calls it? */
function isUsed({ module, name }: { module: string; name: string }): boolean {
  const isNamed = new RegExp(`\\b${name}\\b`, 'g');
  return site.some(({ file, text, imports }) => {
    const times = [...text.matchAll(isNamed)].length;
    return file.startsWith(`${module}.`) ? times > 1 : imports.has(module) && times > 0;
  });
}

const files = [...new Set(entries.flatMap(({ row }) => ('file' in row ? [row.file] : [])))];

test.each(files)('%s 证明的是网站用着的东西', (file) => {
  expect(takenBy(readFileSync(`tests/${file}`, 'utf8')).filter((taken) => !isUsed(taken))).toEqual([]);
});
