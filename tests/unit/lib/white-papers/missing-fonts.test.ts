import { readFileSync } from 'node:fs';
import { missingFonts } from '@/lib/white-papers/missing-fonts';

test.each([
  ['chinese-font-not-embedded', ['STSong-Light']],
  ['hidden-layer', []],
  ['type3-glyphs', []],
])('%s：没有嵌入的字体是 %j', async (name, expected) => {
  expect(await missingFonts(readFileSync(`tests/fixtures/papers/${name}.pdf`))).toEqual(expected);
});
