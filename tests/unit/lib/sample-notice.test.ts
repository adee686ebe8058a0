import { isSample } from '@/lib/settings.mjs';
import { articleAddress, type Citation } from '@/lib/content/publication';
import { llmsText } from '@/lib/seo/llms';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { publicationPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { robotsText } from '@/lib/seo/robots';
import { getMarkdown } from '@/lib/seo/markdown-page';
import { getPublication } from '@/lib/content/publication';
import { site } from '@/lib/site';

const PAPER = '/ecosystem/publications/ad-attention';
const before = process.env.SAMPLE_CONTENT;
afterEach(() => {
  process.env.SAMPLE_CONTENT = before;
});

test('随站的内容文件夹是演示；自己的文件夹、远程的服务不是；写明的算数', () => {
  expect(isSample({})).toBe(true);
  expect(isSample({ CONTENT_DIR: './lib/sample-content/' })).toBe(true);
  expect(isSample({ CONTENT_DIR: '/srv/content' })).toBe(false);
  expect(isSample({ CONTENT_SERVICE_URL: 'https://content.example' })).toBe(false);
  expect(isSample({ SAMPLE_CONTENT: 'off' })).toBe(false);
  expect(isSample({ CONTENT_DIR: '/srv/content', SAMPLE_CONTENT: 'on' })).toBe(true);
});

test.each([
  ['on', true],
  ['off', false],
] as const)('SAMPLE_CONTENT=%s', async (value, isOn) => {
  process.env.SAMPLE_CONTENT = value;
  expect(robotsText(1).split('\n').includes('Disallow: /')).toBe(isOn);
  expect(robotsText(1).includes('Sitemap: ')).toBe(!isOn);
  expect(pageMetadata(fixedPages.about).robots).toEqual(isOn ? { index: false, follow: false } : undefined);
  expect(llmsText([]).includes(site.sampleNotice)).toBe(isOn);
  const markdown = await getMarkdown(PAPER);
  expect(markdown?.includes(site.sampleNotice)).toBe(isOn);
  expect(markdown).toContain(isOn ? '- 示例编号：示例/' : '- DOI：示例/');
});

test('只有注册机构可能给出的编号才有原文的网址，演示时一个也没有', async () => {
  const cited = (doi: string) => ({ doi }) as Citation;
  process.env.SAMPLE_CONTENT = 'off';
  expect(articleAddress(cited('10.1234/abc.5'))).toBe('https://doi.org/10.1234/abc.5');
  expect(articleAddress(cited('示例/2022.adattention'))).toBeUndefined();
  expect(articleAddress(null)).toBeUndefined();
  const publication = await getPublication('ad-attention');
  expect(publicationPage(publication!).about).not.toHaveProperty('sameAs', expect.anything());
  process.env.SAMPLE_CONTENT = 'on';
  expect(articleAddress(cited('10.1234/abc.5'))).toBeUndefined();
});
