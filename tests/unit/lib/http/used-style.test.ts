import { classesIn, readStyle, usedStyle, withOwnStyle } from '@/lib/http/used-style.mjs';

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

const sheets: Record<string, string> = { '/_next/static/a.css': '.a{}.not-there{}', '/_next/static/b.css': 'b{}' };
const readSheet = (address: string) => (sheets[address] ? readStyle(sheets[address]) : null);
const link = (name: string) => `<link rel="stylesheet" href="/_next/static/${name}.css" data-precedence="next"/>`;
const page = (head: string, end = '') => `<html><head>${head}<title>页</title></head><body>${HTML}${end}</body></html>`;
const WHOLE = page(link('a') + '<meta/>' + link('b'));

test('样式写在页面里原来的地方，样式表在正文之后', () => {
  const { html, style } = withOwnStyle(WHOLE, readSheet);
  expect(style).toBe('.a{}\nb{}');
  const own = `<style data-sheets="/_next/static/a.css /_next/static/b.css">${style}</style>`;
  expect(html).toBe(page(`${own}<meta/>`, link('a') + link('b')));
});

test('存下来的页面再读一次，还是那一页；混进来的样式不认', () => {
  const first = withOwnStyle(WHOLE, readSheet);
  expect(withOwnStyle(first.html, readSheet)).toEqual(first);
  const spoiled = first.html.replace('.a{}', '.a{color:red}');
  expect(withOwnStyle(spoiled, readSheet)).toEqual({ html: spoiled, style: '' });
});

test('样式表不在时留着链接', () => {
  expect(withOwnStyle(page(link('a') + link('c')), readSheet).html).toContain(`${link('c')}<title>`);
});

test('没有样式表的页面原样', () => {
  expect(withOwnStyle(page(''), readSheet)).toEqual({ html: page(''), style: '' });
});

test('字体文件放到最后，只给没有脚本的人；本机的字体留在原处', () => {
  const local = '@font-face{font-family:b;src:local(Arial)}';
  const file = '@font-face{font-family:a;src:url(a.woff2)}';
  const font = (address: string) => readStyle(address.includes('a.css') ? `${file}${local}.a{}` : 'b{}');
  const { html, style } = withOwnStyle(WHOLE, font);
  expect(style).toBe(`${local}.a{}\nb{}\n@media (scripting:none){${file}}`);
  expect(withOwnStyle(html, font)).toEqual({ html, style });
});
