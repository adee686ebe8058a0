import { chartTable } from '@/lib/charts/table';

const OPTION = { xAxis: { name: '负荷', data: ['低', '高'] }, yAxis: {}, series: [{ name: 'HRV', data: [62, 48] }] };
const TABLE = {
  head: ['负荷', 'HRV'],
  rows: [
    ['低', '62'],
    ['高', '48'],
  ],
};
const category = (...data: string[]) => ({ type: 'category', data });

test.each([
  ['类目轴与一个系列', OPTION, TABLE],
  ['横向的条形图', { xAxis: {}, yAxis: OPTION.xAxis, series: OPTION.series[0] }, TABLE],
  ['轴写成数组', { xAxis: [OPTION.xAxis], yAxis: [{}], series: OPTION.series }, TABLE],
  [
    '没有名字的系列、缺的数、带样式的数',
    {
      xAxis: { data: ['a', { value: 'b' }, 'c'] },
      series: [{ data: [1, { value: 2, itemStyle: {} }] }, { data: [[0, 5], null, 3] }],
    },
    {
      head: ['', '数据 1', '数据 2'],
      rows: [
        ['a', '1', '5'],
        ['b', '2', ''],
        ['c', '', '3'],
      ],
    },
  ],
  [
    '数据集是数组',
    {
      dataset: {
        source: [
          ['组', '前测'],
          ['甲', 3],
          ['乙', null],
        ],
      },
    },
    {
      head: ['组', '前测'],
      rows: [
        ['甲', '3'],
        ['乙', ''],
      ],
    },
  ],
  [
    '数据集是对象',
    { dataset: [{ source: [{ 组: '甲', 前测: 3 }, { 组: '乙' }] }] },
    {
      head: ['组', '前测'],
      rows: [
        ['甲', '3'],
        ['乙', ''],
      ],
    },
  ],
  [
    '自带的表胜过其他',
    { ...OPTION, table: { head: ['项', '值'], rows: [['甲', 1]] } },
    { head: ['项', '值'], rows: [['甲', '1']] },
  ],
  ['自带的表不成样子', { ...OPTION, table: { head: '项', rows: [] } }, TABLE],

  ['空的数据集', { dataset: { source: [] } }, null],
  ['数据集里不是行', { dataset: { source: [null, 7, '文字'] } }, null],
  ['系列不成样子', { xAxis: { data: ['a'] }, series: [null, 7] }, null],
  ['不是图表', [1, 2], null],
  ['空', null, null],
])('数据表：%s', (_case, option, expected) => {
  expect(chartTable(option)).toEqual(expected);
});

const read = (option: unknown) => {
  const table = chartTable(option);
  return table && [table.head, ...table.rows].map((row) => row.join(' '));
};

test.each([
  ['热图：两个名字和值', { xAxis: category('早', '晚'), yAxis: category('甲', '乙'), series: [{ type: 'heatmap', name: '负荷', data: [[0, 0, 5], [1, '乙', 9]] }] }, ['横轴 纵轴 负荷', '早 甲 5', '晚 乙 9']],
  ['类目上的对', { xAxis: category('甲', '乙', '丙'), yAxis: {}, series: [{ type: 'line', name: '值', data: [['甲', 5], ['丙', 9]] }] }, [' 值', '甲 5', '乙 ', '丙 9']],
  ['类目在纵轴上的对', { xAxis: {}, yAxis: category('甲', '乙'), series: [{ type: 'bar', data: [[5, '乙'], [3, 0]] }] }, [' 值', '甲 3', '乙 5']],
  ['极坐标', { polar: {}, angleAxis: category('甲', '乙'), radiusAxis: {}, series: [{ type: 'bar', coordinateSystem: 'polar', data: [1, 2] }] }, [' 值', '甲 1', '乙 2']],
  ['饼图', { series: [{ type: 'pie', name: '占比', data: [{ name: '注视', value: 60 }, { name: '眼跳', value: 40 }] }] }, ['名称 占比', '注视 60', '眼跳 40']],
  ['两个饼图', { series: [{ type: 'pie', name: '内', data: [{ name: '甲', value: 1 }] }, { type: 'pie', name: '外', data: [{ name: '乙', value: 2 }] }] }, ['系列 名称 值', '内 甲 1', '外 乙 2']],
  ['雷达图', { radar: { indicator: [{ name: '速度' }, { name: '准确' }] }, series: [{ type: 'radar', data: [{ name: '甲', value: [1, 2] }, { name: '乙', value: [3, 4] }] }] }, [' 甲 乙', '速度 1 3', '准确 2 4']],
  ['散点图', { xAxis: { name: '年龄' }, yAxis: { name: '用时' }, series: [{ type: 'scatter', data: [[20, 1.5], [20, 1.7]] }] }, ['年龄 用时', '20 1.5', '20 1.7']],
  ['两组散点', { xAxis: {}, yAxis: {}, series: [{ type: 'scatter', name: '甲', data: [[1, 2]] }, { type: 'scatter', name: '乙', data: [[3, 4]] }] }, ['系列 横轴 纵轴', '甲 1 2', '乙 3 4']],
  ['时间轴：写下的日子照写，数字成日期', { xAxis: { type: 'time' }, yAxis: {}, series: [{ type: 'line', name: '心率', data: [['2026-01-02', 60], [Date.UTC(2026, 0, 2, 16), 62]] }] }, [' 心率', '2026-01-02 60', '2026-01-03 62']],
  ['几条线共用一条时间轴', { xAxis: { type: 'time' }, yAxis: {}, series: ['甲', '乙'].map((name, at) => ({ type: 'line', name, data: [['2026-01-02', at], ['2026-01-03', at + 5]] })) }, [' 甲 乙', '2026-01-02 0 1', '2026-01-03 5 6']],
  ['箱线图', { xAxis: category('甲'), yAxis: {}, series: [{ type: 'boxplot', data: [[1, 2, 3, 4, 5]] }] }, [' 最小值 下四分位数 中位数 上四分位数 最大值', '甲 1 2 3 4 5']],
  ['K 线', { xAxis: category('一', '二'), yAxis: {}, series: [{ type: 'candlestick', data: [[1, 2, 0, 3], ['一', 9, 9, 9, 9]] }] }, null],
  ['漏斗、仪表', { series: [{ type: 'funnel', data: [{ name: '访问', value: 60 }] }] }, ['名称 值', '访问 60']],
  ['桑基', { series: [{ type: 'sankey', data: [{ name: '甲' }, { name: '乙' }], links: [{ source: '甲', target: 1, value: 3 }] }] }, ['从 到 值', '甲 乙 3']],
  ['矩形树图', { series: [{ type: 'treemap', data: [{ name: '甲', children: [{ name: '子', value: 2 }] }] }] }, ['名称 值', '甲 ', '甲 › 子 2']],
  ['河流', { singleAxis: {}, series: [{ type: 'themeRiver', data: [['2026-01-02', 5, '甲']] }] }, ['时间 名称 值', '2026-01-02 甲 5']],
  ['平行', { parallelAxis: [{ dim: 0, name: '龄' }, { dim: 1, name: '组', type: 'category', data: ['实验', '对照'] }], series: [{ type: 'parallel', data: [[20, 1]] }] }, ['龄 组', '20 对照']],
  ['日历', { calendar: { range: '2026' }, series: [{ type: 'heatmap', coordinateSystem: 'calendar', data: [['2026-01-02', 3]] }] }, ['日期 值', '2026-01-02 3']],
  ['encode', { xAxis: category('甲', '乙'), yAxis: {}, series: [{ type: 'bar', dimensions: ['值', '组'], encode: { x: '组', y: '值' }, data: [[5, '乙']] }] }, [' 值', '甲 ', '乙 5']],
  ['数据集：维度', { dataset: { dimensions: ['任务', '用时'], source: [['搜索', 12], ['比较', 15]] }, series: [{ type: 'bar' }] }, ['任务 用时', '搜索 12', '比较 15']],
  ['数据集：列', { dataset: { source: { 任务: ['搜索', '比较'], 用时: [12, 15] } }, series: [{ type: 'bar' }] }, ['任务 用时', '搜索 12', '比较 15']],
  ['数据集：按行', { dataset: { source: [['任务', '搜索', '比较'], ['用时', 12, 15]] }, series: [{ type: 'bar', seriesLayoutBy: 'row' }] }, ['任务 用时', '搜索 12', '比较 15']],
  ['数据集：没有表头', { dataset: { source: [['搜索', 12], ['比较', 15]] }, series: [{ type: 'bar' }] }, [' 数据 1', '搜索 12', '比较 15']],
  ['数据集：算出来的', { dataset: [{ source: [['a', 1]] }, { transform: { type: 'sort' } }], series: [{ type: 'bar', datasetIndex: 1 }] }, null],
  ['一半在数据集里', { dataset: { source: [['a', 1]] }, series: [{ type: 'bar' }, { type: 'bar', data: [1] }] }, null],
  ['两种图', { series: [{ type: 'pie', data: [{ name: '甲', value: 1 }] }, { type: 'radar', data: [] }] }, null],
  ['地图上的点', { geo: {}, series: [{ type: 'scatter', coordinateSystem: 'geo', data: [[120, 30]] }] }, null],
])('每种图按它自己的坐标：%s', (_what, option, expected) => {
  expect(read(option)).toEqual(expected);
}); // prettier-ignore
