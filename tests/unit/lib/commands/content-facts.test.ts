import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkFacts } from '@/lib/commands/content-facts';
import { ContentFolder } from '@/lib/content-service/folder';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();

/** A copy of the sample content in which one text of one file has been changed. */
function planted(file: string, before: string | RegExp, after: string): string[] {
  const directory = makeFolder();
  cpSync('lib/sample-content', directory, {
    recursive: true,
    filter: (source) => !/sample-content\/media/.test(source),
  });
  symlinkSync(path.resolve('lib/sample-content/media'), path.join(directory, 'media'));
  const target = path.join(directory, file);
  const text = readFileSync(target, 'utf8');
  expect(text).toMatch(before);
  writeFileSync(target, text.replace(before, after));
  return checkFacts(new ContentFolder(directory));
}

/** A sentence that another item has, long enough to be noticed. */
const elsewhere = readFileSync('lib/sample-content/lab/hengshan-traffic-lab.yaml', 'utf8')
  .split(/[。：\n]/)
  .map((sentence) => sentence.trim())
  .find((sentence) => /^\p{Script=Han}[\p{Script=Han}，、]{19,}$/u.test(sentence));

test('示例内容与事实表、用词表没有出入', () => {
  expect(checkFacts(new ContentFolder('lib/sample-content'))).toEqual([]);
});

test.each([
  ['没有的型号', 'case/takeover-400ms.yaml', /HZ-G2/, 'HZ-G9', '没有型号 HZ-G9'],
  ['别的采样率', 'product/hz-g2.yaml', /(?<row>name: 采样率[^H]*?)120 Hz/, '$<row>150 Hz', '采样率应当是 120 Hz'],
  ['文中紧跟型号的采样率', 'case/takeover-400ms.yaml', /introduction: /, 'introduction: HZ-G2眼镜以90 Hz记录。', '采样率与事实表不符'],
  ['别的人数', 'case/takeover-400ms.yaml', /32名/g, '33名', '没有写人数 32'],
  ['别的日期', 'case/takeover-400ms.yaml', /publishedUtc: .*/, 'publishedUtc: 2026-10-29T02:00:00Z', '事实表里是 "2026-10-28"'],
  ['别的客户', 'lab/dongyu-driving-lab.yaml', /customerName: .*/, 'customerName: 别家', 'customerName'],
  ['不用的词', 'lab/dongyu-driving-lab.yaml', /introduction: /, 'introduction: 赋能。', '不用“赋能”'],
  ['另一种叫法', 'lab/dongyu-driving-lab.yaml', /introduction: /, 'introduction: 受试者。', '应当写成“被试”'],
  ['半角标点', 'lab/dongyu-driving-lab.yaml', /introduction: /, 'introduction: 先看,再说。', '半角标点'],
  ['中西文之间的空格', 'lab/dongyu-driving-lab.yaml', /introduction: /, 'introduction: 共 3 间。', '中西文之间有空格'],
  ['过长的标题', 'case/takeover-400ms.yaml', /displayText: .*/, `displayText: ${'长'.repeat(29)}`, '有 29 个字'],
  ['过短的介绍', 'lab/dongyu-driving-lab.yaml', /introduction: .*/, 'introduction: 太短。', '应当是 60 到 120 个'],
  ['没有英文名', 'module/eeg.yaml', /englishName: .*/, 'englishName: 脑电', '以大写字母开头的英文名'],
  ['别处的句子', 'lab/dongyu-driving-lab.yaml', /introduction: /, `introduction: ${elsewhere}。`, '有同一句'],
])('埋下一处%s，检查找得到', (_what, file, before, after, reason) => {
  expect(planted(file, before, after).join('\n')).toContain(reason);
}); // prettier-ignore
