/**
 * @jest-environment node
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { coverPage, TITLE_LINES } from '@/lib/white-paper-press/cover';
import { citationMark, entry, readItem } from '@/lib/white-paper-press/references';
import { readPaper } from '@/lib/white-paper-press/text';
import { readPdf, textDigest, type PdfFacts } from '@/lib/white-paper-press/read-pdf';

const TEXTS = 'lib/sample-content/white-paper';
const MAX_BYTES = 3 * 1024 * 1024;
const aliases = readdirSync(TEXTS)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -'.md'.length));

const facts = (name: string) => parse(readFileSync(`lib/sample-content/facts/${name}`, 'utf8')) as unknown;
const { terms, forbidden } = facts('terms.yaml') as { terms: { avoid?: string[] }[]; forbidden: string[] };
const settled = facts('settled.yaml') as { avoid?: string[] }[];
/** Words and statements the content no longer uses. */
const dropped = [...forbidden, ...[...terms, ...settled].flatMap(({ avoid = [] }) => avoid)];

/** Chapters and sections as the outline has them: the number is directly before the title. */
const chaptersOf = (text: string) =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/^##+ (.+?)(?: \{-\})?$/gm)].map(([, title]) => title);
const packed = (text: string) => text.replace(/\s/g, '');

describe.each(aliases)('%s', (alias) => {
  const item = readItem<{ displayText: string; publishedUtc: string; pages: number }>(`white-paper/${alias}`);
  const text = readFileSync(`${TEXTS}/${alias}.md`);
  const bytes = readFileSync(`lib/sample-content/files/white-paper/${alias}.pdf`);
  let file: PdfFacts;

  beforeAll(async () => {
    file = await readPdf(bytes);
  });

  test('PDF 由现在的 Markdown 正文印出', () => {
    expect(file.textDigest).toBe(textDigest(text));
  });

  test('PDF 页数与条目里写的一致，不超过 3 MB，带标签，字体全部嵌入', () => {
    expect(file).toMatchObject({ pages: item.pages, tagged: true, otherFonts: '' });
    expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
  });

  test('书签列出全部章节与参考文献，页码不倒退', () => {
    const [, ...entries] = file.outline;
    const titles = [...chaptersOf(text.toString()), '参考文献'];
    expect(entries).toHaveLength(titles.length);
    titles.forEach((title, index) => expect(packed(entries[index].title)).toContain(packed(title)));
    const pages = file.outline.map(({ page }) => page);
    expect(pages).toEqual([...pages].sort((a, b) => a - b));
    expect(pages[0]).toBe(1);
  });

  test('正文成为 HTML：章节都在，图、表与引文都接上，没有剩下的记号', () => {
    const { headings, body, references } = readPaper(alias);
    expect(headings.map(({ title }) => title)).toEqual(chaptersOf(text.toString()));
    expect(body.match(/<h[23] id="section-/g)).toHaveLength(headings.length);
    expect(body).toMatch(/<figure class="table[^]*<table>[^]*<td/);
    expect(references.length).toBeGreaterThan(0);
    expect(body).not.toMatch(/\[@|\{[图表]:|\{-\}|\*\*|\|---/);
    expect(body).not.toMatch(/<p>\s*<p>|<blockquote>/);
  });

  test('首页写着题名，文件信息里也是', () => {
    for (const part of item.displayText.split(/[：，]/)) expect(file.firstPage).toContain(part);
    expect(file.title).toBe(item.displayText);
  });

  test('封面上的题名一行至多五个字，缩到 96 px 宽也读得出', () => {
    expect(TITLE_LINES[alias].filter((line) => line.length > 5)).toEqual([]);
    expect(TITLE_LINES[alias].at(-1)).not.toMatch(/[，：]$/);
    expect(coverPage(alias, item.displayText, '')).toContain('<svg');
    expect(() => coverPage(alias, '别的题名', '')).toThrow(alias);
  });

  test('不早于它引用的论文、文档与白皮书', () => {
    const edition = /^revised: (\S+)$/m.exec(text.toString())?.[1] ?? item.publishedUtc.slice(0, 10);
    const cited = [...text.toString().matchAll(/@((?:publication|tech-document|white-paper)\/[\w-]+)/g)];
    const younger = cited.filter(
      ([, name]) => readItem<{ publishedUtc: string }>(name).publishedUtc.slice(0, 10) > edition,
    );
    expect(younger).toEqual([]);
  });

  test('正文不用事实表里弃用的说法', () => {
    expect(dropped.filter((words) => text.includes(words))).toEqual([]);
  });
});

describe('参考文献', () => {
  test('相连的序号合写，其余用逗号', () => {
    expect([[2], [3, 1, 2, 5], [4, 5]].map(citationMark)).toEqual(['[2]', '[1-3,5]', '[4,5]']);
  });

  test('论文、文档、白皮书与标准各按 GB/T 7714 著录', () => {
    expect(entry('publication/sync-offset')).toMatch(
      /^\p{Script=Han}+, \p{Script=Han}+\. 十二台无线设备[^,]+\[J\]\. 人因工程研究, \d{4}, \d+\(\d+\): \d+-\d+\. 编号: 示例\/\S+\.$/u,
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
