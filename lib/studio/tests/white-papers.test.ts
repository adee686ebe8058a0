import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { parse } from 'yaml';
import { CONTENT } from '../folders.ts';
import { citationMark, entry, readItem } from '../white-papers/references.ts';
import { readPdf, textDigest, type PdfFacts } from '../white-papers/read-pdf.ts';

const TEXTS = path.join(CONTENT, 'white-paper');
const FILES = path.join(CONTENT, 'files/white-paper');
const MAX_BYTES = 3 * 1024 * 1024;

const aliases = readdirSync(TEXTS)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.slice(0, -'.yaml'.length));

const facts = (name: string) => parse(readFileSync(path.join(CONTENT, 'facts', name), 'utf8')) as unknown;
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
  assert.equal(aliases.length, 11);
});

function checks(alias: string) {
  const item = parse(readFileSync(path.join(TEXTS, `${alias}.yaml`), 'utf8')) as {
    displayText: string;
    publishedUtc: string;
    pages: number;
  };
  const bytes = readFileSync(path.join(FILES, `${alias}.pdf`));
  let file: PdfFacts;

  before(async () => {
    file = await readPdf(bytes);
  });

  test('PDF由现在的Markdown正文印出', () => {
    assert.equal(file.textDigest, textDigest(readFileSync(path.join(TEXTS, `${alias}.md`))));
  });

  test('PDF页数与条目里写的一致，不超过3 MB', () => {
    assert.equal(file.pages, item.pages);
    assert.ok(bytes.length <= MAX_BYTES);
  });

  test('PDF带标签，字体全部以TrueType嵌入', () => {
    assert.equal(file.tagged, true);
    assert.equal(file.otherFonts, '');
  });

  test('书签列出全部章节与参考文献，页码不倒退', () => {
    const titles = file.outline.map(({ title }) => title);
    const chapters = chaptersOf(alias);
    assert.equal(titles.length, chapters.length + 2);
    chapters.forEach((chapter, index) =>
      assert.ok(titles[index + 1].replace(/\s/g, '').includes(chapter.replace(/\s/g, '')), chapter),
    );
    assert.equal(titles.at(-1), '参考文献');
    const pages = file.outline.map(({ page }) => page);
    assert.deepEqual(
      pages,
      [...pages].sort((a, b) => a - b),
    );
    assert.equal(pages[0], 1);
  });

  test('不早于它引用的论文、文档与白皮书', () => {
    const text = readFileSync(path.join(TEXTS, `${alias}.md`), 'utf8');
    const edition = /^revised: (\S+)$/m.exec(text)?.[1] ?? item.publishedUtc.slice(0, 10);
    const cited = [...text.matchAll(/@((?:publication|tech-document|white-paper)\/[\w-]+)/g)].map(([, name]) => name);
    const younger = cited.filter(
      (name) => readItem<{ publishedUtc: string }>(name).publishedUtc.slice(0, 10) > edition,
    );
    assert.deepEqual(younger, []);
  });

  test('正文不用事实表里弃用的说法', () => {
    const text = readFileSync(path.join(TEXTS, `${alias}.md`), 'utf8');
    assert.deepEqual(
      dropped.filter((words) => text.includes(words)),
      [],
    );
  });

  test('首页写着题名，文件信息里也是', () => {
    const [head, tail = ''] = item.displayText.split('：');
    assert.ok(file.firstPage.includes(head));
    assert.ok(file.firstPage.includes(tail));
    assert.equal(file.title, item.displayText);
  });
}

for (const alias of aliases) describe(alias, () => checks(alias));

describe('参考文献', () => {
  test('相连的序号合写，其余用逗号', () => {
    assert.equal(citationMark([2]), '[2]');
    assert.equal(citationMark([3, 1, 2, 5]), '[1-3,5]');
    assert.equal(citationMark([4, 5]), '[4,5]');
  });

  test('论文、文档、白皮书与标准各按GB/T 7714著录', () => {
    assert.match(
      entry('publication/sync-offset'),
      /^\p{Script=Han}+, \p{Script=Han}+\. 十二台无线设备[^,]+\[J\]\. 人因工程研究, \d{4}, \d+\(\d+\): \d+-\d+\. DOI: 10\.\d+\/\S+\.$/u,
    );
    assert.match(
      entry('tech-document/sync-acceptance'),
      /\[EB\/OL\]\. 苏州: 衡知人因研究云平台, \(\d{4}-\d\d-\d\d\)\.$/,
    );
    assert.match(entry('white-paper/sync-guide'), /\[R\]\. 苏州: 衡知人因研究云平台, 2026\.$/);
    assert.equal(entry('standard/a', { a: 'GB/T 1—2000 名称[S].' }), 'GB/T 1—2000 名称[S].');
  });

  test('未列出的标准与不能引用的条目报错', () => {
    assert.throws(() => entry('standard/missing'), /missing/);
    assert.throws(() => entry('case/takeover-400ms'), /cannot be cited/);
  });
});
