import { comparedRows, groupRows, valueOf } from '@/lib/content/compared-rows';
import type { ComparedFacts } from '@/lib/content/product-facts';

const facts = (rate: string, weight: string, software: string): ComparedFacts => ({
  fit: '',
  unfit: '',
  decisive: [{ name: '采样率', value: rate, unit: 'Hz' }],
  price: null,
  leadTime: '',
  parameters: [
    { name: '采样率', value: `${rate} Hz` },
    { name: '重量', value: weight },
    { name: '软件', value: software },
    { name: '很长', value: `${weight}，`.repeat(12) },
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
    parameters: parameters.map(([name, value]) => ({ name, value })),
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

describe('整张对比', () => {
  const rows = (values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => ({ name, value, unit: '' }));

  test('相同的、不同的、只有一部分有的各归各的', () => {
    const groups = groupRows([
      rows({ 采样率: '120 Hz', 重量: '47 g', 接口: 'Wi-Fi', 镜片: '有' }),
      rows({ 采样率: '200 Hz', 重量: '47 g', 接口: 'Wi-Fi', 电极: '32' }),
    ]);
    expect(groups.different.map(({ name, values }) => [name, ...values])).toEqual([['采样率', '120 Hz', '200 Hz']]);
    expect(groups.same.map(({ name }) => name)).toEqual(['重量', '接口']);
    expect(groups.partial).toEqual([
      { name: '镜片', values: ['有', ''] },
      { name: '电极', values: ['', '32'] },
    ]);
  });

  test('名字像而不同的不是一行；不适用不算值，都不适用是相同', () => {
    const { partial, same, different } = groupRows([
      rows({ 视场: '220°', 屏幕: '不适用', 续航: '不适用', 校准: '未测' }),
      rows({ 水平视场: '60°', 屏幕: '1块', 续航: '不适用', 校准: '未测' }),
    ]);
    expect(partial.map(({ name }) => name)).toEqual(['视场', '屏幕', '水平视场']);
    expect(same.map(({ name }) => name)).toEqual(['续航', '校准']);
    expect(different).toEqual([]);
  });

  test('三个里有一个数不同，标出它；各不相同的、是话不是数的，谁也不标', () => {
    const { different } = groupRows([
      rows({ 采样率: '120', 重量: '1', 证书: '有' }),
      rows({ 采样率: '120', 重量: '2', 证书: '有' }),
      rows({ 采样率: '200', 重量: '3', 证书: '未取证' }),
    ]);
    expect(different.map(({ odd }) => odd)).toEqual([[false, false, true], undefined, undefined]);
  });

  test('只有一个型号，或者没有参数', () => {
    expect(groupRows([rows({ 采样率: '120' })])).toEqual({
      different: [],
      same: [{ name: '采样率', values: ['120'] }],
      partial: [],
    });
    expect(groupRows([[], []])).toEqual({ different: [], same: [], partial: [] });
  });
});
