import { toParagraphs } from '@/lib/white-papers/first-pages';

/** A piece of text as the PDF library gives it: words, left, top (counted from below), letter height. */
const piece = (str: string, x: number, top: number, height = 10) => ({
  str,
  height,
  transform: [10, 0, 0, height, x, top],
});

test('一行里的几段并成一行，中文行与行之间不加空格，英文词之间加', () => {
  expect(
    toParagraphs([
      piece('六路信号', 10, 700),
      piece('，一个时', 60, 700),
      piece('钟。Eye', 10, 685),
      piece('tracking', 10, 670),
    ]),
  ).toEqual(['六路信号，一个时钟。Eye tracking']);
});

test('字号变了、空得大了、换了栏，就是新的一段', () => {
  expect(
    toParagraphs([
      piece('标题', 10, 760, 24),
      piece('正文一行', 10, 720),
      piece('正文二行', 10, 705),
      piece('隔了一行', 10, 670),
      piece('右边一栏', 300, 720),
    ]),
  ).toEqual(['标题', '正文一行正文二行', '隔了一行', '右边一栏']);
});

test('空白的片段不算，多个空格并成一个', () => {
  expect(
    toParagraphs([piece(' ', 0, 800), piece('误差  0.4', 10, 700), piece('  ', 60, 700), piece('ms', 70, 700)]),
  ).toEqual(['误差 0.4 ms']);
  expect(toParagraphs([])).toEqual([]);
});
