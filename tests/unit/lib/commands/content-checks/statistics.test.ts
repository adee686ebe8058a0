import { criticalT, pOfF, pOfT } from '@/lib/commands/content-checks/distributions';
import { impossibleRows, misreported } from '@/lib/commands/content-checks/statistics';

test('分布与印出来的表一致', () => {
  expect(pOfT(2.086, 20)).toBeCloseTo(0.05, 4);
  expect(pOfT(12.706, 1)).toBeCloseTo(0.05, 4);
  expect(pOfF(4.96, 1, 10)).toBeCloseTo(0.05, 3);
  expect(pOfF(3.15, 2, 60)).toBeCloseTo(0.05, 3);
  expect(criticalT(9)).toBeCloseTo(2.262, 3);
});

test.each([
  '差5.1个百分点（95% CI 1.8–8.4，t(23) = 3.20，p = 0.004，dz = 0.65）。',
  '相差1.2字/分，95% CI是−6.8到9.2，t(47) = 0.30，p = 0.76，dz = 0.04。',
  '三种打断差异显著，F(2, 28) = 36.4，p < 0.001，ηp² = 0.72；其余没有。',
  '| 后两排 | 9%（4） | 21%（6） | t(10) = 4.08，p = 0.002，d = 2.35 |',
])('对的报告没有话说：%s', (text) => {
  expect(misreported(text)).toEqual([]);
});

test.each([
  ['p', 't(23) = 3.20，p = 0.04，dz = 0.65', 'p 应当约为 0.0040'],
  ['说得太小的 p', 't(23) = 3.20，p < 0.001，dz = 0.65', 'p 应当约为'],
  ['F 的 p', 'F(2, 62) = 0.84，p = 0.04，ηp² = 0.03', 'p 应当约为 0.44'],
  ['dz', 't(23) = 3.20，p = 0.004，dz = 0.95', 'dz 应当约为 0.65'],
  ['写成 d 的 dz', 't(31) = 3.45，p = 0.002，d = 0.61', '配对的写 dz'],
  ['没有效应量的 F', 'F(2, 48) = 0.62，p = 0.54。', 'F 没有效应量'],
  ['ηp²', 'F(3, 81) = 21.6，p < 0.001，ηp² = 0.24', 'ηp² 应当约为 0.44'],
  ['太窄的区间', '差5.1个百分点（95% CI 4.1–6.1，t(23) = 3.20，p = 0.004）', '95% CI 应当约为 ±3.3'],
])('埋下一处错的%s，找得到', (_what, text, reason) => {
  expect(misreported(text).join()).toContain(reason);
});

test('同一人两次的相关不能是零，也不能是一', () => {
  expect(impossibleRows('| RMSSD（SD） | 34 ms（9） | 25 ms（8） | t(21) = 3.53，p = 0.002 |', 22).join()).toContain(
    'r ≈ 0.01',
  );
  expect(impossibleRows('| 潜伏期 | 342.6 ms（21.4） | 351.7 ms（21.9） | t(23) = 19.4 |', 24).join()).toContain(
    '不可信',
  );
  expect(impossibleRows('| RMSSD（SD） | 34 ms（17） | 25 ms（16） | t(21) = 3.53，p = 0.002 |', 22)).toEqual([]);
});

test('两组之间的 t 由均值与 SD 推得；自由度说明是配对还是两组', () => {
  const row = (t: string) => `| 后两排 | 9%（4） | 21%（6） | ${t} |`;
  expect(impossibleRows(row('t(10) = 4.08'), 12)).toEqual([]);
  expect(impossibleRows(row('t(10) = 7.50'), 12).join()).toContain('两组的 t 应当约为 4.08');
  expect(impossibleRows(row('t(20) = 4.08'), 12).join()).toContain('自由度');
});
