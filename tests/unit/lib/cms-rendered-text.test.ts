import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawnFile } from '@/lib/cms/content/drawn-file';
import { renderedText } from '@/lib/cms/content/rendered-text';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const saved = { ...process.env };

beforeAll(() => {
  const data = makeFolder();
  const content = path.join(data, 'cms/content');
  mkdirSync(path.join(content, 'media'), { recursive: true });
  for (const folder of ['chart', 'animation'])
    cpSync(`lib/sample-content/media/${folder}`, path.join(content, 'media', folder), { recursive: true });
  writeFileSync(path.join(content, 'media/chart/other.json'), '{"a":1}');
  // as the CMS serves
  Object.assign(process.env, { DATA_DIR: data, CONTENT_DIR: content });
});
afterAll(() => Object.assign(process.env, saved));

test('正文和网站排的一样：标题、表格、图表画好，会运行的不在', async () => {
  const html = await renderedText(
    '## 先看灯\n\n| 灯 | 次 |\n| --- | --- |\n| 近光 | 19 |\n\n![四个高度](chart/hud-position.json)\n\n<script>alert(1)</script>',
  );
  expect(html).toMatch(/<h2[^>]*>先看灯<\/h2>/);
  expect(html).toContain('近光');
  const [, drawing] = /<img data-drawn alt="四个高度" src="data:image\/svg\+xml;base64,([^"]+)"/.exec(html)!;
  expect(Buffer.from(drawing, 'base64').toString()).toMatch(/^<svg/);
  expect(html).not.toContain('alert(1)');
});

test('没有的图表、不是图表的，用话说出来', async () => {
  for (const file of ['chart/none.json', 'chart/other.json'])
    expect(await renderedText(`![图](${file})`)).toContain(`画不出来：没有 ${file}`);
});

test('动画是它的第一帧；不在 media 里的什么也不给', async () => {
  expect(await drawnFile('animation/pupil.json')).toMatch(/<svg/);
  for (const file of ['../media/animation/pupil.json', 'animation/pupil.svg', 'none.json'])
    expect(await drawnFile(file)).toBeNull();
});
