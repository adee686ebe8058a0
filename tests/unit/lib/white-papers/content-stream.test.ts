import { withoutHidden } from '@/lib/white-papers/content-stream';

const hidden = { property: (name: string) => name === 'Off', drawing: (name: string) => name === 'Secret' };
const shown = (text: string) => withoutHidden(text, hidden).replace(/\s+/g, ' ').trim();

test.each([
  ['没有藏着的：一字不动', 'q 1 0 0 1 0 0 cm /A Do Q % 注\nBT (a\\)b(c)) Tj ET', 'q 1 0 0 1 0 0 cm /A Do Q % 注 BT (a\\)b(c)) Tj ET'],
  ['藏着的字', '/OC /Off BDC BT /F1 9 Tf (DRAFT \\) PRICE) Tj [(a) -3 (b)] TJ ET EMC (in) Tj', '/Artifact BMC BT /F1 9 Tf ET EMC (in) Tj'],
  ['藏着的形状：坐标还在，颜色不在', '/OC /Off BDC 0 0 9 9 re f EMC 0 0 1 1 re f', '/Artifact BMC 0 0 9 9 re n EMC 0 0 1 1 re f'],
  ['开着的图层', '/OC /On BDC (a) Tj EMC', '/OC /On BDC (a) Tj EMC'],
  ['藏着的里面还有标记', '/OC /Off BDC /Span <</MCID 0>> BDC (a) Tj EMC (b) Tj EMC (c) Tj', '/Artifact BMC /Span <</MCID 0>> BDC EMC EMC (c) Tj'],
  ['藏着的图', 'q /Secret Do Q /Open Do', 'q Q /Open Do'],
  ['藏着的内嵌图', '/OC /Off BDC BI /W 1 /H 1 ID \u0001(EI EI EMC (c) Tj', '/Artifact BMC EMC (c) Tj'],
  ['内嵌图里像指令的字节', 'BI /W 1 ID /OC /Off BDC EI (a) Tj', 'BI /W 1 ID /OC /Off BDC EI (a) Tj'],
  ['写坏的', '/OC /Off BDC (a', '/Artifact BMC (a'],
])('%s', (_what, text, expected) => {
  expect(shown(text)).toBe(expected);
}); // prettier-ignore
