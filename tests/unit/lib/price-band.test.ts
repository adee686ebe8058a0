import { inYuan, rangeOf, sumOfBands } from '@/lib/price-band';

test('区间的两头，以元计；不是区间的没有', () => {
  expect(inYuan('9.8–13万元')).toEqual([98_000, 130_000]);
  expect(inYuan('1,200–1,800元')).toEqual([1_200, 1_800]);
  expect(inYuan('680元/人')).toBeNull();
});

test('相加：两头各加各的，乘数量；满十万写整数，不是区间的不算，一个也没有就没有', () => {
  const glasses = { band: '9.8–13万元', amount: 2 };
  expect(sumOfBands([glasses])).toBe('20–26万元');
  expect(sumOfBands([{ band: '1,200–1,800元', amount: 5 }])).toBe('0.6–0.9万元');
  expect(sumOfBands([glasses, { band: '38–48万元', amount: 1 }, { band: '680元/人', amount: 9 }])).toBe('58–74万元');
  expect(sumOfBands([{ band: '680元/人', amount: 1 }])).toBe('');
  expect(rangeOf([glasses])).toEqual([196_000, 260_000]);
  expect(rangeOf([{ band: '680元/人', amount: 1 }])).toBeNull();
});
