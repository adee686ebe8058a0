import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkTexts } from '@/lib/commands/content-checks/texts';
import { ContentFolder } from '@/lib/content-service/folder';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();
const NOW = Date.parse('2026-11-25T00:00:00Z');

/** What is said of a technical document with these lines. */
function saidOf(lines: string): string[] {
  const directory = folder();
  mkdirSync(path.join(directory, 'tech-document'));
  writeFileSync(path.join(directory, 'tech-document/t.yaml'), lines);
  return checkTexts(new ContentFolder(directory), NOW);
}

const HEAD = 'displayText: 题\npublishedUtc: 2026-01-02T02:00:00Z\n';
const inText = (markdown: string) =>
  saidOf(
    `${HEAD}description: |\n${markdown
      .split('\n')
      .map((line) => `  ${line}`)
      .join('\n')}\n`,
  ).join('\n');

test.each([
  ['<p><img data-src="https://pic.example.cn/a.png"></p>', 'data-src 是微信的写法'],
  ['<p><img src="data:image/png;base64,iVBO" alt="流程图"></p>', '图片“流程图”不会显示：写在正文里的图'],
  ['<p><img src="case/a.webp" alt="相对的"></p>', '要从 /media/ 写起'],
  ['前\n\n<iframe src="https://example.cn"></iframe>', '<iframe> 连同里面的内容都不会显示'],
  ['<video src="/media/a.mp4">看不了</video>', '<video> 不会显示'],
  ['[坏的](JavaScript:alert(1))', '链接不会指向 javascript: 的地址'],
  ['##标题', '# 后面没有空格'],
  ['一段话\n---\n下一段', '变成了标题'],
  ['前\n\n    四个空格', '会显示成代码'],
  ['##\n\n文', '没有字的标题'],
  ['长*宽*高', '会变成斜体'],
  ['见[方法](#方法)\n\n## 背景', '链接 #方法 没有对应的标题'],
  ['正文[^1]', '脚注 [^1] 没有写内容'],
  ['正文\n\n[^1]: 没人用', '脚注 [^1] 没有地方用到'],
  ['[注]: 见附录', '被当成链接的定义'],
])('正文 %j：%s', (markdown, reason) => {
  expect(inText(markdown)).toContain(reason);
  expect(inText(markdown)).toContain('tech-document/t.yaml description');
});

test.each([
  '1920*1080*60，4~8 Hz，温度<T>以上，[官网](Http://example.cn/a)，*斜* 体',
  '正文[^1]，见[方法](#方法)。\n\n## 方法\n\n```\n    代码\n```\n\n- [x] 做完\n\n[^1]: 注。',
  '[词][词]\n\n[词]: /about-us\n\n#1 号机，标题 ##',
])('写得对的没有话说：%j', (markdown) => {
  expect(inText(markdown)).toBe('');
});

test.each([
  [
    'displayText: 第三代 #眼动仪 上市\npublishedUtc: 2026-01-02T02:00:00Z\n',
    'tech-document/t.yaml:1 “#眼动仪 上市”被当成注释',
  ],
  [`${HEAD}introduction: 编号 #1 的产品\n`, 'tech-document/t.yaml:3 “#1 的产品”被当成注释'],
  ['displayText: 题\npublishedUtc: 2062-01-02T02:00:00Z\n', 'publishedUtc 2062-01-02T02:00:00Z 还没有到'],
  [`${HEAD}introduction: 先**校准**再测\n`, 'introduction 这里是纯文字，“**校准**”会照样显示'],
  [`${HEAD}introduction: 一行<br>两行\n`, '“<br>”会照样显示'],
])('%j：%s', (lines, reason) => {
  expect(saidOf(lines)).toEqual([expect.stringContaining(reason)]);
});

test('整行的注释、别名与日期后面的注释、引号里的 #，不算', () => {
  const lines = `# 说明\ndisplayText: '第三代 #眼动仪'\npublishedUtc: 2026-01-02T02:00:00Z # 上线\n# 又一行\nintroduction: 当 n < 30 且 p > 0.05\n`;
  expect(saidOf(lines)).toEqual([]);
});
