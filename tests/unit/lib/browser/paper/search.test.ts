import { findHits, indexPage } from '@/lib/browser/paper/search';
import { withoutRadicals } from '@/lib/white-papers/han-radicals';

const find = (items: string[], query: string) =>
  findHits(indexPage(items), items, 1, query).map(({ start, end }) => {
    const parts = items.slice(start.item, end.item + 1);
    parts[parts.length - 1] = parts[parts.length - 1].slice(0, end.offset);
    parts[0] = parts[0].slice(start.offset);
    return parts.join('|');
  });

test.each([
  { items: ['六路信号，一个时钟'], query: '信号', found: ['信号'] },
  { items: ['同步同步同步'], query: '同步', found: ['同步', '同步', '同步'] },
  { items: ['啊啊啊'], query: '啊啊', found: ['啊啊'] },
  { items: ['Eye Tracking'], query: 'eye tracking', found: ['Eye Tracking'] },
  { items: ['误差 0.4\u00A0ms，'], query: '0.4 ms', found: ['0.4\u00A0ms'] },
  { items: ['４００ ＭＳ'], query: '400ms', found: ['４００ ＭＳ'] },
  { items: ['行尾的时', '', '钟在下一行'], query: '时钟', found: ['时||钟'] },
  { items: ['逐', '字', '排'], query: '字排', found: ['字|排'] },
  { items: ['表情𝛼值'], query: 'α值', found: ['𝛼值'] },
  { items: ['ﬁnal'], query: 'fi', found: ['ﬁ'] },
  { items: ['什么也没有'], query: '脑电', found: [] },
  { items: ['任何文字'], query: '   ', found: [] },
  { items: [], query: '脑电', found: [] },
])('在 $items 里找 $query：$found', ({ items, query, found }) => {
  expect(find(items, query)).toEqual(found);
});

test('命中带着页码', () => {
  expect(findHits(indexPage(['脑电']), ['脑电'], 7, '脑电')[0]).toEqual({
    page: 7,
    start: { item: 0, offset: 0 },
    end: { item: 0, offset: 2 },
  });
});

test('PDF 里写成部首的字换回本字，位置不变', () => {
  expect(withoutRadicals('⽪电、⻚⾯、⻓度、⻋⻔')).toBe('皮电、页面、长度、车门');
  expect(withoutRadicals('，（）Ａ１ ⼀')).toBe('，（）Ａ１ 一');
  expect(withoutRadicals('')).toBe('');
});
