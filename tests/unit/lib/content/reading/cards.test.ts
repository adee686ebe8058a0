import { bySortNum } from '@/lib/content/reading/lists';
import { withPhrases } from '@/lib/content/reading/phrased';
import { asNumber, asText, inner, plain, toCard, toItemLink } from '@/lib/content/reading/shapes';

const pictures = () => [{ src: '/media/a.webp', alt: '图' }];

test('卡片的字段来自列表的一条或查询的一条', () => {
  const listed = {
    contentItemId: '4abc',
    alias: 'a',
    displayText: '标题 20 ms',
    introduction: '当 n < 30 且 p > 0.05；A<B 而 C>D，A&amp;B',
    publishedUtc: '2026-03-02T02:00:00Z',
  };
  const queried = { ...listed, alias: { alias: 'a' } };
  const phrases = { title: ['标题 20\u00A0ms'], subTitle: [''] };
  const card = {
    type: 'case',
    id: '4abc',
    alias: 'a',
    parentAlias: '',
    title: '标题 20\u00A0ms',
    name: '',
    subTitle: '',
    phrases,
    // plain text: every sign stays what it is
    introduction: '当 n\u00A0<\u00A030 且 p\u00A0>\u00A00.05；A<B 而 C>D，A&amp;B',
    customerName: '',
    date: listed.publishedUtc,
    image: pictures()[0],
    icon: pictures()[0],
  };
  expect(toCard('case', listed, pictures)).toEqual(card);
  expect(toCard('case', queried, pictures)).toEqual(card);
});

test('标题在哪里换行由服务器说，说的不是同一些字就不听', () => {
  const item = withPhrases({ alias: 'a', displayText: '驾驶人因与智能座舱研究' });
  expect(toCard('case', item, pictures)?.phrases.title).toEqual(['驾驶', '人因与', '智能座舱', '研究']);
  for (const wrong of [null, '驾驶', ['驾驶'], [1], { 0: '驾驶人因与智能座舱研究' }]) {
    const spoiled = { ...item, phrases: { title: wrong } };
    expect(toCard('case', spoiled, pictures)?.phrases.title).toEqual([item.displayText]);
  }
});

test('简介有几段时，卡片只显示第一段；没有段落的整个显示', () => {
  const shown = (introduction: string) => toCard('publication', { alias: 'a', introduction }, () => [])?.introduction;
  expect(shown('<p>早看，制动没有提前。</p>\n<p><strong>背景</strong>　提示方式</p>')).toBe('早看，制动没有提前。');
  expect(shown('一句话，没有标签')).toBe('一句话，没有标签');
});

test('培训按开始时间，别的按发布时间；没有别名的用 id，都没有的不成卡片', () => {
  const times = { startTime: '2026-10-28T02:00:00Z', publishedUtc: '2026-03-02T02:00:00Z' };
  expect(toCard('training', { alias: 'a', ...times }, () => [])).toMatchObject({ date: times.startTime, image: null });
  expect(toCard('white-paper', { contentItemId: '4abc' }, () => [])).toMatchObject({ alias: '4abc' });
  expect(toCard('case', { displayText: '标题' }, () => [])).toBeNull();
});

test('版本的卡片知道它的模块', () => {
  const module = { contentItems: [{ alias: { alias: 'eeg' } }] };
  expect(toCard('product', { alias: 'p', module }, () => [])).toMatchObject({ parentAlias: 'eeg' });
  for (const wrong of [null, 'eeg', { contentItems: [] }, { contentItems: [null] }, { contentItems: 'x' }]) {
    expect(toCard('product', { alias: 'p', module: wrong }, () => [])).toMatchObject({ parentAlias: '' });
  }
});

test('链接没有别名就没有', () => {
  expect(toItemLink({ alias: { alias: 'a' }, displayText: '标题' })).toEqual({ id: '', alias: 'a', title: '标题' });
  for (const wrong of [null, undefined, {}, { alias: null }, { alias: 5 }, { alias: {} }])
    expect(toItemLink(wrong)).toBeNull();
});

test('次序：小的在前，没有的最后，相同的保持原样', () => {
  const items = [
    { n: 'a' },
    { n: 'b', sortNum: 2 },
    { n: 'c', sortNum: 1.5 },
    { n: 'd', sortNum: '0' },
    { n: 'e', sortNum: 2 },
  ];
  expect(bySortNum(items).map((item) => item.n)).toEqual(['c', 'b', 'e', 'a', 'd']);
});

test('不成样子的值变成空', () => {
  expect([asText(null), asText({}), asText(7), plain(7), plain(undefined)]).toEqual(['', '', '7', '', '']);
  expect([asNumber('7'), asNumber(NaN), asNumber(7)]).toEqual([null, null, 7]);
  expect([
    inner('a', 'alias'),
    inner({ alias: 'b' }, 'alias'),
    inner(null, 'alias'),
    inner({ alias: 1 }, 'alias'),
  ]).toEqual(['a', 'b', '', '']);
});
