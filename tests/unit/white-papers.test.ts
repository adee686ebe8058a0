/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readPdf, textDigest, type PdfFacts } from '@/lib/studio/white-papers/read-pdf';

const TEXTS = path.resolve('lib/sample-content/white-paper');
const FILES = path.resolve('lib/sample-content/media/white-paper');
const MAX_BYTES = 3 * 1024 * 1024;

const aliases = readdirSync(TEXTS)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.slice(0, -'.yaml'.length));

/** Chapters and sections as the outline has them: the number stands directly before the title. */
function chaptersOf(alias: string): string[] {
  const text = readFileSync(path.join(TEXTS, `${alias}.md`), 'utf8').replace(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/^##+ (.+?)(?: \{-\})?$/gm)].map(([, title]) => title);
}

test('有十一份白皮书', () => {
  expect(aliases).toHaveLength(11);
});

describe.each(aliases)('%s', (alias) => {
  const item = parse(readFileSync(path.join(TEXTS, `${alias}.yaml`), 'utf8')) as { displayText: string; pages: number };
  const bytes = readFileSync(path.join(FILES, `${alias}.pdf`));
  let facts: PdfFacts;

  beforeAll(async () => {
    facts = await readPdf(bytes);
  });

  test('PDF由现在的Markdown正文印出', () => {
    expect(facts.textDigest).toBe(textDigest(readFileSync(path.join(TEXTS, `${alias}.md`))));
  });

  test('PDF页数与条目里写的一致，不超过3 MB', () => {
    expect(facts.pages).toBe(item.pages);
    expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
  });

  test('PDF带标签，字体全部以TrueType嵌入', () => {
    expect(facts.tagged).toBe(true);
    expect(facts.otherFonts).toBe('');
  });

  test('书签列出全部章节与参考文献，页码不倒退', () => {
    const titles = facts.outline.map(({ title }) => title);
    const chapters = chaptersOf(alias);
    expect(titles).toHaveLength(chapters.length + 2);
    chapters.forEach((chapter, index) =>
      expect(titles[index + 1].replace(/\s/g, '')).toContain(chapter.replace(/\s/g, '')),
    );
    expect(titles.at(-1)).toBe('参考文献');
    const pages = facts.outline.map(({ page }) => page);
    expect(pages).toEqual([...pages].sort((a, b) => a - b));
    expect(pages[0]).toBe(1);
  });

  test('首页写着题名，文件信息里也是', () => {
    const [head, tail = ''] = item.displayText.split('：');
    expect(facts.firstPage).toContain(head);
    expect(facts.firstPage).toContain(tail);
    expect(facts.title).toBe(item.displayText);
  });
});
