import { formatDate, summarise, typeset, wholeSentences } from '@/lib/text';

test('数字与单位之间换成不换行空格', () => {
  expect(typeset('提前 400 ms，共 16 页')).toBe('提前 400\u00A0ms，共 16 页');
  expect(typeset('采样率 120 Hz、误差 0.5 °')).toBe('采样率 120\u00A0Hz、误差 0.5\u00A0°');
  expect(typeset('F(2, 62) = 0.84')).toBe('F(2,\u00A062)\u00A0=\u00A00.84');
  expect(typeset('two 16 A circuits')).toBe('two 16\u00A0A\u00A0circuits');
});

test('乘号与两边的数不分在两行', () => {
  expect(typeset('视野95° × 60°，HZ-G2 × 2')).toBe('视野95°\u00A0×\u00A060°，HZ-G2\u00A0×\u00A02');
  expect(typeset('净6 m × 6 m，1 × HZ-V3')).toBe('净6\u00A0m\u00A0×\u00A06\u00A0m，1 × HZ-V3');
});

test('统计量、等号与值不分在两行', () => {
  expect(typeset('差别显著（p = 0.002，dz = −1.42）')).toBe('差别显著（p\u00A0=\u00A00.002，dz\u00A0=\u00A0−1.42）');
  expect(typeset('两次之差的SD 4，95% CI −0.12–0.42')).toBe('两次之差的SD\u00A04，95%\u00A0CI\u00A0−0.12–0.42');
  expect(typeset('一致性 κ = 0.86')).toBe('一致性 κ\u00A0=\u00A00.86');
  expect(typeset('χ² < 3，若 a = b')).toBe('χ²\u00A0<\u00A03，若 a = b');
});

test('摘要按字符（码点）截到35个，再加省略号', () => {
  expect(summarise('字'.repeat(35))).toBe('字'.repeat(35));
  expect(summarise('字'.repeat(36))).toBe('字'.repeat(35) + '…');
  expect(summarise('𠮷'.repeat(36))).toBe('𠮷'.repeat(35) + '…');
});

test('摘要不切断句子：放得下几句就是几句，第一句放不下才截', () => {
  const [short, long] = ['早到0.27 s的只有目光。', '刹车没有提前，语音比图标早响。'];
  expect(summarise(short + long)).toBe(short + long);
  expect(summarise(short + long + short)).toBe(short + long);
  expect(summarise('字'.repeat(36) + '。' + short)).toBe('字'.repeat(35) + '…');
});

test('卡片上的话是整句：第一句总是完整，后面的放得下才有', () => {
  expect(wholeSentences('甲乙。丙丁！戊己', 6)).toBe('甲乙。丙丁！');
  expect(wholeSentences('甲乙。丙丁！戊己', 8)).toBe('甲乙。丙丁！戊己');
  expect(wholeSentences('他问：“够吗？”够。', 8)).toBe('他问：“够吗？”');
  expect(wholeSentences('甲乙丙丁。戊', 2)).toBe('甲乙丙丁。');
  expect(wholeSentences('没有句号', 2)).toBe('没有句号');
  expect(wholeSentences('', 2)).toBe('');
});

test('时间按北京日期显示，不是日期的不显示', () => {
  expect(formatDate('2026-10-27T17:00:00Z')).toBe('2026-10-28');
  expect(formatDate('2026-03-02')).toBe('2026-03-02');
  expect(formatDate('昨天')).toBe('');
});
