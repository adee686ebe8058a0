import { phrasesOf } from '@/lib/phrases';

test.each([
  ['把提示音提前，够不够？', ['把提示音提前，', '够不够？']],
  ['可穿戴眼动追踪', ['可穿戴眼动追踪']],
  ['驾驶人因与智能座舱研究', ['驾驶', '人因与', '智能座舱', '研究']],
])('“%s”在词与词之间换行', (title, parts) => {
  expect(phrasesOf(title)).toEqual(parts);
});

test('数与单位之间不换行，一个字不少', () => {
  const title = '把提示音提前400\u00A0毫秒以后驾驶员早看路多少';
  const parts = phrasesOf(title);
  expect(parts.join('')).toBe(title);
  expect(parts.some((part) => /\u00A0$/.test(part))).toBe(false);
});
