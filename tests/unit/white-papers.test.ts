/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { citationMark, entry, readItem } from '@/lib/studio/white-papers/references';
import { readPdf, textDigest, type PdfFacts } from '@/lib/studio/white-papers/read-pdf';

const TEXTS = path.resolve('lib/sample-content/white-paper');
const FILES = path.resolve('lib/sample-content/files/white-paper');
const MAX_BYTES = 3 * 1024 * 1024;

const aliases = readdirSync(TEXTS)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.slice(0, -'.yaml'.length));

const facts = (name: string) => parse(readFileSync(path.resolve('lib/sample-content/facts', name), 'utf8')) as unknown;
const { terms, forbidden } = facts('terms.yaml') as { terms: { avoid?: string[] }[]; forbidden: string[] };
const settled = facts('settled.yaml') as { avoid?: string[] }[];
/** Words and statements the content no longer uses. */
const dropped = [...forbidden, ...[...terms, ...settled].flatMap(({ avoid = [] }) => avoid)];

/** Chapters and sections as the outline has them: the number stands directly before the title. */
function chaptersOf(alias: string): string[] {
  const text = readFileSync(path.join(TEXTS, `${alias}.md`), 'utf8').replace(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/^##+ (.+?)(?: \{-\})?$/gm)].map(([, title]) => title);
}

test('有十一份白皮书', () => {
  expect(aliases).toHaveLength(11);
});

describe.each(aliases)('%s', (alias) => {
  const item = parse(readFileSync(path.join(TEXTS, `${alias}.yaml`), 'utf8')) as {
    displayText: string;
    publishedUtc: string;
    pages: number;
  };
  const bytes = readFileSync(path.join(FILES, `${alias}.pdf`));
  let file: PdfFacts;

  beforeAll(async () => {
    file = await readPdf(bytes);
  });

  test('PDF由现在的Markdown正文印出', () => {
    expect(file.textDigest).toBe(textDigest(readFileSync(path.join(TEXTS, `${alias}.md`))));
  });

  test('PDF页数与条目里写的一致，不超过3 MB', () => {
    expect(file.pages).toBe(item.pages);
    expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
  });

  test('PDF带标签，字体全部以TrueType嵌入', () => {
    expect(file.tagged).toBe(true);
    expect(file.otherFonts).toBe('');
  });

  test('书签列出全部章节与参考文献，页码不倒退', () => {
    const titles = file.outline.map(({ title }) => title);
    const chapters = chaptersOf(alias);
    expect(titles).toHaveLength(chapters.length + 2);
    chapters.forEach((chapter, index) =>
      expect(titles[index + 1].replace(/\s/g, '')).toContain(chapter.replace(/\s/g, '')),
    );
    expect(titles.at(-1)).toBe('参考文献');
    const pages = file.outline.map(({ page }) => page);
    expect(pages).toEqual([...pages].sort((a, b) => a - b));
    expect(pages[0]).toBe(1);
  });

  test('不早于它引用的论文、文档与白皮书', () => {
    const text = readFileSync(path.join(TEXTS, `${alias}.md`), 'utf8');
    const edition = /^revised: (\S+)$/m.exec(text)?.[1] ?? item.publishedUtc.slice(0, 10);
    const cited = [...text.matchAll(/@((?:publication|tech-document|white-paper)\/[\w-]+)/g)].map(([, name]) => name);
    const younger = cited.filter(
      (name) => readItem<{ publishedUtc: string }>(name).publishedUtc.slice(0, 10) > edition,
    );
    expect(younger).toEqual([]);
  });

  test('正文不用事实表里弃用的说法', () => {
    const text = readFileSync(path.join(TEXTS, `${alias}.md`), 'utf8');
    expect(dropped.filter((words) => text.includes(words))).toEqual([]);
  });

  test('首页写着题名，文件信息里也是', () => {
    const [head, tail = ''] = item.displayText.split('：');
    expect(file.firstPage).toContain(head);
    expect(file.firstPage).toContain(tail);
    expect(file.title).toBe(item.displayText);
  });
});

describe('参考文献', () => {
  test('相连的序号合写，其余用逗号', () => {
    expect(citationMark([2])).toBe('[2]');
    expect(citationMark([3, 1, 2, 5])).toBe('[1-3,5]');
    expect(citationMark([4, 5])).toBe('[4,5]');
  });

  test('论文、文档、白皮书与标准各按GB/T 7714著录', () => {
    expect(entry('publication/sync-offset')).toMatch(
      /^\p{Script=Han}+, \p{Script=Han}+\. 十二台无线设备连续采集六十分钟的时钟偏差\[J\]\. 人因工程研究, \d{4}, \d+\(\d+\): \d+-\d+\. DOI: 10\.\d+\/\S+\.$/u,
    );
    expect(entry('tech-document/sync-acceptance')).toMatch(
      /\[EB\/OL\]\. 苏州: 衡知人因研究云平台, \(\d{4}-\d\d-\d\d\)\.$/,
    );
    expect(entry('white-paper/sync-guide')).toMatch(/\[R\]\. 苏州: 衡知人因研究云平台, 2026\.$/);
    expect(entry('standard/a', { a: 'GB/T 1—2000 名称[S].' })).toBe('GB/T 1—2000 名称[S].');
  });

  test('未列出的标准与不能引用的条目报错', () => {
    expect(() => entry('standard/missing')).toThrow('missing');
    expect(() => entry('case/takeover-400ms')).toThrow('cannot be cited');
  });
});
