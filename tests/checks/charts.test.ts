import { readdirSync, readFileSync } from 'node:fs';
import { isCommon } from '@/lib/browser/echarts';
import { CHART_COLOURS } from '@/lib/charts/theme';
import { COLOURS } from '@/lib/colours';

const FOLDER = 'lib/sample-content/media/chart';
const common = readFileSync('lib/browser/echarts-common.ts', 'utf8');

test.each(readdirSync(FOLDER))('%s 用绘图库的常用部分就够', (file) => {
  expect(isCommon(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')))).toBe(true);
});

test.each(['bar', 'boxplot', 'heatmap', 'line', 'pie', 'radar', 'scatter'])('常用部分里有 %s', (type) => {
  expect(isCommon({ series: [{ type }] })).toBe(true);
  expect(common).toContain(`${type[0].toUpperCase()}${type.slice(1)}Chart`);
});

test.each([
  { series: [{ type: 'gauge' }] },
  { polar: {}, series: [{ type: 'bar', coordinateSystem: 'polar' }] },
  { dataZoom: [{}], series: [{ type: 'line' }] },
  { dataset: [{}, { transform: { type: 'sort' } }], series: [{ type: 'bar' }] },
  { legend: { type: 'scroll' }, series: [{ type: 'bar' }] },
  { baseOption: { series: [{ type: 'bar' }] }, options: [] },
])('要得更多的用整个绘图库：%j', (option) => {
  expect(isCommon(option)).toBe(false);
});

test('图表、图片与 PDF 的颜色就是 tokens.css 里的', () => {
  const tokens = readFileSync('app/tokens.css', 'utf8');
  for (const [name, colour] of [...Object.entries(CHART_COLOURS), ...Object.entries(COLOURS)])
    expect(tokens).toContain(`--${name}: ${colour};`);
});
