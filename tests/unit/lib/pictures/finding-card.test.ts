import sharp from 'sharp';
import { drawFindingCard } from '@/lib/pictures/finding-card';

const CONTENT = {
  kicker: '案例 某单位',
  value: '0.27',
  unit: 's',
  label: '语音使首次注视路面提早',
  answer: '提前400\u00a0ms的语音让目光早到路面0.27\u00a0s。',
  chart: null,
  site: '站名',
};
const EXTERNAL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="374" height="320"><image href="file:///etc/hostname" width="9" height="9"/></svg>';

test.each([
  ['五百位的数', { value: '1234567890'.repeat(50) }],
  ['两万位的数', { value: '9'.repeat(20_000) }],
  ['五千字的单位', { unit: '字'.repeat(5_000) }],
  ['十万字的回答', { answer: '长'.repeat(100_000) }],
  ['断不开的词', { label: 'takeover'.repeat(400) }],
  ['标记', { label: '<b>&amp;</b> "x"', answer: '</span><span size="99999">' }],
  ['表情与从右写的字', { label: '👩‍🔬 مرحبا', value: '−3.4→2.1' }],
  ['什么也没有', { kicker: '', value: '', unit: '', label: '', answer: '' }],
  ['控制字符', { answer: 'a\u0000\u0007b\u202Ec', value: '\n\t' }],
  ['不是图的图', { chart: 'not an svg' }],
  ['九十万像素宽的图', { chart: '<svg xmlns="http://www.w3.org/2000/svg" width="900000" height="900000"></svg>' }],
  ['指到外面的图', { chart: EXTERNAL }],
])('服务给的是%s：两张图照样画得成', async (_name, change) => {
  for (const [form, width, height] of [
    ['card', 1200, 630],
    ['square', 600, 600],
  ] as const) {
    const card = await drawFindingCard(form, { ...CONTENT, ...change });
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width, height });
  }
});
