import { matchesIn } from '@/lib/browser/paper/search';
import { withoutRadicals } from '@/lib/white-papers/han-radicals';

const find = (content: string, query: string) =>
  matchesIn(content, query).map(({ index, length }) => content.slice(index, index + length));

test.each([
  { content: '六路信号，一个时钟', query: '信号', found: ['信号'] },
  { content: '同步同步同步', query: '同步', found: ['同步', '同步', '同步'] },
  { content: '啊啊啊', query: '啊啊', found: ['啊啊'] },
  { content: 'Eye Tracking', query: 'eye tracking', found: ['Eye Tracking'] },
  { content: '误差 0.4\u00A0ms，', query: '0.4 ms', found: ['0.4\u00A0ms'] },
  { content: '４００ ＭＳ', query: '400ms', found: ['４００ ＭＳ'] },
  { content: '行尾的时\n钟在下一行', query: '时钟', found: ['时\n钟'] },
  { content: 'cafe\u0301', query: 'café', found: ['cafe\u0301'] },
  { content: '表情𝛼值', query: 'α值', found: ['𝛼值'] },
  { content: 'ﬁnal', query: 'fi', found: ['ﬁ'] },
  { content: '什么也没有', query: '脑电', found: [] },
  { content: '任何文字', query: '   ', found: [] },
  { content: '', query: '脑电', found: [] },
])('在 $content 里找 $query：$found', ({ content, query, found }) => {
  expect(find(content, query)).toEqual(found);
});

test('PDF 里写成部首的字换回本字，位置不变', () => {
  expect(withoutRadicals('⽪电、⻚⾯、⻓度、⻋⻔')).toBe('皮电、页面、长度、车门');
  expect(withoutRadicals('，（）Ａ１ ⼀')).toBe('，（）Ａ１ 一');
  expect(withoutRadicals('')).toBe('');
});
