import { getSiteGroups } from '@/lib/seo/site-pages';
import { getFeed } from '@/lib/seo/feeds';
import { llmsText } from '@/lib/seo/llms';
import { asHtml } from '@/lib/html';
import { toMarkdown } from '@/lib/seo/markdown';
import { getMarkdown } from '@/lib/seo/markdown-page';

test.each([
  ['/application-fields/driving', ['> ', '## 相关模块']],
  ['/products/modules/behavior-coding', ['- 录像：2–8 路', '## 型号', '/products/modules/behavior-coding/hz-b2-go)']],
  ['/products/modules/behavior-coding/hz-b2-go', ['## 参数', '| ---']],
  ['/solutions/driving-lab', ['## 用到的模块']],
  ['/products/features/data-analysis', ['## 介绍']],
  ['/ecosystem/publications/ad-attention', ['## 摘要', '**背景**', '- 作者：', '- DOI：']],
  ['/ecosystem/tech-documents/trigger-wiring', ['### TTL脉冲计数少了，为什么？', '| ---']],
  ['/faq', ['### 价格与合同', '- 怎样付款？：签约付30%']],
  [
    '/purchase',
    [
      '参考价115–150万元（2026-09）',
      '## 条款',
      '### 付款',
      '| HZ-E32 | 导电膏10\u00a0mL、注射器1支 | 18 |',
      '- 签约：付30%',
      '/ecosystem/tech-documents/sync-acceptance)',
    ],
  ],
  ['/it', ['## 数据的去向', '### 等级保护', '| TCP 443，出', '| HZ-E64 | Windows 10、11，Ubuntu 22.04 | 8核，32']],
  ['/products/modules/eeg/hz-e64/data-sheet', ['## 参数', '| 共模抑制比 | 115', '| 无线电型号核准 | Wi-Fi，未取证']],
  ['/integration/python', ['## 接口与数据', 'import csv', '/media/integration/read_recording.py)']],
  ['/sample-data', ['### 怎样造出来的', '/media/sample-data/takeover-60s.edf)：全部信号']],
  [
    '/paradigms/n-back',
    [
      '- 问题：工作记忆一边记',
      '- 用时：24',
      '- 字母，500 ms：',
      '/products/modules/eeg/hz-e32)：额中线',
      '| 3与4-back的θ功率 | 同一人，配对t检验 | dz\u00A0=\u00A00.09 | 971人 |',
      '效应量都是假定的',
      '/ecosystem/cases/nback-theta)',
    ],
  ],
  ['/ecosystem/trainings/behavior-coding', ['- 地点：苏州自有实验室·通用间']],
])('%s 的正文写成 Markdown', async (path, texts) => {
  const markdown = await getMarkdown(path);
  expect(markdown).toMatch(/^# .+\n\n> .+\n\n- 网址：http/);
  for (const text of texts) expect(markdown).toContain(text);
  expect(markdown).not.toMatch(/<(p|div|table|h\d|span)\b|undefined|null/);
});

const ENGLISH_MARKDOWN: [path: string, texts: string[]][] = [
  ['/en/products/modules/eeg', ['## Key facts', '## Models', '/en/products/modules/eeg/hz-e64): Sixty-four EEG']],
  [
    '/en/products/modules/eeg/hz-e64',
    ['## Suitable for', '## Not suitable for', '| Sampling rate | 2,000', '/en/products/modules/eeg/hz-e32)'],
  ],
  ['/en/solutions/driving-lab', ['## The question', '## What it contains', '1. ', '## What it cannot do']],
];

test.each(ENGLISH_MARKDOWN)('%s 的正文是英文', async (path, texts) => {
  const markdown = await getMarkdown(path);
  expect(markdown).toMatch(/^# .+\n\n> .+\n\n- Address: http\S+\n\n## /);
  for (const text of texts) expect(markdown).toContain(text);
  expect(markdown).not.toMatch(/\p{Script=Han}|[：，。]|undefined|null/u);
});

test('英文页在 llms.txt 里有自己的一节，条目指向它的正文', async () => {
  const [, section = ''] = llmsText(await getSiteGroups()).split('\n## English\n');
  expect(section).toMatch(/^- \[Hengzhi Human Factors Platform\]\(\S+\/en\): /m);
  for (const [path] of ENGLISH_MARKDOWN) expect(section).toContain(`${path}.md)`);
  expect(section).not.toMatch(/\p{Script=Han}/u);
});

test.each([
  '/en/products/modules/eeg/none-such',
  '/en/products/modules/emg/hz-e64',
  '/en/en/solutions/driving-lab',
  '/en/purchase',
])('%s 没有英文正文', async (path) => {
  expect(await getMarkdown(path)).toBeNull();
});

test.each(['/ecosystem/cases/none-such', '/ecosystem/cases', '/products/modules/eye-tracker/hz-b2-go', '/about-us'])(
  '%s 没有正文',
  async (path) => {
    expect(await getMarkdown(path)).toBeNull();
  },
);

test('条目的 id 不是它的网址', async () => {
  const groups = await getSiteGroups();
  expect(groups.length).toBeGreaterThan(10);
  const { getLinks } = await import('@/lib/content/links');
  const [{ id, alias }] = await getLinks('case');
  expect(await getMarkdown(`/ecosystem/cases/${alias}`)).not.toBeNull();
  expect(await getMarkdown(`/ecosystem/cases/${id}`)).toBeNull();
});

test('图表写成说明与数据表，链接与图片是完整的网址', () => {
  const text = toMarkdown({
    headings: [],
    blocks: [
      { kind: 'html', html: asHtml('<p>见<a href="/solutions/vr">方案</a><img src="/media/a.webp" alt="图"></p>') },
      {
        kind: 'chart',
        src: 'x.json',
        caption: '图 1',
        picture: null,
        table: { head: ['组', '值|差'], rows: [['甲', '1']], count: 1 },
      },
      { kind: 'animation', src: 'y.json', poster: 'y.svg', caption: '心跳' },
    ],
  });
  expect(text).toMatch(/\[方案\]\(https?:\/\/[^/]+\/solutions\/vr\)!\[图\]\(https?:\/\/[^/]+\/media\/a\.webp\)/);
  expect(text).toContain('*图 1*\n\n| 组 | 值\\|差 |\n| --- | --- |\n| 甲 | 1 |');
  expect(text).toContain('*心跳*');
});

test('llms.txt 里每个页面一行，详情页指向它的 Markdown', async () => {
  const text = llmsText(await getSiteGroups());
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  expect(text).toMatch(/\n- \[[^\]]+\]\(https?:\/\/[^)]+\/ecosystem\/cases\/[a-z0-9-]+\.md\): .{70,}/);
  expect(text).toMatch(/\n- \[案例\]\(https?:\/\/[^)]+\/ecosystem\/cases\): /);
  const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThan(200);
});

test.each(['rss', 'atom'])('案例与文档的 %s：最新的在前，网址完整，说明转义', async (format) => {
  for (const name of ['cases', 'tech-documents']) {
    const feed = await getFeed(name, format);
    const links = [...(feed?.body ?? '').matchAll(/<(?:guid[^>]*|id)>(https?:\/\/[^<]+\/ecosystem\/[a-z-]+\/[^<]+)</g)];
    expect(links.length).toBeGreaterThan(20);
  }
  // asked twice, answered the same
  expect((await getFeed('cases', format))?.body.replace(/<lastBuildDate>.*/, '')).toBe(
    (await getFeed('cases', format))?.body.replace(/<lastBuildDate>.*/, ''),
  );
  expect(await getFeed('labs', format)).toBeNull();
  expect(await getFeed('cases', 'json')).toBeNull();
});
