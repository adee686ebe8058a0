import { beginsWithTable, besideFigure, chaptersOf, figureOf, foldLabel } from '@/lib/content/rich-text/chapters';
import { richText } from '@/lib/content/rich-text/rich-text';
import { asHtml } from '@/lib/html';

const TEXT = '先说一句。\n\n## 镜腿3.2 mm，T7、T8阻抗只升不到1 kΩ\n\n第一段。\n\n第二段。\n\n## 一个 & 两个\n\n末段。';

test('按最高一级的标题分章：开头、标题、各章的正文', async () => {
  const { opening, chapters } = chaptersOf(await richText(TEXT, { idPrefix: 'about', inChapters: true }));
  expect(opening.blocks).toEqual([{ kind: 'html', html: '<p>先说一句。</p>' }]);
  expect(chapters.map(({ id, title }) => [id, title])).toEqual([
    ['about-镜腿32-mmt7t8阻抗只升不到1-kω', '镜腿3.2\u00A0mm，T7、T8阻抗只升不到1\u00A0kΩ'],
    ['about-一个--两个', '一个 & 两个'],
  ]);
  expect(chapters[0].text.blocks).toEqual([{ kind: 'html', html: expect.stringMatching(/第一段.*第二段/s) }]);
});

test('看得出哪一章以表格开头', async () => {
  const table = '| 做法 | 看到什么 |\n| --- | --- |\n| 路上 | 天气 |\n';
  const text = `## 先有表\n\n${table}\n后有话。\n\n## 先有话\n\n话。\n\n${table}\n\n## 空着\n`;
  const { chapters } = chaptersOf(await richText(text, { inChapters: true }));
  expect(chapters.map((chapter) => beginsWithTable(chapter))).toEqual([true, false, false]);
});

test('不分章时还是一整块', async () => {
  expect((await richText(TEXT)).blocks).toHaveLength(1);
});

test.each([
  ['扫视峰速与幅度的拟合，决定系数0.94', '0.94'],
  ['走动60\u00A0min，有效采样93%', '93%'],
  ['120\u00A0min，时差只积累0.3\u00A0ms', '0.3\u00A0ms'],
  ['大角度转移里，头占多少、眼占多少', ''],
  ['镜腿绕开T7、T8', ''],
  ['30名高中生，28人戴好', ''],
])('“%s”里的数是“%s”', (title, figure) => {
  expect(figureOf(title)).toBe(figure);
});

test.each([
  ['与脑电的时钟最大差0.4\u00A0ms', { words: '与脑电的时钟最大差', silent: '0.4\u00A0ms' }],
  ['走动60\u00A0min有效采样93%', { words: '走动60\u00A0min有效采样', silent: '93%' }],
  ['转动18\u00A0ms，平移29\u00A0ms', { words: '转动18\u00A0ms，平移29\u00A0ms', silent: '' }],
  ['精度4.5\u00A0mm配9\u00A0mm的字', { words: '精度4.5\u00A0mm配9\u00A0mm的字', silent: '' }],
  ['编码键盘比鼠标快四成', { words: '编码键盘比鼠标快四成', silent: '' }],
])('旁边写大了数，“%s”不再写一遍', (title, beside) => {
  expect(besideFigure(title, figureOf(title))).toEqual(beside);
});

test.each([
  ['<p>双眼四台相机同时看。滑下2 mm，误差只多0.2°。</p>', '双眼四台相机同时看'],
  [
    `<p>${'瞳孔随光照变，也随心理负荷变；前者的影响大得多，照度没有控制住就先不要谈负荷'}。</p>`,
    '瞳孔随光照变，也随心理负荷变；前者的影响大得多',
  ],
  ['<p>车辆以L3级行驶，驾驶员做着别的事，系统请求接管，他看路。</p>', '车辆以L3级行驶，驾驶员做着别的事，系统请求接管'],
  ['<table><tr><td>1</td></tr></table><p>每台电脑一个端口。</p>', '每台电脑一个端口'],
  ['<table><tr><td>1</td></tr></table>', '展开'],
])('收起来的一段说出第一句，太长的说放得下的分句：%s', (html, label) => {
  expect(foldLabel({ blocks: [{ kind: 'html', html: asHtml(html) }], headings: [] })).toBe(label);
});
