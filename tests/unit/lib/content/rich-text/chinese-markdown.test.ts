import { richText } from '@/lib/content/rich-text/rich-text';

async function htmlOf(source: string): Promise<string> {
  const { blocks } = await richText(source);
  return blocks
    .map((block) => (block.kind === 'html' ? block.html : ''))
    .join('')
    .replace(/<\/?span[^>]*>|\u00a0/g, (found) => (found === '\u00a0' ? ' ' : ''));
}

test.each([
  ['频带分为 4~8 Hz 与 8~13 Hz，约~3万，周期~2周。', '<p>频带分为 4~8 Hz 与 8~13 Hz，约~3万，周期~2周。</p>'],
  ['~~真的删掉~~', '<p><del>真的删掉</del></p>'],
  ['旧价~~（三万）~~作废', '<p>旧价<del>（三万）</del>作废</p>'],
  ['1920*1080*60，矩阵 3*4*5。', '<p>1920*1080*60，矩阵 3*4*5。</p>'],
  ['2*3 与 **4*5*6**，*斜*', '<p>2*3 与 <strong>4*5*6</strong>，<em>斜</em></p>'],
])('数字之间的记号是它自己：%s', async (source, html) => {
  expect(await htmlOf(source)).toBe(html);
});

test.each([
  ['**注意：**请先校准。', '<p><strong>注意：</strong>请先校准。</p>'],
  ['这是**“重点”**的说明。', '<p>这是<strong>“重点”</strong>的说明。</p>'],
  [
    '型号**《手册》**第三版与**100%**的检出。',
    '<p>型号<strong>《手册》</strong>第三版与<strong>100%</strong>的检出。</p>',
  ],
  ['先看**（一）**，再看*（二）*。', '<p>先看<strong>（一）</strong>，再看<em>（二）</em>。</p>'],
])('汉字标点旁边的粗体：%s', async (source, html) => {
  expect(await htmlOf(source)).toBe(html);
});

const linked = (address: string, text = address) =>
  `<a href="${address}" target="_blank" rel="noopener noreferrer">${text}</a>`;

test.each([
  [
    '详见https://example.cn/a，或访问（https://example.cn/b）。',
    `详见${linked('https://example.cn/a')}，或访问（${linked('https://example.cn/b')}）。`,
  ],
  ['官网 https://example.cn/docs（中文说明）了解', `官网 ${linked('https://example.cn/docs')}（中文说明）了解`],
  [
    '见https://example.cn/a_(b)。又https://example.cn/?q=1&r=2、完',
    `见${linked('https://example.cn/a_(b)')}。又${linked('https://example.cn/?q=1&#x26;r=2')}、完`,
  ],
  [
    '(https://example.cn/x). **粗**https://example.cn/y**粗**',
    `(${linked('https://example.cn/x')}). <strong>粗</strong>${linked('https://example.cn/y')}<strong>粗</strong>`,
  ],
  ['www.example.cn。', `${linked('http://www.example.cn', 'www.example.cn')}。`],
  ['写信到a@example.cn，', '写信到<a href="mailto:a@example.cn">a@example.cn</a>，'],
  [
    '`https://example.cn/a` 与 <https://example.cn/b>',
    `<code>https://example.cn/a</code> 与 ${linked('https://example.cn/b')}`,
  ],
  ['[https://example.cn/a，甲](https://example.cn/z)', linked('https://example.cn/z', 'https://example.cn/a，甲')],
])('裸的网址到它自己的最后一个字为止：%s', async (source, html) => {
  expect(await htmlOf(source)).toBe(`<p>${html}</p>`);
});

test.each([
  ['第一行中文\n第二行中文，HZ\nG2 与 EEG\n一起用。', '第一行中文第二行中文，HZ\nG2 与 EEG\n一起用。'],
  ['逗号，\nHZ-G2，\n  **粗**\n文', '逗号，HZ-G2，<strong>粗</strong>文'],
  ['他说\n“好”\n就走', '他说“好”就走'],
  ['断行  \n留着', '断行<br>\n留着'],
  ['<p>别处来的\n正文</p>', '别处来的正文'],
  ['见\n[链接](/a)\n后面，EEG\n[link](/b)', '见<a href="/a">链接</a>后面，EEG\n<a href="/b">link</a>'],
])('汉字之间的换行不是空格：%j', async (source, html) => {
  expect(await htmlOf(source)).toBe(`<p>${html}</p>`);
});

test('代码里的换行留着', async () => {
  expect(await htmlOf('```\n甲\n乙\n```')).toContain('甲\n乙');
});

test('脚注的话在文末，来回的链接对得上，说法是中文的；同一页的两段正文不相混', async () => {
  const html = await htmlOf('正文有脚注[^1]。\n\n[^1]: 这是脚注。\n');
  expect(html).toContain('href="#part-fn-1" id="part-fnref-1"');
  expect(html).toMatch(/<section data-footnotes=""><p>脚注<\/p>\s*<ol>\s*<li id="part-fn-1">\s*<p>这是脚注。/);
  expect(html).toContain('href="#part-fnref-1" data-footnote-backref="" aria-label="回到正文中脚注 1 的位置"');
  expect(html).not.toMatch(/[Ff]ootnotes<|Back to/);
  const { headings, blocks } = await richText('## 题\n\n甲[^a]\n\n[^a]: 乙', { idPrefix: 'details' });
  expect(headings).toEqual([{ id: 'details-题', text: '题' }]);
  expect(JSON.stringify(blocks)).toContain('details-fn-a');
});

test('做了的与没做的分得出', async () => {
  const { blocks } = await richText('- [ ] 未做\n- [x] 做完');
  expect(JSON.stringify(blocks).replaceAll('\\"', '"')).toMatch(
    /<li data-task=""><span role="img" aria-label="未完成">☐<\/span> 未做<\/li>\\n<li data-task=""><span role="img" aria-label="已完成">☑<\/span> 做完/,
  );
});

test.each([
  ['把<型号>填进<T>里，温度<T>以上。', '<p>把&#x3C;型号>填进&#x3C;T>里，温度&#x3C;T>以上。</p>'],
  ['<T>以上的**温度**', '<p>&#x3C;T>以上的<strong>温度</strong></p>'],
  ['H<sub>2</sub>O <u>线</u>', '<p>H<sub>2</sub>O <u>线</u></p>'],
  ['<o:p>字</o:p>', '字'],
])('不是标签的尖括号照写：%s', async (source, html) => {
  expect(await htmlOf(source)).toBe(html);
});

test.each([
  ['[官网](Http://example.cn/a)', `<p>${linked('http://example.cn/a', '官网')}</p>`],
  ['<a href=" HTTPS://example.cn/c">三</a>', linked('https://example.cn/c', '三')],
  ['[坏的](JavaScript:alert(1))', '<p><a>坏的</a></p>'],
  ['<a href="&#1;JAVASCRIPT:alert(1)">坏</a>', '<a>坏</a>'],
  [
    '<p><img src="HTTPS://example.cn/a.png" alt="图"></p>',
    '<p><img src="https://example.cn/a.png" alt="图" loading="lazy" decoding="async"></p>',
  ],
])('协议不论大小写：%s', async (source, html) => {
  expect(await htmlOf(source)).toBe(html);
});

test.each([
  '<p><img data-src="https://pic.example.cn/a.png">文</p>',
  '<p><img src="data:image/png;base64,iVBO">文</p>',
  '<p><img src="case/a.webp">文</p>',
])('到不了的图不去要：%s', async (source) => {
  expect(await htmlOf(source)).toBe('<p>文</p>');
});

test('链接通到那个名字的标题；没有字的标题不算', async () => {
  const { headings, blocks } = await richText(
    '[直接看方法](#方法)，[一](#%E7%94%B2%E4%B9%99-1)\n\n## 背景\n\n文\n\n##\n\n## <br>\n\n## 方法\n\n文\n\n### 甲乙\n\n### 甲乙\n\n## ![](/media/a.webp)',
  );
  expect(headings).toEqual([
    { id: '背景', text: '背景' },
    { id: '方法', text: '方法' },
  ]);
  const html = blocks[0].kind === 'html' ? blocks[0].html : '';
  expect(html).toContain('<a href="#方法">直接看方法</a>');
  expect(html).toContain('<a href="#甲乙-1">');
  expect(html).toContain('<h3 id="甲乙-1">');
  expect(html.match(/<h2/g)).toHaveLength(3);
});

test('与页面各节可能同名的西文标题前面有 part', async () => {
  const { headings } = await richText('[见](#cases)\n\n## Cases');
  expect(headings).toEqual([{ id: 'part-cases', text: 'Cases' }]);
});

test('表格的题目还是题目', async () => {
  expect(await htmlOf('<table><caption>表 1</caption><tr><td>甲</td></tr></table>')).toContain(
    '<table><caption>表 1</caption>',
  );
});
