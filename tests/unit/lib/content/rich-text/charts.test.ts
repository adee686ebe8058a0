import { isAnimation } from '@/lib/animations/animation';
import { writeFileSync } from 'node:fs';
import { richText } from '@/lib/content/rich-text/rich-text';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const directory = temporaryFolders()();
const OPTION = {
  xAxis: { name: '负荷', data: ['低', '高'] },
  yAxis: {},
  series: [{ type: 'bar', name: 'HRV', data: [62, 48] }],
};
const TABLE = {
  count: 2,
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
write('wave.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
write('plain.json', { fr: 30, ip: 0, op: 60, w: 10, h: 10, layers: [] });
write('cloud.json', {
  series: [{ type: 'wordCloud', data: [{ name: '眼动', value: 1 }] }],
  table: { head: ['词'], rows: [['眼动']] },
});
write('long.json', {
  xAxis: { data: Array.from({ length: 150 }, (_, at) => at) },
  yAxis: {},
  series: [{ type: 'line', data: Array.from({ length: 150 }, (_, at) => at) }],
});
writeFileSync(
  `${directory}/media/gbk.json`,
  Buffer.from('7b22736572696573223a5b7b2274797065223a22626172222c226e616d65223a22b8bababa227d5d7d', 'hex'),
);
write('broken.json', '{"series":');
write('odd.json', { dataset: { source: [null, 7] } });

beforeAll(() => {
  process.env.CONTENT_DIR = directory;
});
afterAll(() => {
  delete process.env.CONTENT_DIR;
});

const blocks = async (source: string) => (await richText(source)).blocks;
const PICTURE = { wide: '/images/chart/hrv.svg', narrow: '/images/chart/hrv.narrow.svg' };
const HRV = { kind: 'chart', src: '/media/hrv.json', caption: '心率变异', picture: PICTURE, table: TABLE };

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

test.each(['gone.json', 'broken.json', 'odd.json', 'gbk.json'])(
  '%s 读不出数据：图表没有表格，页面照常',
  async (file) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await blocks(`前文\n\n![图](${file})`)).toEqual([
      { kind: 'html', html: '<p>前文</p>' },
      { kind: 'chart', src: `/media/${file}`, caption: '图', picture: null, table: null },
    ]);
    log.mockRestore();
  },
);

test('没有第一帧的动画：没有海报，也没有人去要它', async () => {
  expect(await blocks('![脑电波](plain.json)')).toEqual([
    { kind: 'animation', src: '/media/plain.json', caption: '脑电波' },
  ]);
});

test('画不了的图：没有画，数据表还在', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await blocks('![词云](cloud.json)')).toEqual([
    {
      kind: 'chart',
      src: '/media/cloud.json',
      caption: '词云',
      picture: null,
      table: { count: 1, head: ['词'], rows: [['眼动']] },
    },
  ]);
  expect(log.mock.calls.join()).toContain('wordCloud');
  log.mockRestore();
});

test('很长的数据：页面上是前 100 行，和一共有多少行', async () => {
  const [block] = await blocks('![长](long.json)');
  expect(block.kind === 'chart' && [block.table?.rows.length, block.table?.count]).toEqual([100, 150]);
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
  [{ v: '5.7', layers: [] }, true],
  [{ v: '5.7', layers: 3 }, false],
  [{ layers: [] }, false],
  [{ fr: 30, ip: 0, op: 60, w: 10, h: 10, layers: [] }, true],
  [OPTION, false],
  [null, false],
  [[], false],
])('%j 是动画：%p', (data, expected) => {
  expect(isAnimation(data)).toBe(expected);
});
