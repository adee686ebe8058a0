import { getProductFacts } from '@/lib/content/product-facts';
import { getProduct, getProductAddresses } from '@/lib/content/product';
import { methodsSentences } from '@/lib/pages/methods-sentences';

const EMPTY = { fit: '', unfit: '', decisive: [], price: null, leadTime: '', parameters: [] };

test('每个型号都写得出型号、厂家与速率，英文里没有汉字', async () => {
  const addresses = await getProductAddresses();
  expect(addresses.length).toBeGreaterThan(30);
  for (const { id } of addresses) {
    const product = (await getProduct(id))!;
    const { chinese, english } = methodsSentences(product, await getProductFacts(id));
    expect(chinese).toMatch(/^数据由HZ-[^（]+（[^）]+，衡知）采集，(采样率|帧率)[\d,.]+\s?\S+。$/);
    expect(english).toMatch(
      /^Data were recorded with the HZ-.+ \(Hengzhi\) at a (sampling|frame) rate of [\d,.]+\s?[A-Za-z/]+\.$/,
    );
  }
});

test('没有速率的不写速率，没有模块的只写厂家', () => {
  expect(methodsSentences({ title: 'X-1', module: null }, EMPTY)).toEqual({
    chinese: '数据由X-1（衡知）采集。',
    english: 'Data were recorded with the X-1 (Hengzhi).',
  });
});

test('只有中文写得出的速率，英文里就不写', () => {
  const facts = { ...EMPTY, parameters: [{ name: '采样率', value: '10次每分', unit: '' }] };
  const { chinese, english } = methodsSentences({ title: 'X-1', module: null }, facts);
  expect(chinese).toContain('采样率10次每分');
  expect(english).toBe('Data were recorded with the X-1 (Hengzhi).');
});
