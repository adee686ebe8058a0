import path from 'node:path';
import { ContentFolder } from '@/lib/content-service/folder';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const reasons = (directory: string) =>
  new ContentFolder(directory).problems.map(({ file, reason }) => `${file} ${reason}`);

test('写错名字的文件夹和扩展名会被指出来，而不是悄悄漏掉', () => {
  const directory = makeFolder();
  writeFile(directory, 'cases/one.yaml', { displayText: '放错了地方' });
  writeFile(directory, 'domain/two.yml', { displayText: '扩展名不对' });
  writeFile(directory, 'domain/three.yaml', { displayText: '好的' });
  expect(reasons(directory)).toEqual([
    expect.stringMatching(/^cases 没有这种类型/),
    'domain/two.yml 条目文件以 .yaml 结尾',
  ]);
});

test('没有的内容文件夹是一个错误', () => {
  const directory = path.join(makeFolder(), 'nowhere');
  expect(reasons(directory)).toEqual([`${directory} 没有这个内容文件夹`]);
});

test('年份和页数是整数', () => {
  const directory = makeFolder();
  const citation = { authors: ['甲'], journal: '期刊', year: 2026.5 };
  writeFile(directory, 'publication/half.yaml', {
    displayText: '论文',
    publishedUtc: '2026-03-02T02:00:00Z',
    citation,
  });
  expect(reasons(directory)).toEqual(['publication/half.yaml 应当是整数']);
});
