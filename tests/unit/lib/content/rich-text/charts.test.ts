import { chartTable, isAnimation } from '@/lib/content/rich-text/chart';
import { richText } from '@/lib/content/rich-text/rich-text';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const directory = temporaryFolders()();
const OPTION = { xAxis: { name: '负荷', data: ['低', '高'] }, yAxis: {}, series: [{ name: 'HRV', data: [62, 48] }] };
const TABLE = {
  head: ['负荷', 'HRV'],
  rows: [
    ['低', '62'],
    ['高', '48'],
  ],
};
const write = (name: string, content: unknown) =>
  writeFile(directory, `media/${name}`, typeof content === 'string' ? content : JSON.stringify(content));

write('hrv.json', OPTION);
write('wave.json', { v: '5.7.4', layers: [] });
write('broken.json', '{"series":');
write('odd.json', { dataset: { source: [null, 7] } });

beforeAll(() => {
  process.env.CONTENT_DIR = directory;
});
afterAll(() => {
  delete process.env.CONTENT_DIR;
});

const blocks = async (source: string) => (await richText(source)).blocks;
const HRV = { kind: 'chart', src: '/media/hrv.json', caption: '心率变异', table: TABLE };

test('json 图片成为图表，带着数据表；前后的文字各成一段', async () => {
  expect(await blocks('前文\n\n![心率变异](hrv.json)\n\n后文')).toEqual([
    { kind: 'html', html: '<p>前文</p>' },
    HRV,
    { kind: 'html', html: '<p>后文</p>' },
  ]);
});

test('Lottie 文件成为动画', async () => {
  expect(await blocks('<img src="/media/wave.json" alt="脑电波">')).toEqual([
    { kind: 'animation', src: '/media/wave.json', poster: '/media/wave.svg', caption: '脑电波' },
  ]);
});

test.each(['gone.json', 'broken.json', 'odd.json'])('%s 读不出数据：图表没有表格，页面照常', async (file) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await blocks(`前文\n\n![图](${file})`)).toEqual([
    { kind: 'html', html: '<p>前文</p>' },
    { kind: 'chart', src: `/media/${file}`, caption: '图', table: null },
  ]);
  log.mockRestore();
});

test('图与文字写在一段里，文字不丢', async () => {
  const found = await blocks('<p>如图 <img src="/media/hrv.json" alt="心率变异"> 所示。</p>');
  expect(found).toContainEqual(HRV);
  const text = found.map((block) => (block.kind === 'html' ? block.html : '')).join('');
  expect(text).toContain('如图');
  expect(text).toContain('所示。');
});

test('一段里的两张图都在', async () => {
  const found = await blocks('![心率变异](hrv.json)\n![脑电波](wave.json)');
  expect(found.map((block) => block.kind).filter((kind) => kind !== 'html')).toEqual(['chart', 'animation']);
});

test('图的说明文字不丢', async () => {
  const found = await blocks(
    '<figure><img src="/media/hrv.json" alt="心率变异"><figcaption>图 1 静息与任务</figcaption></figure>',
  );
  expect(JSON.stringify(found)).toContain('图 1 静息与任务');
  expect(found.some((block) => block.kind === 'chart')).toBe(true);
});

test.each([
  ['容器', '<div><p>文</p><p><img src="/media/hrv.json" alt="心率变异"></p></div>'],
  ['引用', '> ![心率变异](hrv.json)'],
  ['列表', '1. 步骤\n\n   ![心率变异](hrv.json)'],
  ['链接', '<p><a href="/media/hrv.json"><img src="/media/hrv.json" alt="心率变异"></a></p>'],
])('写在%s里的 json 图片也成为图表，不留下打不开的图片', async (_where, source) => {
  const found = await blocks(source);
  expect(found).toContainEqual(HRV);
  expect(JSON.stringify(found)).not.toMatch(/<img[^>]*\.json/);
});

test('只认以 .json 结尾的图片', async () => {
  const found = await blocks('<p><img src="/media/hrv.json.webp" alt=""></p>');
  expect(found.map((block) => block.kind)).toEqual(['html']);
});

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
        ['a', '1', '0，5'],
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
  ['饼图没有自带表', { series: [{ type: 'pie', data: [{ name: '甲', value: 1 }] }] }, null],
  ['空的数据集', { dataset: { source: [] } }, null],
  ['数据集里不是行', { dataset: { source: [null, 7, '文字'] } }, null],
  ['系列不成样子', { xAxis: { data: ['a'] }, series: [null, 7] }, null],
  ['不是图表', [1, 2], null],
  ['空', null, null],
])('数据表：%s', (_case, option, expected) => {
  expect(chartTable(option)).toEqual(expected);
});

test.each([
  [{ v: '5.7', layers: [] }, true],
  [{ v: '5.7', layers: 3 }, false],
  [{ layers: [] }, false],
  [OPTION, false],
  [null, false],
  [[], false],
])('%j 是动画：%p', (data, expected) => {
  expect(isAnimation(data)).toBe(expected);
});
