import { SEARCHED, type SearchDocument } from '@/lib/search/document';
import { SearchEngine } from '@/lib/search/engine';
import { excerptAround, markedRanges } from '@/lib/search/highlight';
import { readSearchText } from '@/lib/search/text-rule';
import { parseQuery } from '@/lib/search/query';

let number = 0;

function item(fields: Partial<SearchDocument>): SearchDocument {
  const id = fields.id ?? `id${++number}`;
  const { type = 'case' } = fields;
  return {
    ...{
      id,
      type,
      kind: type === 'page' ? 'Page' : SEARCHED[type].label,
      alias: id,
      parentAlias: '',
      title: '',
      names: [],
      tags: [],
      customerName: '',
      images: [],
      colours: [],
    },
    ...{ publishedUtc: '2025-01-01', date: '2025-01-01', introduction: '', body: [], rows: [] },
    ...fields,
  };
}

function engineOf(...documents: SearchDocument[]): SearchEngine {
  const engine = new SearchEngine();
  engine.put(documents);
  return engine;
}

const found = (engine: SearchEngine, text: string, types: string[] | null = null) =>
  engine.search(text, types, 1, 50).hits.map(({ id }) => id);

test('标题先于简介，简介先于正文', () => {
  const engine = engineOf(
    item({ id: 'body', title: '甲', introduction: '乙', body: ['测的是步态。'] }),
    item({ id: 'introduction', title: '甲', introduction: '测的是步态。', body: ['乙'] }),
    item({ id: 'title', title: '步态', introduction: '乙', body: ['丙'] }),
  );
  expect(found(engine, '步态')).toEqual(['title', 'introduction', 'body']);
});

test.each(['yan dong yi', 'yǎn dòng yí', "yan'dong yi", 'yandongyi'])('拼音怎样隔开都一样：%s', (typed) => {
  const engine = engineOf(item({ id: 'it', title: '眼动仪' }), item({ id: 'not', title: '动作捕捉' }));
  expect(found(engine, readSearchText(typed)!)).toEqual(['it']);
});

test('说了要哪一类，那一类在前', () => {
  const engine = engineOf(
    item({ id: 'doc', type: 'tech-document', title: '论文里怎样写脑电' }),
    item({ id: 'paper', type: 'publication', title: '睡眠', body: ['脑电'] }),
  );
  expect(found(engine, '脑电 论文')).toEqual(['paper', 'doc']);
  expect(found(engine, 'lunwen 脑电')).toEqual(['paper', 'doc']);
});

test('几个词都要；没有一条全有，或者只是散在正文里，就有几个算几个，并且说出来', () => {
  const engine = engineOf(
    item({ id: 'both', title: '步态', introduction: '虚拟现实里走路' }),
    item({ id: 'gait', title: '步态分析' }),
    item({ id: 'scattered', title: '睡眠', body: ['货架前的人', '后来又测了肌电'] }),
    item({ id: 'shelf', title: '货架' }),
  );
  expect(found(engine, '步态 VR')).toEqual(['both']);
  expect(found(engine, '步态 石墨烯').sort()).toEqual(['both', 'gait']);
  expect(engine.search('步态 石墨烯', null, 1, 9).partial).toBe(true);
  expect(found(engine, '货架 肌电')[0]).toBe('shelf');
});

test('一样好的，新的在前', () => {
  const engine = engineOf(
    item({ id: 'old', title: '疲劳研究', date: '2020-01-01' }),
    item({ id: 'new', title: '疲劳研究', date: '2025-01-01' }),
  );
  expect(found(engine, '疲劳')).toEqual(['new', 'old']);
});

test('字要连在一起：动眼不是眼动，隔开的两对字不算', () => {
  const engine = engineOf(item({ id: 'apart', body: ['舱门里，门锁上'] }), item({ id: 'together', body: ['舱门锁'] }));
  expect(found(engine, '舱门锁')).toEqual(['together']);
});

test('一个字也能搜，句末的也算', () => {
  const engine = engineOf(
    item({ id: 'end', body: ['测大脑'] }),
    item({ id: 'start', body: ['脑区'] }),
    item({ id: 'no', body: ['手'] }),
  );
  expect(found(engine, '脑').sort()).toEqual(['end', 'start']);
});

test('几个词都要有；问话里的虚词不算', () => {
  const engine = engineOf(item({ id: 'both', title: '驾驶中的脑电' }), item({ id: 'one', title: '驾驶' }));
  expect(found(engine, '驾驶 EEG')).toEqual(['both']);
  expect(found(engine, '驾驶怎么做脑电')).toEqual(['both']);
});

test('只要这些类型：没有选的是没有，空的是一个也不要', () => {
  const engine = engineOf(item({ id: 'case', title: '脑电' }), item({ id: 'lab', type: 'lab', title: '脑电' }));
  expect(found(engine, '脑电', null)).toHaveLength(2);
  expect(found(engine, '脑电', ['lab'])).toEqual(['lab']);
  expect(found(engine, '脑电', [])).toEqual([]);
  expect(engine.countTypes('脑电')).toEqual([
    { type: 'case', count: 1 },
    { type: 'lab', count: 1 },
  ]);
});

test('一页接一页，不重不漏', () => {
  const engine = engineOf(
    ...Array.from({ length: 21 }, (_, index) => item({ id: `n${index}`, title: `脑电 ${index}` })),
  );
  const pages = [1, 2, 3].map((page) => engine.search('脑电', null, page, 9));
  expect(pages.map(({ hits }) => hits.length)).toEqual([9, 9, 3]);
  expect(new Set(pages.flatMap(({ hits }) => hits.map(({ id }) => id))).size).toBe(21);
  expect(pages[0].totalCount).toBe(21);
});

test('参数行对上了，就显示那一行', () => {
  const engine = engineOf(
    item({
      type: 'product',
      title: 'HZ-G3 Pro',
      introduction: '要与脑电对时。',
      rows: [{ name: '采样率', value: '200 Hz' }],
    }),
  );
  const [hit] = engine.search('采样率 200 Hz', null, 1, 9).hits;
  expect(hit.excerpt).toBe('采样率 200 Hz');
  expect(hit.marks.excerpt).toEqual([
    [0, 3],
    [4, 10],
  ]);
});

test('数就是数：1000 Hz 找得到 1,000 Hz 和 1 kHz，找不到 100 Hz', () => {
  const engine = engineOf(
    item({ id: 'comma', body: ['采样 1,000 Hz'] }),
    item({ id: 'kilo', body: ['采样 1 kHz'] }),
    item({ id: 'no', body: ['采样 100 Hz'] }),
  );
  expect(found(engine, '1000 Hz').sort()).toEqual(['comma', 'kilo']);
});

test('改过的条目换成新的，删掉的不再有', () => {
  const engine = engineOf(item({ id: 'a', title: '脑电' }));
  engine.put([item({ id: 'a', title: '肌电' })]);
  expect(found(engine, '脑电')).toEqual([]);
  expect(found(engine, '肌电')).toEqual(['a']);
  engine.remove(['a']);
  expect(found(engine, '肌电')).toEqual([]);
});

test('打错的字改过来再搜，并说明搜的是什么', () => {
  const engine = engineOf(item({ id: 'a', title: '近红外脑成像（fNIRS）' }), item({ id: 'b', title: '眼动仪' }));
  expect(engine.search('fnris', null, 1, 9)).toMatchObject({ corrected: 'fnirs', totalCount: 1 });
  expect(engine.search('眼洞仪', null, 1, 9)).toMatchObject({ corrected: '眼动仪', totalCount: 1 });
});

test('三个词缺一个：找大部分都有的，并说明', () => {
  const engine = engineOf(item({ id: 'a', title: '驾驶疲劳的脑电' }));
  expect(engine.search('脑电 疲劳 石墨烯', null, 1, 9)).toMatchObject({ partial: true, totalCount: 1 });
});

test('什么也没有就说没有；有一个词的算', () => {
  const engine = engineOf(item({ id: 'a', title: '驾驶模拟' }));
  expect(engine.search('石墨烯 钙钛矿', null, 1, 9)).toMatchObject({ totalCount: 0, nothing: true, partial: false });
  expect(engine.search('驾驶 石墨烯', null, 1, 9)).toMatchObject({ totalCount: 1, nothing: false, partial: true });
});

test('边打边猜：拼音、首字母、标题的开头', () => {
  const engine = engineOf(item({ type: 'module', title: '眼动追踪' }), item({ title: '脑电案例' }));
  for (const text of ['ydzz', 'yandongz', '眼动']) {
    expect(engine.suggest(text).pages.map(({ title }) => title)).toContain('眼动追踪');
  }
  expect(engine.suggest('ydy').terms).toContain('眼动仪');
  expect(engine.suggest('联系').pages[0]).toMatchObject({ title: '联系我们', kind: '页面' });
});

test('至多八条', () => {
  const titles = Array.from({ length: 12 }, (_, index) => `眼动追踪 ${index + 1}`);
  const { pages, terms } = engineOf(...titles.map((title) => item({ type: 'module', title }))).suggest('眼动');
  expect(pages.length + terms.length).toBe(8);
});

test.each([
  ['.*+?^${}()|[]\\', 0, 0],
  ['a'.repeat(10_000), 0, 0],
  ['😀😀', 0, 0],
  ['\u202e眼动', 1, 1],
  ['<script>alert(1)</script>', 1, 0],
  ['\0', 0, 0],
  ['\ud800\udc00\ud800', 0, 0],
  ['-', 0, 0],
  [' ', 0, 0],
])('奇怪的文字 %j 也有答复：%i 条，猜 %i 条', (text, total, guesses) => {
  const engine = engineOf(item({ title: '眼动 <script>' }), item({ title: '脑电' }));
  expect(engine.search(text, null, 1, 9).totalCount).toBe(total);
  expect(engine.suggest(text).pages).toHaveLength(guesses);
});

test('标出来的正好是要找的，在原来的文字里', () => {
  const mark = (text: string, query: string) =>
    markedRanges(text, parseQuery(query)).map(([start, end]) => text.slice(start, end));
  expect(mark('腦電（EEG）與眼動', '脑电')).toEqual(['腦電', 'EEG']);
  expect(mark('采样率１,０００ Hz', '1 kHz')).toEqual(['１,０００ Hz']);
  expect(mark('HZ-G3 Pro 与 HZ-G2', 'hzg3')).toEqual(['HZ-G3']);
  expect(mark('a<b>眼动</b>', '眼动')).toEqual(['眼动']);
  expect(mark('头皮电位', '皮电')).toEqual([]);
});

test('同义的写法比输入的长，只标出对上的部分', () => {
  const mark = (text: string, query: string) =>
    markedRanges(text, parseQuery(query)).map(([start, end]) => text.slice(start, end));
  expect(mark('可靠的眼动追踪', '眼动仪')).toEqual(['眼动']);
  expect(mark('可靠的眼动追踪', '眼动追踪')).toEqual(['眼动追踪']);
  expect(mark('可靠的眼动追踪', 'eye tracking')).toEqual(['眼动追踪']);
  expect(mark('驾驶仿真与模拟驾驶舱', '驾驶模拟')).toEqual(['驾驶仿真', '模拟驾驶']);
});

test('表格的行之间有分号，不连成一句', () => {
  const text = '采样率 60 Hz 1,000 Hz\n可用距离 50–75 cm\n头部自由。\n标定点 5';
  expect(excerptAround(text, parseQuery('1 kHz'))).toBe(
    '采样率 60 Hz 1,000 Hz；可用距离 50–75 cm；头部自由。 标定点 5',
  );
});

test('建议：产品模块先于只是以它开头的文档', () => {
  const engine = engineOf(
    item({ id: 'doc', type: 'tech-document', title: '眼动眼镜标定' }),
    item({ id: 'module', type: 'module', title: '可穿戴眼动追踪' }),
  );
  expect(engine.suggest('眼动').pages.map(({ title }) => title)).toEqual(['可穿戴眼动追踪', '眼动眼镜标定']);
});

test('摘出来的一段有要找的，不切开字符', () => {
  const text = '😀'.repeat(60) + '这里才有近红外。' + '后'.repeat(200);
  const excerpt = excerptAround(text, parseQuery('近红外'));
  expect(excerpt).toContain('近红外');
  expect(excerpt?.isWellFormed?.() ?? true).toBe(true);
  expect(excerptAround(text, parseQuery('肌电'))).toBeNull();
});
