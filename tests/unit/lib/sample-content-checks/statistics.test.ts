import { criticalT, pOfChi, pOfF, pOfFisher, pOfT, pOfZ } from '@/lib/sample-content/checks/distributions';
import { wrongInterval } from '@/lib/sample-content/checks/intervals';
import { misreportedRanks } from '@/lib/sample-content/checks/ranks';
import { impossibleGroups, impossibleRows, misreported } from '@/lib/sample-content/checks/statistics';

test('分布与印出来的表一致', () => {
  expect(pOfT(2.086, 20)).toBeCloseTo(0.05, 4);
  expect(pOfT(12.706, 1)).toBeCloseTo(0.05, 4);
  expect(pOfF(4.96, 1, 10)).toBeCloseTo(0.05, 3);
  expect(pOfF(3.15, 2, 60)).toBeCloseTo(0.05, 3);
  expect(criticalT(9)).toBeCloseTo(2.262, 3);
  expect(pOfZ(1.96)).toBeCloseTo(0.05, 3);
  expect(pOfChi(5.991, 2)).toBeCloseTo(0.05, 3);
  expect(pOfChi(11.07, 5)).toBeCloseTo(0.05, 3);
  // the lady tasting tea
  expect(pOfFisher(3, 4, 1, 4)).toBeCloseTo(0.486, 3);
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

test.each([
  ['符号秩', '最长间隔 | z = 2.73，p = 0.006，r = 0.61 |', 20],
  ['两组的秩和', 'U = 101，p = 0.001，r = 0.50。', 44],
  ['Friedman', 'Friedman χ²(2) = 11.7，p = 0.003，Kendall W = 0.29；', 20],
  ['只有 p 与 r', '到达出口用时 | p = 0.03，r = 0.30 |', 54],
  ['Fisher', '超过8 s的有31次，其中10次漏报；其余89次里漏了6次（Fisher检验p = 0.001）。', 20],
  ['比值比', '| 首次转向正确 | 34/54 | 46/54 | OR = 3.4（95% CI 1.3–8.6） |', 54],
  ['比例', '放弃率17%（81份中14份），模型舱67%（16/24）。', 42],
])('对的%s没有话说', (_what, text, n) => {
  expect(misreportedRanks(text, n)).toEqual([]);
});

test.each([
  ['z 的 p', 'z = 2.73，p = 0.06，r = 0.61。', 20, 'p 应当约为 0.0063'],
  ['z 的 r', 'z = 2.73，p = 0.006，r = 0.42。', 20, 'r 应当约为 0.61'],
  ['U', 'U = 161，p = 0.001，r = 0.50。', 44, 'p 应当约为 0.057'],
  ['χ² 的 p', 'χ²(2) = 4.7，p = 0.003，Kendall W = 0.12；', 20, 'p 应当约为 0.095'],
  ['Kendall 的 W', 'χ²(2) = 11.7，p = 0.003，Kendall W = 0.59；', 20, 'W 应当约为 0.29'],
  ['r 的 p', 'p = 0.03，r = 0.50 |', 54, 'p 应当约为 0.00024'],
  ['Fisher', '有31次，其中10次漏报；其余89次里漏了16次（Fisher检验p = 0.001）。', 20, 'p 应当约为'],
  ['比值比', '| 34/54 | 46/54 | OR = 5.4 |', 54, 'OR 应当约为 3.4'],
  ['比例', '最后选中29%（240次中90次，很少）。', 40, '比例应当约为 37.5%'],
])('埋下一处错的%s，找得到', (_what, text, n, reason) => {
  expect(misreportedRanks(text, n).join()).toContain(reason);
});

const interval = { item: 'case/x', what: '例' };
test.each([
  ['差值与 t', { value: '4.6', ci: ['2.1', '7.1'], kind: 't', from: ['t(20) = 3.83'] }, ['3.1', '6.1']],
  [
    '均值与 SD',
    { value: '17.3', ci: ['14.5', '20.1'], kind: 'mean', from: ['17.3 s（5.0）'], n: 15 },
    ['13.5', '20.1'],
  ],
  [
    '两组',
    { value: '−3', ci: ['−22', '16'], kind: 'groups', from: ['118（22）', '121（20）'], n: [11, 11] },
    ['−12', '6'],
  ],
  ['p', { value: '8', ci: ['3', '13'], kind: 'p', from: ['p = 0.002'], n: 44 }, ['3', '15']],
  ['dz', { value: '10.0', ci: ['7.3', '12.7'], kind: 'dz', from: ['= 2.1'], n: 15 }, ['8.3', '11.7']],
  ['比例', { value: '17', ci: ['11', '27'], kind: 'share', from: ['81份中14份'] }, ['9', '25']],
  ['两个比例', { value: '22', ci: ['6', '38'], kind: 'shares', from: ['34/54', '46/54'] }, ['12', '32']],
  ['比值比', { value: '3.4', ci: ['1.3', '8.6'], kind: 'odds', from: ['34/54', '46/54'] }, ['1.3', '5.6']],
  ['相关', { value: '0.58', ci: ['0.01', '0.87'], kind: 'correlation', from: ['r = 0.58'], n: 12 }, ['0.06', '0.85']],
  ['秩相关', { value: '0.71', ci: ['0.39', '0.88'], kind: 'ranks', from: ['0.71'], n: 20 }, ['0.55', '0.82']],
  [
    '对数',
    { value: '0.27', ci: ['0.12', '0.40'], kind: 'ratio', from: ['1.21 s', '0.94 s', 't(31) = 3.45'] },
    ['0.17', '0.37'],
  ],
] as const)('由%s重算区间：对的放过，错的找出', (_what, right, wrong) => {
  const copy: Parameters<typeof wrongInterval>[0] = { ...interval, ...right };
  expect(wrongInterval(copy)).toEqual([]);
  expect(wrongInterval({ ...copy, ci: wrong }).join()).toContain('限应当约为');
});

test('两组的一行只给 p 与 d，也由均值与 SD 重算', () => {
  const row = (end: string) => `| 心率（SD） | 94次/分（13） | 96次/分（12） | ${end} |`;
  expect(impossibleGroups(row('p = 0.56，d = 0.16'), 54)).toEqual([]);
  expect(impossibleGroups(row('p = 0.56，d = 0.46'), 54).join()).toContain('d 应当约为 0.16');
  expect(impossibleGroups(row('p = 0.01，d = 0.16'), 54).join()).toContain('p 应当约为');
});
