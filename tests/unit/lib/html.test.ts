import { asHtml } from '@/lib/html';
import { linesOf, plainText } from '@/lib/html-words';
import { markdownToHtml } from '@/lib/content-service/markdown';

test.each([
  ['<p>a&amp;b</p><script>alert(1)</script><p>1 &lt; 2</p>', 'a&b 1 < 2'],
  ['<p>当 n < 30 且 p > 0.05 时</p>', '当 n < 30 且 p > 0.05 时'],
  ['<p><img alt="a > b" src="x">字</p><!-- 记 -->', '字'],
  ['甲<br>乙<td>丙</td><td>丁</td>', '甲 乙 丙 丁'],
  [
    '<ul><li><input type="checkbox" disabled> 未做</li><li><input type="checkbox" checked disabled> 做完</li></ul>',
    '☐ 未做 ☑ 做完',
  ],
])('%s 的文字', (html, text) => {
  expect(plainText(asHtml(html))).toBe(text);
});

test('Markdown 的文字：一段、一行表格各一行；脚注的记号不在里面', () => {
  const html = markdownToHtml(
    '## 标题\n\n**粗** [链接](/a)[^1] ![图](a.webp)\n\n| 项 | 值 |\n| --- | --- |\n| 采样率 | 200 Hz |\n\n[^1]: 注。',
  );
  expect(linesOf(html)).toEqual(['标题', '粗 链接', '项 值', '采样率 200 Hz', '脚注', '注。']);
});

test.each(['<', '<a ', '<a "', '<!--', '<script>', '&#', '<a data-footnote-ref '])('一长串 %s 也读得完', (part) => {
  expect(typeof plainText(asHtml(part.repeat(40_000)))).toBe('string');
});
