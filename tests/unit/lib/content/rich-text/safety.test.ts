import { richText } from '@/lib/content/rich-text/rich-text';

/** The HTML of a text that has no charts. */
async function htmlOf(source: string): Promise<string> {
  const { blocks } = await richText(source);
  return blocks.map((block) => (block.kind === 'html' ? block.html : `[${block.kind}]`)).join('');
}

/** What no tag may be or have, whatever was put in. */
const NEVER =
  /<(?!\/?(?:a|p|div|span|b|strong|em|h[1-6]|ul|ol|li|table|thead|tbody|tr|th|td|img|figure|figcaption|blockquote|code|pre|br|hr)\b)|\son\w+\s*=|javascript:|data:|vbscript:|\sstyle\s*=|\sclass\s*=|\sid\s*=/i;

test.each([
  ['脚本', '<p>前<script>alert(1)</script>后</p>'],
  ['大小写混写的脚本', '<p>前<ScRiPt src=//x.test/a.js>alert(1)</sCrIpT>后</p>'],
  ['脚本套脚本', '<p>前<scr<script>alert(1)</script>ipt>alert(1)</script>后</p>'],
  ['没有收尾的脚本', '<p>前后</p><script>alert(1)'],
  ['事件', '<p onclick="alert(1)" ONMOUSEOVER=alert(1)>前<b onfocus=alert(1) tabindex=1 autofocus>后</b></p>'],
  ['图片出错时的脚本', '<p>前<img src=x onerror=alert(1)>后</p>'],
  ['javascript: 链接', '<p>前<a href="javascript:alert(1)">后</a></p>'],
  [
    '拆开写的 javascript: 链接',
    '<p>前<a href="java&#10;script:alert(1)">后</a><a href=" &#1;javascript:alert(1)"></a></p>',
  ],
  ['大写的 javascript: 链接', '<p>前<a href="JAVASCRIPT:alert(1)">后</a></p>'],
  ['vbscript: 链接', '<p>前<a href="vbscript:alert(1)">后</a></p>'],
  ['data: 链接', '<p>前<a href="data:text/html,<script>alert(1)</script>">后</a></p>'],
  ['data: 图片', '<p>前<img alt="" src="data:image/svg+xml,<svg onload=alert(1)>">后</p>'],
  ['框架', '<p>前<iframe src="https://x.test"></iframe>后</p>'],
  ['框架里的文档', '<p>前<iframe srcdoc="<script>alert(1)</script>"></iframe>后</p>'],
  ['插件', '<p>前<object data="x.swf"></object><embed src="x.swf">后</p>'],
  ['样式表', '<style>body{display:none}</style><p>前后</p>'],
  ['正文里的样式表', '<p>前</p><style>@import "//x.test/a.css"; p { color: red }</style><p>后</p>'],
  ['样式、编号和类', '<p style="position:fixed" id="main" class="hidden" name="x">前后</p>'],
  ['表单', '<p>前</p><form action="https://x.test"><input name="phone"><select></select></form><p>后</p>'],
  [
    '外部样式和跳转',
    '<link rel=stylesheet href=//x.test><meta http-equiv=refresh content="0;url=//x.test"><base href="//x.test"><p>前后</p>',
  ],
  [
    'SVG 里的脚本',
    '<p>前</p><svg onload=alert(1)><script>alert(1)</script><a xlink:href="javascript:alert(1)"></a></svg><p>后</p>',
  ],
  [
    'SVG 里藏 HTML',
    '<p>前</p><svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg><p>后</p>',
  ],
  ['SVG 里的样式', '<p>前</p><svg><style><img src=x onerror=alert(1)></style></svg><p>后</p>'],
  [
    'MathML 里藏 HTML',
    '<p>前</p><math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math><p>后</p>',
  ],
  ['注释里藏 HTML', '<p>前</p><!--><img src=x onerror=alert(1)>--><p>后</p>'],
  [
    'noscript 里藏 HTML',
    '<p>前</p><noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript><p>后</p>',
  ],
  ['模板里的脚本', '<p>前</p><template><script>alert(1)</script></template><p>后</p>'],
  ['自定义元素', '<p>前<x-widget onclick=alert(1)></x-widget>后</p>'],
  ['音视频', '<p>前</p><video src=x onerror=alert(1)></video><audio autoplay src=x></audio><p>后</p>'],
  ['Markdown 里的脚本', '前<script>alert(1)</script>[链接](javascript:alert(1))后'],
  ['Markdown 里的 data: 图片', '前![图](data:text/html;base64,PHNjcmlwdD4=)后'],
])('%s被去掉，前后的文字留着', async (_case, source) => {
  const html = await htmlOf(source);
  const tags = html.match(/<[^>]*>/g) ?? [];
  expect(tags.filter((tag) => NEVER.test(tag))).toEqual([]);
  expect(html.replace(/<[^>]*>/g, '')).toMatch(/^\s*前[\s\S]*后\s*$/);
});

test.each([
  ['脚本', '<p>正<script>alert(1)</script>文</p>'],
  ['样式表', '<style>p { color: red }</style><p>正文</p>'],
  ['框架的替代文字', '<p>正文</p><iframe>请升级浏览器</iframe>'],
  ['没有脚本时的文字', '<p>正文</p><noscript>请打开脚本</noscript>'],
  ['页面标题', '<title>无标题文档</title><p>正文</p>'],
  ['输入框里的文字', '<p>正文</p><textarea>留言</textarea>'],
  ['选项', '<p>正文</p><select><option>甲</option></select>'],
])('%s的内容不会变成正文', async (_case, source) => {
  expect((await htmlOf(source)).trim()).toBe('<p>正文</p>');
});

test('没有地址的图片不留下空的图片', async () => {
  for (const source of [
    '<p>甲<img src="data:image/png;base64,AAAA" alt="图">乙</p>',
    '<p>甲<img alt="图">乙</p>',
    '<p>甲<img src="">乙</p>',
  ]) {
    expect(await htmlOf(source)).toBe('<p>甲乙</p>');
  }
});

test('正当的东西都留着', async () => {
  const source =
    '<h2>题</h2><p>文<b>粗</b><em>斜</em><u>线</u><mark>亮</mark><sub>2</sub><sup>3</sup><br>行</p><ul><li>一</li></ul>' +
    '<ol start="3"><li>三</li></ol><blockquote><p>引</p></blockquote><pre><code>x = 1</code></pre><hr>' +
    '<figure><img src="/media/a.webp" alt="图" width="4" height="3" title="题"><figcaption>说明</figcaption></figure>' +
    '<dl><dt>词</dt><dd>义</dd></dl><p lang="en" dir="ltr">English</p>';
  const html = await htmlOf(source);
  for (const kept of [
    '<b>粗</b>',
    '<em>斜</em>',
    '<u>线</u>',
    '<mark>亮</mark>',
    '<sub>2</sub>',
    '<sup>3</sup>',
    '<br>',
    '<ul><li>一</li></ul>',
    '<ol start="3">',
    '<blockquote>',
    '<pre><code>x = 1</code></pre>',
    '<hr>',
    '<figcaption>说明</figcaption>',
    '<dt>词</dt>',
    'lang="en" dir="ltr"',
    'width="4" height="3"',
    'title="题"',
    'alt="图"',
  ]) {
    expect(html).toContain(kept);
  }
});

test('过长的正文截断后仍是完整的 HTML', async () => {
  const html = await htmlOf('<p>' + '一段很长的正文。'.repeat(100_000));
  expect(html.length).toBeGreaterThan(100_000);
  expect(html.length).toBeLessThan(201_000);
  expect(html).toMatch(/^<p>.*<\/p>$/s);
  const cut = await htmlOf(
    '<p>' + '字'.repeat(199_980) + '<a href="https://x.test/' + 'a'.repeat(1_000) + '">链接</a></p>',
  );
  expect(cut).toMatch(/^<p>字+(<span data-nowrap="soft">字+<\/span>)?<\/p>$/);
});
