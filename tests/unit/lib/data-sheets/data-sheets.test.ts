/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { GET } from '@/app/images/data-sheet/[file]/route';
import { getDataSheet } from '@/lib/content/data-sheet';
import { getListed } from '@/lib/content/listing';
import { sheetGroups } from '@/lib/content/sheet-groups';
import { wrap } from '@/lib/data-sheets/wrap';
import { withoutRadicals } from '@/lib/white-papers/han-radicals';
import { missingFonts } from '@/lib/white-papers/missing-fonts';
import { withUnit } from '@/lib/text';

const ask = (file: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://127.0.0.1/images/data-sheet/${file}`, { headers }), { params: Promise.resolve({ file }) });
/** Spaces are the file's business, and a font may draw two characters of one shape with one sign. */
const bare = (text: string) => withoutRadicals(text).normalize('NFKC').replace(/\s/g, '').replace(/‒/g, '–');

/** What a reader finds in a PDF: the library is an ES module, which runs in a process of its own. */
function textOf(bytes: Uint8Array): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'sheet-')), 'sheet.pdf');
  writeFileSync(file, bytes);
  const script = `
    import { readFileSync } from 'node:fs';
    import { openPdf } from './lib/white-papers/open-pdf.ts';
    const { document, close } = await openPdf(readFileSync(${JSON.stringify(file)}));
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      console.log(items.map(({ str }) => str).join(''));
    }
    await close();`;
  const { stdout, stderr } = spawnSync('node', ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}

describe('折行', () => {
  const widthOf = (text: string) => [...text].length;

  test('词与数不断开，收尾的标点不在行首', () => {
    expect(wrap('采样率2,000 Hz，通道64', 8, widthOf)).toEqual(['采样率2,000', 'Hz，通道64']);
    expect(wrap('一二三四五六七八。九', 8, widthOf)).toEqual(['一二三四五六七八。', '九']);
  });

  test('比一行还宽的词切开；空的是一行空的', () => {
    expect(wrap('abcdefghij', 4, widthOf)).toEqual(['abcd', 'efgh', 'ij']);
    expect(wrap('', 4, widthOf)).toEqual(['']);
  });
});

test('同一模块的数据表行名相同，参数以外的行各模块都一样', async () => {
  const sheets = await Promise.all(
    (await getListed('data-sheet')).map(({ alias, parentAlias }) => getDataSheet(parentAlias, alias)),
  );
  expect(sheets).toHaveLength(38);
  const names = (rows: { name: string }[] = []) => rows.map(({ name }) => name).join();
  expect(new Set(sheets.map((sheet) => names(sheet?.rows))).size).toBe(1);
  const byModule = new Map<string | undefined, Set<string>>();
  for (const sheet of sheets) {
    const found = byModule.get(sheet?.module.alias) ?? new Set();
    byModule.set(sheet?.module.alias, found.add(names(sheet?.parameters)));
  }
  expect([...byModule.values()].map(({ size }) => size)).toEqual(Array(12).fill(1));
});

test('不在那个模块之下的没有', async () => {
  expect(await getDataSheet('emg', 'hz-e64')).toBeNull();
  expect(await getDataSheet('eeg', 'hz-e99')).toBeNull();
});

test.each([
  ['eeg', 'hz-e64'],
  ['motion-capture', 'hz-o12'],
])('PDF 里有 %s/%s 的每一行，字嵌在文件里', async (module, alias) => {
  const response = await ask(`${alias}.pdf`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="${alias}.pdf"`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.byteLength).toBeLessThan(400_000);
  expect(await missingFonts(bytes)).toEqual([]);
  const text = bare(textOf(bytes));
  const sheet = (await getDataSheet(module, alias))!;
  const rows = sheetGroups(sheet).flatMap((group) => group.rows);
  expect(rows.length).toBeGreaterThan(30);
  const missing = rows.filter(
    ({ name, value, unit }) => !text.includes(bare(name)) || !text.includes(bare(withUnit(value, unit))),
  );
  expect(missing).toEqual([]);
});

test('有同一版本的人得到 304，别的名字是 404', async () => {
  const etag = (await ask('hz-g1.pdf')).headers.get('etag')!;
  expect((await ask('hz-g1.pdf', { 'if-none-match': etag })).status).toBe(304);
  for (const file of ['hz-g9.pdf', 'hz-g1', '..pdf', 'hz-g1.PDF']) expect((await ask(file)).status).toBe(404);
});
