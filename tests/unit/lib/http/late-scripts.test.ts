/** @jest-environment jsdom */
import { inlineScripts, source } from '@/lib/http/inline-scripts.mjs';
import { AT_ONCE, withLateScripts } from '@/lib/http/late-scripts.mjs';
import { LOADER } from '@/lib/http/loader.mjs';

const script = (address: string, id = '') => `<script src="/_next/static/${address}"${id} async=""></script>`;
const page = (head: string, body = '<h1>页面</h1>') =>
  `<!DOCTYPE html><html lang="zh-CN"><head>${head}</head><body>${body}</body></html>`;
const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/x.js"/>';
const OLD = '<script src="/_next/static/old.js" noModule=""></script>';
const WHOLE = page(PRELOAD + script('y.js') + OLD, `<h1>页面</h1>${script('x.js', ' id="_R_"')}`);

test('脚本成了一张单子，单子在装载脚本上', () => {
  const list = 'data-late="/_next/static/y.js /_next/static/x.js" data-start="/_next/static/x.js"';
  const late = page(`<script ${list}>${LOADER}</script>${OLD}`);
  expect(withLateScripts(WHOLE)).toBe(late);
});

test('存下来的页面再读一次，还是那一页', () => {
  const first = withLateScripts(WHOLE);
  expect(withLateScripts(first)).toBe(first);
});

test('正文之后的样式表也等：页面自己带着看得见的那些', () => {
  const sheet = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';
  const kept = `<style data-sheets="/_next/static/a.css"></style>${sheet}`;
  const early = page(kept + script('y.js', ' id="_R_"'), `<h1>页面</h1>${sheet}${sheet}`);
  const late = withLateScripts(early);
  expect(late.split(sheet)).toHaveLength(2);
  expect(late).toContain(kept);
});

test.each([
  ['没有脚本的页面', page('<title>页面</title>')],
  ['不知道从哪个脚本开始的页面', page(script('y.js'))],
  ['说了马上要脚本的页面', WHOLE.replace('<body>', `<body><main ${AT_ONCE}>`)],
])('%s原样', (_, html) => {
  expect(withLateScripts(html)).toBe(html);
});

test('放行的只有装载脚本本身，一个字也不能差', () => {
  expect(inlineScripts(withLateScripts(WHOLE), '')).toBe(source(LOADER));
  expect(inlineScripts(`<script>${LOADER}//</script>`, '')).toBe('');
});

test.each([
  ['第一节自己有名字', '<!--&--><section class="a" id="platform" data-x=""><p>一</p></section>', 'platform'],
  ['头部得一个名字', '<!--&--><header class="a"><p>一</p></header><section id="next"></section>', 'head'],
  ['整页是一篇文章：它的头部', '<article class="a"><header><p>一</p></header></article>', 'head'],
])('第一笔等到一页开头的那一块：%s', (_, content, id) => {
  const whole = (text: string) => page(script('y.js', ' id="_R_"'), `<main id="content">${text}</main>`);
  const late = withLateScripts(whole(content));
  expect(late).toContain(`<link rel="expect" href="#${id}" blocking="render"/><script data-late`);
  const parsed = new DOMParser().parseFromString(late, 'text/html');
  expect(parsed.getElementById(id)?.closest('main')?.querySelector('p')?.closest('section,header')?.id).toBe(id);
  // nothing else is changed
  expect(late.replace(' id="head"', '')).toContain(content.replace(' id="head"', ''));
});

test('没有开头可等的页面不等', () => {
  expect(withLateScripts(WHOLE)).not.toContain('rel="expect"');
});

test('给 React 的内容不是脚本：没有人要以前，浏览器不编译它；放行的还是它', () => {
  const payload = '1:["$","p",null,{}]';
  const push = `self.__next_f.push([1,'${payload}'])`;
  const late = withLateScripts(WHOLE.replace('</body>', `<script>self.__next_f.push([1,${JSON.stringify(payload)}])</script></body>`));
  expect(late).toContain(`<script type="text/plain" data-payload>${push}</script></body>`);
  expect(inlineScripts(late, payload)).toContain(source(push));
  expect(withLateScripts(late)).toBe(late);
}); // prettier-ignore
