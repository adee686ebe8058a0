import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cutFreePages } from '@/lib/white-papers/cut';
import { wordsIn } from '@/tests/support/papers';

const FIELD = 'tests/fixtures/papers';
const NAMES = ['owner-password', 'chinese-font-not-embedded', 'scan-jpeg2000', 'hidden-layer', 'stamp', 'type3-glyphs'];
const fileOf = (name: string) => path.join(FIELD, `${name}.pdf`);

interface Page {
  pages: number;
  text: string;
  colour: number[];
}
let shown: Record<string, { whole: Page; cut: Page | null; drawn: Page }>;
const of = (name: string) => shown[fileOf(name)];

beforeAll(() => {
  const output = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'tests/support/draw-papers.ts', ...NAMES.map(fileOf)],
    { encoding: 'utf8' },
  );
  shown = JSON.parse(output.trim().split('\n').at(-1)!);
}, 120_000);

test.each(NAMES)('%s：切出来的和全文看上去一样，切不开时画出来的也一样', (name) => {
  const { whole, cut, drawn } = of(name);
  expect(whole.colour[1]).toBeLessThan(254.9);
  expect(cut).toMatchObject({ pages: Math.min(3, whole.pages) });
  for (const [channel, mean] of whole.colour.entries()) {
    expect(Math.abs(cut!.colour[channel] - mean)).toBeLessThan(0.3);
    expect(Math.abs(drawn.colour[channel] - mean)).toBeLessThan(2);
  }
});

test('没有嵌入的中文字体：文字读得出', () => {
  expect(of('chinese-font-not-embedded').cut!.text).toContain('眼动白皮书 第1页');
});

test('关着的图层：字不在页面的文字里，也不在文件的字节里', async () => {
  expect(of('hidden-layer').cut!.text).not.toContain('DRAFT');
  const whole = readFileSync(fileOf('hidden-layer'));
  expect(await wordsIn(whole)).toContain('DRAFT PRICE');
  const cut = await wordsIn(await cutFreePages(whole));
  expect(cut).toContain('Public page 1');
  expect(cut).not.toMatch(/DRAFT PRICE|Internal/);
});

test('有权限密码的：文字还在', () => {
  expect(of('owner-password').cut!.text).toContain('Sampling rate');
});
