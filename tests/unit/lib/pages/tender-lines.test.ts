import { ContentFolder } from '@/lib/content-service/folder';
import { tenderLines } from '@/lib/pages/tender-lines';

const line = (name: string, value: string, unit = '') => tenderLines([{ name, value, unit }])[0];

test.each([
  ['采样率', '120 Hz', '采样率：不低于120 Hz。'],
  ['续航', '3 h，双仓热插拔', '续航：不低于3 h，双仓热插拔。'],
  ['精度', '0.6°', '精度：不大于0.6°。'],
  ['时钟时差', '最大0.4 ms（2台，60 min）', '时钟时差：不大于0.4 ms（2台，60 min）。'],
  ['整链时差', '不超过1个样本（8.3 ms）', '整链时差：不大于1个样本（8.3 ms）。'],
  [
    '整链时差',
    '不超过1个样本（8.3 ms），已扣除固定延迟14.6 ms（一副实测，逐台另量）',
    '整链时差：不大于1个样本（8.3 ms），已扣除固定延迟。',
  ],
  ['接口', 'USB-C、Wi-Fi', '接口：USB-C、Wi-Fi。'],
  ['安全与标准', '按GB 4943.1设计，未取证（送检前）', '安全与标准：按GB 4943.1设计。'],
  ['光生物安全', '按GB/T 20145自评为豁免级，红外850 nm', '光生物安全：按GB/T 20145为豁免级，红外850 nm。'],
])('%s %s：写成招标的说法', (name, value, expected) => {
  expect(line(name, value)).toBe(expected);
});

test.each([
  ['箱内清单', '眼镜、记录器'],
  ['软件', '采集端'],
  ['时钟时差', '未测'],
  ['屏幕', '不适用'],
  ['编码者', '不限，与HZ-B4同一套软件'],
])('%s %s：不列', (name, value) => {
  expect(line(name, value)).toBeUndefined();
});

test('每个型号都有十条以上，没有一条写着自己的型号', () => {
  for (const { alias, data } of new ContentFolder('lib/sample-content').list('product')) {
    const rows = data.parameters as { name: string; value: string }[];
    const lines = tenderLines(rows.map((row) => ({ ...row, unit: '' })));
    expect([alias, lines.length >= 10]).toEqual([alias, true]);
    expect(lines.filter((text) => /HZ-|未测|不适用|未取证|自评/.test(text))).toEqual([]);
  }
});
