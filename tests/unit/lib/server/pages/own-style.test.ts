import { classesIn, readStyle, usedStyle, withOwnStyle } from '@/lib/server/pages/own-style.mjs';

const used = (css: string, html: string) => usedStyle(readStyle(css), classesIn(html));
const HTML = '<div class="a b"><p class="c">文字</p></div>';

test.each([
  ['没有类的规则都留', 'a:hover{color:red}:root{--x:1}'],
  ['类都在的留', '.a .c>.b{color:red}'],
  ['几个选择器里有一个用得上就留', '.x,.c{color:red}'],
  ['否定与或者里的类不必在', '.a:not(.x, .y:hover):is(.z,.w) p{color:red}'],
  ['属性里的点不是类', '.a[href$=".pdf"]{color:red}'],
  ['字体、动画、声明原样', '@charset "utf-8";@font-face{src:url(a.woff2)}@keyframes m{to{opacity:0}}'],
  ['文字里的括号不算', '.a:before{content:"}{"}.b{color:red}'],
])('%s', (_, css) => {
  expect(used(css, HTML)).toBe(css);
});

test('页面里没有的类，规则不要；条件里一条也不剩，条件也不要', () => {
  expect(used('.x{color:red}.a .x{color:red}.a{color:blue}', HTML)).toBe('.a{color:blue}');
  expect(used('@media (width<1px){.x{color:red}}@media print{.x{a:b}.c{color:red}}', HTML)).toBe(
    '@media print{.c{color:red}}',
  );
});

const LARGE = '.b{color:red}'.repeat(700);
const sheets: Record<string, string> = {
  '/_next/static/a.css': '.a{}.not-there{}',
  '/_next/static/b.css': `${LARGE}.not-there{}`,
};
test('类名以连字符加数字开头，样式表里是转义的：规则要', () => {
  const css = '.-\\31 w29W_root{color:red}.\\32 x{color:blue}.a\\:b{color:green}';
  expect(used(css, '<p class="-1w29W_root a:b">')).toBe('.-\\31 w29W_root{color:red}.a\\:b{color:green}');
});

const readSheet = (address: string) => (sheets[address] ? readStyle(sheets[address]) : null);
const link = (name: string, late = '') =>
  `<link rel="stylesheet" href="/_next/static/${name}.css" data-precedence="next"${late}/>`;
const page = (head: string, end = '') => `<html><head>${head}<title>页</title></head><body>${HTML}${end}</body></html>`;
const WHOLE = page(link('a') + '<meta/>' + link('b'));

test('页面里写着小的样式表全部、大的里面用得着的规则；链接都留着，小的不再生效，大的等程序要用', () => {
  const { html, style } = withOwnStyle(WHOLE, readSheet);
  expect(style).toBe(`.a{}.not-there{}\n${LARGE}`);
  const links = link('a', ' media="not all"') + link('b', ' media="not all" data-late=""');
  expect(html).toBe(page(`<style>${style}</style><meta/>`, links));
});

test('小的样式表排在大的后面：大的生效时它也生效，它改写的才不会反过来', () => {
  const { html } = withOwnStyle(page(link('b') + link('a')), readSheet);
  expect(html).toContain(link('b', ' media="not all" data-late=""') + link('a', ' media="not all" data-late=""'));
});

test('有一份样式表不在：页面原样，说出是哪一份', () => {
  const html = page(link('a') + link('c'));
  expect(withOwnStyle(html, readSheet)).toEqual({ html, style: '', problems: ['no style sheet /_next/static/c.css'] });
});

test('没有样式表的页面原样，说出来', () => {
  expect(withOwnStyle(page(''), readSheet)).toEqual({ html: page(''), style: '', problems: ['no style sheet'] });
});
