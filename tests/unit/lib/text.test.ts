import { formatDate, summarise, typeset } from '@/lib/text';

test('数字与单位之间换成不换行空格', () => {
  expect(typeset('提前 400 ms，共 16 页')).toBe('提前 400\u00A0ms，共 16 页');
  expect(typeset('采样率 120 Hz、误差 0.5 °')).toBe('采样率 120\u00A0Hz、误差 0.5\u00A0°');
});

test('摘要按字符（码点）截到 35 个，再加省略号', () => {
  expect(summarise('字'.repeat(35))).toBe('字'.repeat(35));
  expect(summarise('字'.repeat(36))).toBe('字'.repeat(35) + '…');
  expect(summarise('𠮷'.repeat(36))).toBe('𠮷'.repeat(35) + '…');
});

test('时间按北京日期显示，不是日期的不显示', () => {
  expect(formatDate('2026-10-27T17:00:00Z')).toBe('2026-10-28');
  expect(formatDate('2026-03-02')).toBe('2026-03-02');
  expect(formatDate('昨天')).toBe('');
});
