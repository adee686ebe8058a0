import { plugins } from '@citation-js/core';
import { formatCitation } from '@/lib/citations/formats';
import { getCitationTexts } from '@/lib/citations/publication';
import { citationAnswer } from '@/lib/citations/answer';
import type { Citation } from '@/lib/content/publication';
import { getPublication } from '@/lib/content/publication';
import { ContentFolder } from '@/lib/content-service/folder';
import { site } from '@/lib/site';

const all = new ContentFolder('lib/sample-content').list('publication').map(({ alias }) => alias);
const before = process.env.SAMPLE_CONTENT;
afterEach(() => {
  process.env.SAMPLE_CONTENT = before;
});

const cited = (title: string, citation: Partial<Citation> = {}, doi = '', mark = '') =>
  formatCitation({
    id: 'an-article',
    title,
    citation: {
      authors: ['John A. Smith', 'Anna van der Berg'],
      journal: 'Applied Ergonomics',
      year: 2021,
      volume: '3',
      issue: '2',
      pages: '77–85',
      doi,
      englishTitle: '',
      ...citation,
    },
    doi,
    mark,
  });

/** The fields of the one entry of a RIS file, by tag. */
function readRis(text: string): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const line of text.trimEnd().split('\r\n')) {
    const [, tag, value] = /^([A-Z][A-Z0-9]) {2}-(?: (.*))?$/.exec(line) ?? [];
    expect([line, tag]).toEqual([line, expect.any(String)]);
    (fields[tag] ??= []).push(value ?? '');
  }
  return fields;
}

/** BibTeX counts braces and knows no others: an entry ends where the first one closes. */
function braces(text: string): number[] {
  let depth = 0;
  return [...text.replace(/\\[{}]/g, '')].flatMap((sign) => {
    if (sign !== '{' && sign !== '}') return [];
    depth += sign === '{' ? 1 : -1;
    return [depth];
  });
}

test('四十篇都能引用：四种写法都有题名、期刊、年与起止页，示例的都写明是示例', async () => {
  process.env.SAMPLE_CONTENT = 'on';
  expect(all).toHaveLength(40);
  for (const alias of all) {
    const { title, citation } = (await getPublication(alias))!;
    const { authors, journal, year, volume, issue, pages, doi } = citation!;
    const texts = (await getCitationTexts(alias))!;
    const [from, to] = pages.split('–');
    const named = authors.length > 3 ? [...authors.slice(0, 3), '等'] : authors;
    const mark = `示例编号：${doi}`;
    expect(texts.gbt).toContain(
      `${named.join(', ')}. ${title}[J]. ${journal}, ${year}, ${volume}(${issue}): ${from}-${to}.`,
    );
    expect(texts.gbt.endsWith(`（${mark}）`)).toBe(true);
    expect(texts.apa).toContain(
      `(${year}). ${title} [${citation!.englishTitle}]. ${journal}, ${volume}(${issue}), ${pages}`,
    );
    expect(texts.apa).toContain(mark);
    expect(texts.bib.startsWith(`@article{${alias},\n`)).toBe(true);
    expect(texts.bib).toContain(authors.map((author) => `{${author}}`).join(' and '));
    expect(texts.bib).toContain(`pages = {${from}--${to}}`);
    const ris = readRis(texts.ris);
    expect(ris).toMatchObject({ TY: ['JOUR'], AU: authors, T2: [journal], PY: [String(year)], N1: [mark], ER: [''] });
    expect(Object.values(texts).join()).not.toMatch(/undefined|null|\[object|doi\.org|DOI/);
  }
});

test('不是示例的：没有登记过的编号不冒充 DOI，登记过的写成 DOI', async () => {
  process.env.SAMPLE_CONTENT = 'off';
  const texts = (await getCitationTexts('hr-strap-wrist'))!;
  expect(texts.gbt).toContain('编号：示例/2021.hrstrapwrist');
  expect(texts.bib).not.toContain('doi');
  const registered = cited('A Study', {}, '10.1016/x_y.1');
  expect(registered.gbt).toBe(
    'SMITH J A, VAN DER BERG A. A Study[J/OL]. Applied Ergonomics, 2021, 3(2): 77-85. DOI:10.1016/x_y.1.',
  );
  expect(registered.apa).toBe(
    'Smith, J. A., & van der Berg, A. (2021). A Study. Applied Ergonomics, 3(2), 77–85. https://doi.org/10.1016/x_y.1',
  );
  expect(registered.bib).toContain('doi = {10.1016/x_y.1}');
  expect(readRis(registered.ris)).toMatchObject({
    DO: ['10.1016/x_y.1'],
    AU: ['Smith, John A.', 'van der Berg, Anna'],
  });
});

test('多于三位作者：中文写“等”，西文写 et al.', () => {
  const four = ['Ann Bell', 'Carl Dow', 'Eve Fox', 'Gus Hill'];
  expect(cited('A Study', { authors: four }).gbt).toMatch(/^BELL A, DOW C, FOX E, et al\. /);
  expect(cited('一项研究', { authors: ['苏婷', '何明', '马超', '林国栋'] }).gbt).toMatch(/^苏婷, 何明, 马超, 等\. /);
});

test('缺的就不写：没有作者、卷、期、页，没有编号', () => {
  const bare = cited('一项研究', { authors: [], volume: '', issue: '', pages: '' });
  expect(bare.gbt).toContain('一项研究[J]. Applied Ergonomics, 2021.');
  expect(Object.values(bare).join('\n')).not.toMatch(/undefined|null|\(\)|: \.|（）/);
  const ris = readRis(bare.ris);
  expect(Object.keys(ris)).not.toEqual(expect.arrayContaining(['AU', 'VL', 'IS', 'SP', 'DO', 'N1']));
});

const HOSTILE = [
  'A {brace} that } does not { close {',
  'Quotes "double" and \'single\' and “both”',
  'Backslash \\input{/etc/passwd} \\end',
  'One line\nER  - \nTY  - JOUR\r\nTI  - another',
  '100% of R&D costs $5 #1 a_b x^2 ~ p < 0.05 <i>unclosed',
  `${'x'.repeat(66)} ER  - ${'y'.repeat(80)}`,
  '@article{other, title = {x}}',
];

test.each(HOSTILE)('题名里有什么都还是一条引文：%j', (title) => {
  const { bib, ris } = cited(title, { journal: title, authors: [`${title} Smith`] });
  const depths = braces(bib);
  expect(depths.at(-1)).toBe(0);
  expect(depths.slice(0, -1).every((depth) => depth > 0)).toBe(true);
  expect(bib).not.toMatch(/(^|[^\\])[%&#$]/m);
  const fields = readRis(ris);
  expect(fields.TI).toEqual([title.replace(/\s+/g, ' ')]);
  expect([fields.TY, fields.ER]).toEqual([['JOUR'], ['']]);
});

test.each([
  ['bib', 'application/x-bibtex; charset=utf-8', /^@article\{hr-strap-wrist,/],
  ['ris', 'application/x-research-info-systems; charset=utf-8', /^TY {2}- JOUR\r\n/],
] as const)('.%s 是文件，带种类与文件名，问过的答 304', async (ending, type, start) => {
  const file = `hr-strap-wrist.${ending}`;
  const answer = await citationAnswer(new Request('http://site.test/'), file);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
  expect(await answer.text()).toMatch(start);
  const again = new Request('http://site.test/', { headers: { 'If-None-Match': answer.headers.get('etag')! } });
  expect((await citationAnswer(again, file)).status).toBe(304);
});

test.each(['none-such.bib', 'hr-strap-wrist.txt', '../x.bib', `${'a'.repeat(81)}.ris`, '.bib'])(
  '%s 是 404',
  async (file) => {
    expect((await citationAnswer(new Request('http://site.test/'), file)).status).toBe(404);
  },
);

test('虚构而没有编号的，写上整句声明', () => {
  expect(cited('一项研究', {}, '', site.sampleNotice).gbt.endsWith(`（${site.sampleNotice}）`)).toBe(true);
});

test('APA 的样式不带几条引文的次序：那要占九十多兆内存', () => {
  cited('Gaze in the cockpit');
  const { styles } = plugins.config.get('@csl');
  expect(styles.get('apa')).toContain('<sort>');
  expect(styles.get('apa-single')).not.toContain('<sort>');
});
