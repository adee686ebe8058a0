/**
 * @jest-environment node
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { splitAtMore } from '@/lib/white-papers/text-parts';

const TEXTS = 'lib/sample-content/white-paper';
const FILES = 'lib/sample-content/files/white-paper';
const aliases = readdirSync(TEXTS)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -'.md'.length));

let made: Record<string, { markdown: string; figures: [name: string, svg: string][] }>;
beforeAll(() => {
  const output = execFileSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'tests/support/site-texts.ts', ...aliases],
    { encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 },
  );
  made = JSON.parse(output.trim().split('\n').at(-1)!);
}, 120_000);

describe.each(aliases)('%s', (alias) => {
  const file = readFileSync(`${FILES}/${alias}.md`, 'utf8');

  test('文字版与图由现在的正文写出，公开到 PDF 第三页为止：改了正文要运行 npm run paper-texts', () => {
    const { markdown, figures } = made[alias];
    expect(file).toBe(markdown);
    expect(readdirSync(`${FILES}/${alias}`).sort()).toEqual(figures.map(([name]) => name).sort());
    for (const [name, svg] of figures) expect(readFileSync(`${FILES}/${alias}/${name}`, 'utf8')).toBe(svg);
  });

  test('公开的部分与后文都有内容，没有剩下的记号，标题不落在公开部分的末尾', () => {
    const { free, rest } = splitAtMore(file);
    expect(free.length).toBeGreaterThan(500);
    expect(rest.length).toBeGreaterThan(free.length / 4);
    expect(file).not.toMatch(/\[@|\{[图表]:|\{-\}|```figure/);
    expect(free.split('\n').at(-1)).not.toMatch(/^#/);
    expect(rest).toContain('## 参考文献');
  });

  test('每张图都在，说明不空', () => {
    const pictures = [...file.matchAll(/!\[(.*)\]\((.*)\)/g)];
    expect(pictures.every(([, alt]) => alt.length > 3)).toBe(true);
    for (const [, , name] of pictures) expect(readFileSync(`${FILES}/${name}`, 'utf8')).toMatch(/^<svg xmlns=/);
  });
});
