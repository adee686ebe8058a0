import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { checkDataFiles } from '@/lib/commands/content-checks/data-files';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const FIELD = 'tests/fixtures';
const grid = { xAxis: { type: 'category', data: ['甲', '乙'] }, yAxis: {} };
const tree = [
  {
    name: '甲',
    children: [
      { name: '子', value: 2 },
      { name: '丑', value: 3 },
    ],
  },
];
const flow = { data: [{ name: '甲' }, { name: '乙' }], links: [{ source: '甲', target: '乙', value: 3 }] };

function breaches(content: unknown): string[] {
  const root = makeFolder();
  writeFile(root, 'a.json', typeof content === 'string' ? content : JSON.stringify(content));
  return checkDataFiles(root, ['a.json']).map((line) => line.replace('media/a.json ', ''));
}

test.each<[string, object]>([
  ['bar', { ...grid, series: [{ type: 'bar', data: [1, 2] }] }],
  ['line', { ...grid, series: [{ type: 'line', data: [1, 2] }] }],
  ['scatter', { xAxis: {}, yAxis: {}, series: [{ type: 'scatter', data: [[1, 2]] }] }],
  ['effectScatter', { xAxis: {}, yAxis: {}, series: [{ type: 'effectScatter', data: [[1, 2]] }] }],
  ['pictorialBar', { ...grid, series: [{ type: 'pictorialBar', data: [1, 2] }] }],
  ['boxplot', { ...grid, series: [{ type: 'boxplot', data: [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5]] }] }],
  ['candlestick', { ...grid, series: [{ type: 'candlestick', data: [[1, 2, 0, 3], [2, 1, 0, 3]] }] }],
  ['heatmap', { ...grid, yAxis: { type: 'category', data: ['早'] }, visualMap: { min: 0, max: 9 }, series: [{ type: 'heatmap', data: [[0, 0, 5]] }] }],
  ['pie', { series: [{ type: 'pie', data: [{ name: '甲', value: 1 }] }] }],
  ['radar', { radar: { indicator: [{ name: '速' }, { name: '准' }, { name: '稳' }] }, series: [{ type: 'radar', data: [{ name: '甲', value: [1, 2, 3] }] }] }],
  ['funnel', { series: [{ type: 'funnel', data: [{ name: '甲', value: 1 }] }] }],
  ['gauge', { series: [{ type: 'gauge', data: [{ name: '甲', value: 1 }] }] }],
  ['sankey', { series: [{ type: 'sankey', ...flow }] }],
  ['graph', { series: [{ type: 'graph', layout: 'circular', ...flow }] }],
  ['chord', { series: [{ type: 'chord', ...flow }] }],
  ['tree', { series: [{ type: 'tree', data: tree }] }],
  ['treemap', { series: [{ type: 'treemap', data: tree }] }],
  ['sunburst', { series: [{ type: 'sunburst', data: tree }] }],
  ['themeRiver', { singleAxis: { type: 'time' }, series: [{ type: 'themeRiver', data: [['2026-01-02', 5, '甲'], ['2026-01-03', 6, '甲']] }] }],
  ['parallel', { parallelAxis: [{ dim: 0 }, { dim: 1 }], series: [{ type: 'parallel', data: [[1, 2], [3, 4]] }] }],
  ['极坐标', { polar: {}, angleAxis: grid.xAxis, radiusAxis: {}, series: [{ type: 'bar', coordinateSystem: 'polar', data: [1, 2] }] }],
  ['日历', { calendar: { range: '2026-01' }, visualMap: { min: 0, max: 9 }, series: [{ type: 'heatmap', coordinateSystem: 'calendar', data: [['2026-01-02', 3]] }] }],
  ['缩放与工具', { ...grid, dataZoom: [{}], toolbox: { feature: { restore: {}, dataView: {} } }, series: [{ type: 'bar', data: [1, 2] }] }],
])('%s 画得出，也有数据表', (_type, option) => {
  expect(breaches(option)).toEqual([]);
}); // prettier-ignore

test.each<[string, unknown, RegExp]>([
  ['不认识的种类', { series: [{ type: 'wordCloud', data: [] }] }, /画不了：wordCloud$/],
  ['要程序的种类', { ...grid, series: [{ type: 'custom', renderItem: 'x', data: [1] }] }, /画不了：custom$/],
  ['要地图的种类', { series: [{ type: 'map', map: 'china', data: [] }] }, /画不了：map$/],
  ['要地图的坐标', { geo: { map: 'china' }, series: [{ type: 'scatter', coordinateSystem: 'geo', data: [] }] }, /画不了：geo$/],
  ['没有坐标轴', { series: [{ type: 'bar', data: [1] }] }, /Axis/],
  ['没有系列', { series: [] }, /没有系列$/],
  ['排不成表', { ...grid, series: [{ type: 'lines', coordinateSystem: 'cartesian2d', data: [{ coords: [[0, 1], [1, 2]] }] }] }, /^的数据排不成表.*"table"/],
  ['JavaScript', 'option = {"series":[]};', /^是 JavaScript/],
  ['有注释', '// 图\n{"series":[]}', /^是 JavaScript/],
  ['写坏了', '{"series":[}', /^不是 JSON：/],
  ['别的数据', { a: 1 }, /^既不是/],
  ['表达式', { layers: [{ ks: { r: { a: 0, k: 0, x: 'var $bm_rt = time * 90;' } } }], op: 60 }, /^里有 1 处表达式/],
  ['少了图片', { v: '5', layers: [], assets: [{ u: 'images/', p: 'img_0.png', e: 0 }] }, /^里的图片不存在：images\/img_0\.png$/],
])('%s：点出来', (_what, content, line) => {
  expect(breaches(content)).toEqual([expect.stringMatching(line)]);
}); // prettier-ignore

test('GBK 编码的文件：点出来；动画的图片在旁边就行', () => {
  const root = makeFolder();
  mkdirSync(path.join(root, 'chart'));
  copyFileSync(`${FIELD}/gbk.json`, path.join(root, 'chart/gbk.json'));
  writeFile(root, 'b.json', JSON.stringify({ v: '5', layers: [], assets: [{ u: 'images/', p: 'img_0.png', e: 0 }] }));
  writeFile(root, 'images/img_0.png', 'x');
  expect(checkDataFiles(root, ['chart/gbk.json', 'b.json', 'images/img_0.png', 'colours.json'])).toEqual([
    expect.stringMatching(/^media\/chart\/gbk\.json 不是 UTF-8 编码/),
  ]);
});
