import { readComparison } from '@/lib/content/comparison';
import { rankValues } from '@/lib/content/ranked-values';

test.each([
  ['采样率', ['120 Hz', '200 Hz'], '更高', [false, true], [0.6, 1]],
  ['采样率', ['500 Hz', '1,000 Hz', '1,000 Hz'], '最高', [false, true, true], [0.5, 1, 1]],
  ['精度', ['0.6°（标定距离处）', '0.5°（标定距离处）'], '更准', [false, true], [1, 0.83]],
  ['重量', ['47 g', '49 g'], '更轻', [true, false], [0.96, 1]],
  ['续航', ['7 h，充电2 h', '6 h，充电2 h'], '更久', [true, false], [1, 0.86]],
  ['瞳孔直径', ['分辨0.02 mm，双眼', '分辨0.01 mm，双眼'], '更细', [false, true], [1, 0.5]],
])('%s：%j 里%s的标得出', (name, values, word, isAhead, shares) => {
  expect(rankValues(name, values)).toEqual({ word, isAhead, shares });
});

test.each([
  ['没有好坏之分的行', '接口', ['2路', '4路']],
  ['算法不同', '续航', ['每块3 h，双仓热插拔', '4 h']],
  ['条件不同', '采样率', ['240 Hz', '300 Hz（全分辨率）']],
  ['单位不同', '重量', ['210 g', '1.9 kg']],
  ['不戴在身上的重量', '重量', ['48 kg', '260 kg']],
  ['有一个不适用', '续航', ['4 h', '5 h', '不适用']],
  ['都不是数', '重量', ['不适用', '未测']],
  ['一样', '采样率', ['60 Hz', '60 Hz']],
  ['只有一个', '采样率', ['60 Hz']],
  ['名字像内建的', 'constructor', ['1', '2']],
])('%s：谁也不标', (_, name, values) => {
  expect(rankValues(name, values)).toBeUndefined();
});

test('样例：同一模块的标，不同模块的不标', async () => {
  const ranked = async (ids: string) =>
    (await readComparison(ids)).different.flatMap(({ name, ranking }) => (ranking ? [`${ranking.word}：${name}`] : []));
  expect(await ranked('hz-g2,hz-g3-pro')).toEqual([
    '更高：采样率',
    '更准：精度',
    '更稳：精密度',
    '更细：瞳孔直径',
    '更轻：重量',
  ]);
  expect(await ranked('hz-g2,hz-e32')).toEqual([]);
});
