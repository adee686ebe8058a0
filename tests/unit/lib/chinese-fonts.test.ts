import { chosenOf } from '@/lib/chinese-fonts';

const NOTO = ['Noto Serif CJK JP', 'Noto Sans CJK JP'];

test('没有字母与数字的字体（Debian 随 Ghostscript 装的）排在 Noto 之后，只有它时才用', () => {
  expect(chosenOf(['Droid Sans Fallback', 'DejaVu Sans', ...NOTO])).toEqual({ serif: NOTO[0], plain: NOTO[1] });
  expect(chosenOf(['Droid Sans Fallback', 'DejaVu Sans'])).toEqual({
    serif: 'Droid Sans Fallback',
    plain: 'Droid Sans Fallback',
  });
});

test('简体的在先，等宽的在后；一种中文字体也没有', () => {
  expect(chosenOf(['Noto Sans Mono CJK SC', 'Noto Sans CJK SC', ...NOTO]).plain).toBe('Noto Sans CJK SC');
  expect(chosenOf(['PingFang SC', 'Songti SC'])).toEqual({ serif: 'Songti SC', plain: 'PingFang SC' });
  expect(chosenOf(['DejaVu Sans'])).toEqual({});
});
