import { getNumbers } from '@/lib/content/key-number';
import { getAbout } from '@/lib/content/about';
import { getCaseResult } from '@/lib/content/case-result';
import { getFeatures } from '@/lib/content/feature';
import { getLinks } from '@/lib/content/links';
import { getModule } from '@/lib/content/module';
import { getFactsOfProducts, getProductFacts } from '@/lib/content/product-facts';
import { getSolutionFacts, getSolutionSummary } from '@/lib/content/solution-facts';
import { getResultNumbers } from '@/lib/pages/publication-numbers';
import { deriveId } from '@/lib/content-service/folder';
import { answeredBy, startContentServer } from '@/tests/support/content-server';
import { serviceOver } from '@/tests/support/embedded';

startContentServer(answeredBy(serviceOver('lib/sample-content').serve));
jest.spyOn(console, 'error').mockImplementation(() => undefined);

test('型号：五个决定性的值、参考价与换哪个型号，同一模块的参数行同名', async () => {
  const facts = await getProductFacts(deriveId('product', 'hz-s2'));
  expect(facts.decisive).toHaveLength(5);
  expect(facts.decisive[0]).toEqual({ name: '采样率', value: '250', unit: 'Hz' });
  expect(facts.price).toMatchObject({ band: '11–14万元', date: '2026-09' });
  expect(facts.unfitProduct).toMatchObject({ title: 'HZ-S3', alias: 'hz-s3', parentAlias: 'screen-eye-tracking' });
  expect(facts.tender[0]).toBe('★采样率：不低于200\u00a0Hz');
  const all = await getFactsOfProducts(['hz-s1', 'hz-s3'].map((alias) => deriveId('product', alias)));
  expect(Object.keys(all)).toHaveLength(2);
  const names = (alias: string) => all[deriveId('product', alias)].parameters.map(({ name }) => name);
  expect(names('hz-s1')).toEqual(names('hz-s3'));
});

test('方案：设备带着型号的去处与数量', async () => {
  const { devices, price } = await getSolutionFacts('driving-lab');
  expect(devices[0]).toMatchObject({
    title: 'HZ-V3',
    href: '/products/modules/driving-simulation/hz-v3',
    kind: '驾驶模拟与车辆数据',
  });
  const glasses = devices.find(({ title }) => title === 'HZ-G2');
  expect(glasses).toMatchObject({
    quantity: 2,
    image: { src: expect.stringMatching(/\/media\/product\/hz-g2\.[\w.]*webp$/) as string },
  });
  expect(glasses?.priceBand).toMatch(/万元$/);
  const summary = await getSolutionSummary('driving-lab');
  expect(summary.deviceCount).toBe(devices.reduce((sum, { quantity }) => sum + quantity, 0));
  expect(price?.excludes).toBeTruthy();
});

test('案例、模块、公司', async () => {
  const result = await getCaseResult('hud-position');
  expect(result?.keyNumber).toMatchObject({ value: '5.2', unit: '次/分' });
  expect((await getModule('eeg'))?.facts).toHaveLength(3);
  const about = await getAbout();
  expect([about?.numbers.length, about?.years[0].year]).toEqual([4, '2017年6月']);
});

test('论文：自己的数，没有时是案例的；每一篇都有一个', async () => {
  const numbers = await getResultNumbers();
  expect(numbers[deriveId('publication', 'sync-offset')]).toMatchObject({ value: '0.4', unit: 'ms' });
  expect(numbers[deriveId('publication', 'takeover-modality')]).toMatchObject({ value: '0.27', unit: 's' });
  expect((await getLinks('publication')).filter(({ id }) => !numbers[id])).toEqual([]);
});

test('功能：每一项有图、有数、有一处细看，细看的不重复任何一行', async () => {
  const [features, numbers] = await Promise.all([getFeatures(), getNumbers('feature')]);
  expect(features).toHaveLength(6);
  const titles = features.map(({ title }) => title);
  for (const { id, alias, title, drawing, closeUp } of features) {
    expect([title, numbers[id]?.label]).toEqual([title, expect.any(String)]);
    expect(closeUp).toMatchObject({ alias, image: expect.anything() as unknown });
    expect(titles).not.toContain(closeUp?.title);
    expect(closeUp?.image?.src).not.toBe(drawing?.src);
  }
});
