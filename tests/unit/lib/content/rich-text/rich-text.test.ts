import { richText } from '@/lib/content/rich-text/rich-text';

type Options = Parameters<typeof richText>[1];

async function htmlOf(source: string, options?: Options): Promise<string> {
  const { blocks } = await richText(source, options);
  return blocks.map((block) => (block.kind === 'html' ? block.html : `[${block.kind}]`)).join('');
}

test.each([undefined, null, '', '  \n ', 7, {}, ['<p>a</p>']])('没有正文（%p）就什么都没有', async (source) => {
  expect(await richText(source)).toEqual({ blocks: [], headings: [] });
});

test.each([
  ['段落', '**粗** 与 `码`', '<p><strong>粗</strong> 与 <code>码</code></p>'],
  ['标题开头的 Markdown', '# 题', '<h2 id="题">题</h2>'],
  ['HTML', '<p>**不是粗体**</p>', '<p>**不是粗体**</p>'],
  ['前面有空白的 HTML', '\n  <p>_文_</p>', '<p>_文_</p>'],
  [
    '以小于号开头的 Markdown',
    '<50 ms 的延迟\n\n**第二段**',
    '<p>&#x3C;50\u00A0ms 的延迟</p>\n<p><strong>第二段</strong></p>',
  ],
  ['以注释开头的 HTML', '<!-- 导出 --><p>文</p>', '<p>文</p>'],
])('%s', async (_case, source, expected) => {
  expect((await htmlOf(source)).trim()).toBe(expected);
});

describe('标题', () => {
  const source = '<h1>甲</h1><h3>甲一</h3><h1>乙<b>丙</b></h1><h6>底</h6>';

  test('最高的标题从页面给的级别起，最多到六级', async () => {
    expect(await htmlOf(source)).toMatch(
      /^<h2[^>]*>甲<\/h2><h4[^>]*>甲一<\/h4><h2[^>]*>乙<b>丙<\/b><\/h2><h6[^>]*>底<\/h6>$/,
    );
    expect(await htmlOf(source, { level: 4 })).toMatch(/<h4[^>]*>甲<.*<h6[^>]*>甲一<.*<h6[^>]*>底</);
    expect(await htmlOf('### 三级\n\n## 二级', { level: 3 })).toMatch(/<h4[^>]*>三级<\/h4>\s*<h3[^>]*>二级<\/h3>/);
  });

  test('标题的 id 是它的文字，最高一级组成目录；两段正文的 id 不同', async () => {
    const { headings, blocks } = await richText(source, { idPrefix: 'details' });
    expect(headings).toEqual([
      { id: 'details-甲', text: '甲' },
      { id: 'details-乙丙', text: '乙丙' },
    ]);
    expect(blocks).toMatchObject([
      { html: expect.stringMatching(/<h2 id="details-甲">.*<h4 id="details-甲一">.*<h2 id="details-乙丙">/) },
    ]);
    expect((await richText(source, { idPrefix: 'feature' })).headings[0].id).toBe('feature-甲');
  });

  test('作者自己写的 id 不算数', async () => {
    expect(await htmlOf('<h2 id="main">题</h2>')).toBe('<h2 id="题">题</h2>');
  });
});

test('一句话的格子不撑宽表格；别的列放不进手机时一行一块，每一格带着列名', async () => {
  const [block] = (
    await richText(
      '| 现象 | 原因 | 办法 |\n|---|---|---|\n| 丢包很多 | 信道被隔壁的投屏器占用了，下午更挤 | 换到空的信道 |',
    )
  ).blocks;
  const html = block.kind === 'html' ? block.html : '';
  expect(html).toContain('data-narrow="blocks"');
  expect(html).toContain('<th data-short="" scope="row">丢包很多</th>');
  expect(html).toContain('<td data-name="原因"><span>信道');
  expect(html).toContain('<td data-short="" data-name="办法"><span>换到空的信道</span></td>');
});

test('一列是一句话，别的都是几个字：手机上也并排放', async () => {
  const [block] = (
    await richText('| 房间 | 面积 | 常设 |\n|---|---|---|\n| 通用间 | 80 m² | 可用性测试、虚拟现实（VR）与问卷 |')
  ).blocks;
  expect(block).toMatchObject({ html: expect.stringContaining('data-narrow="wrap"') });
});

test('两列的一句话并排放；数字的表格照旧左右滚动', async () => {
  const html = async (text: string) => JSON.stringify((await richText(text)).blocks);
  expect(await html('| 检查 | 合格 |\n|---|---|\n| 丢包 | 30 min里不超过万分之一，录像掉帧不超过千分之一 |')).toContain(
    'data-narrow=\\"wrap',
  );
  expect(await html('| 量 | 前 | 后 |\n|---|---|---|\n| 丢包 | 0.41% | 0.002% |')).not.toContain('data-narrow');
});

test('表格放在可以用键盘滚动的区域里，套着的表格也一样', async () => {
  const box = '<div data-table="true" tabindex="0" role="group" aria-label="表格"><table>';
  expect(await htmlOf('| 参数 | 值 |\n|---|---|\n| 采样率 | 120 Hz |')).toContain(box);
  const nested = await htmlOf('<table><tr><td>外<table><tr><td>内</td></tr></table></td></tr></table><p>后</p>');
  expect(nested.split(box)).toHaveLength(3);
  expect(nested).toContain('<p>后</p>');
});

test('合并的单元格、表头的方向留着', async () => {
  const html = await htmlOf(
    '<table><tr><th scope="row" colspan="2" onclick="x()">甲</th><td rowspan="2" align="right">乙</td></tr></table>',
  );
  expect(html).toContain('<th scope="row" colspan="2">');
  expect(html).toContain('<td rowspan="2">');
});

test.each([
  ['https://example.com/a', true],
  ['http://example.com', true],
  ['//example.com/a', true],
  ['/ecosystem/cases/a', false],
  ['#part-1', false],
  ['mailto:a@example.com', false],
  ['tel:+861012345678', false],
])('链接 %s 另开窗口：%p', async (href, external) => {
  const html = await htmlOf(`<p><a href="${href}" target="_top" rel="opener">链接</a></p>`);
  const marked = ' target="_blank" rel="noopener noreferrer"';
  expect(html).toBe(`<p><a href="${href}"${external ? marked : ''}>链接</a></p>`);
});

describe('图片', () => {
  test('Markdown 里的相对路径是 media 下的路径', async () => {
    const html = await htmlOf('![受试者](case/a.webp "题") ![外](https://x.test/b.png) ![根](/images/c.svg)');
    expect(html).toContain('<img src="/media/case/a.webp" alt="受试者" title="题" loading="lazy" decoding="async">');
    expect(html).toContain('src="https://x.test/b.png"');
    expect(html).toContain('src="/images/c.svg"');
  });

  test('没有说明的图片有空的 alt，一律晚些再取', async () => {
    expect(await htmlOf('<p><img src="/media/a.webp"></p>')).toBe(
      '<p><img src="/media/a.webp" alt="" loading="lazy" decoding="async"></p>',
    );
  });

  test('说明里的引号、尖括号不会弄坏标签', async () => {
    const html = await htmlOf("![a\"b<c> & 'd'](x.webp)");
    const alt = /^<p><img src="\/media\/x\.webp" alt="([^"]*)" [^<>]*><\/p>\s*$/.exec(html)?.[1];
    expect(alt?.replace(/&#x(\w+);/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))).toBe(
      "a\"b<c> & 'd'",
    );
  });

  test('内容服务在别处时，图片和 /media/ 下的链接都加上它的主机', async () => {
    process.env.CONTENT_SERVICE_URL = 'https://content.test/';
    const html = await htmlOf(
      '<p><img src="/media/a.webp"><img src="/images/b.svg"><a href="/media/c.pdf">文件</a></p>',
    );
    delete process.env.CONTENT_SERVICE_URL;
    expect(html).toContain('src="https://content.test/media/a.webp"');
    expect(html).toContain('src="/images/b.svg"');
    expect(html).toContain('href="https://content.test/media/c.pdf"');
  });
});

test('数字与单位之间不断行，代码里的空格不动', async () => {
  expect(await htmlOf('<p>延迟 20 ms、误差 0.5 °，共 3 台</p>')).toBe(
    '<p>延迟 20\u00A0ms、误差 0.5\u00A0°，<span data-nowrap="">共 3 台</span></p>',
  );
  expect(await htmlOf('<pre><code>sleep 5 seconds</code></pre>')).toBe('<pre><code>sleep 5 seconds</code></pre>');
});

test('型号与数的量词是一整块，文字一个不变；代码里不动', async () => {
  const { blocks } = await richText('戴HZ-G2的24人，`HZ-G2`，**HZ-E32**也是。');
  const [block] = blocks;
  const html = block.kind === 'html' ? block.html : '';
  expect(html).toContain(
    '<span data-nowrap="">戴HZ-G2</span><span data-nowrap="soft">的24人</span>，<code>HZ-G2</code>',
  );
  expect(html).toContain('<strong><span data-nowrap="">HZ-E32</span></strong>也是。');
});
