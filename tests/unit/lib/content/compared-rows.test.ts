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

test('没有参数的服务：没有表，也没有值', () => {
  expect(comparedRows([])).toEqual([]);
  expect(comparedRows([undefined])).toEqual([]);
  expect(valueOf(undefined, '采样率')).toBe('');
});
