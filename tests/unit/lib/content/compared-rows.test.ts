import { comparedRows, valueOf } from '@/lib/content/compared-rows';
import type { ComparedFacts } from '@/lib/content/product-facts';

const facts = (rate: string, weight: string, software: string): ComparedFacts => ({
  fit: '',
  unfit: '',
  decisive: [{ name: '采样率', value: rate, unit: 'Hz' }],
  price: null,
  leadTime: '',
  parameters: [
    { name: '采样率', value: `${rate} Hz`, unit: '' },
    { name: '重量', value: weight, unit: '' },
    { name: '软件', value: software, unit: '' },
    { name: '很长', value: `${weight}，`.repeat(12), unit: '' },
  ],
});

test('先是决定性的值，再是不一样的；一样的、太长的不列', () => {
  const rows = comparedRows([facts('200', '49 g', '采集端'), facts('120', '47 g', '采集端')]);
  expect(rows).toEqual([
    { name: '采样率', values: ['200\u00A0Hz', '120\u00A0Hz'] },
    { name: '重量', values: ['49 g', '47 g'] },
  ]);
});

test('有一款没有值的行不列；换了长名字的也对得上；不适用的至少两款有值才列', () => {
  const named = (decisive: [string, string][], parameters: [string, string][]): ComparedFacts => ({
    ...facts('', '', ''),
    decisive: decisive.map(([name, value]) => ({ name, value, unit: '' })),
    parameters: parameters.map(([name, value]) => ({ name, value, unit: '' })),
  });
  const rows = comparedRows([
    named([['视场', '220°'], ['平移', '0.45 m']], [['水平视场', '220°'], ['总线', 'CAN'], ['屏幕', '5路']]),
    named([['视场', '60°'], ['占地', '2 m']], [['水平视场', '60°'], ['总线', '不适用'], ['屏幕', '1块']]),
    named([['总线', '2路']], [['水平视场', '不适用'], ['总线', 'CAN 2路'], ['屏幕', '不适用']]),
  ]); // prettier-ignore
  expect(rows).toEqual([
    { name: '视场', values: ['220°', '60°', '不适用'] },
    { name: '总线', values: ['CAN', '不适用', '2路'] },
  ]);
});

test('没有参数的服务：没有表，也没有值', () => {
  expect(comparedRows([])).toEqual([]);
  expect(comparedRows([undefined])).toEqual([]);
  expect(valueOf(undefined, '采样率')).toBe('');
});
