import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { scanFolder } from '@/lib/content-service/scan-folder';
import { atOnce } from '@/lib/content-service/steps';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const CASE = { displayText: '案例' };

function folder(): string {
  const directory = makeFolder();
  writeFile(directory, 'case/a.yaml', CASE);
  writeFile(directory, 'media/case/a.webp', 'not really a picture');
  return directory;
}

test('什么都没有变：还是上一次看到的那一份，不另记一份', () => {
  const directory = folder();
  const before = atOnce(scanFolder(directory));
  expect(atOnce(scanFolder(directory, before))).toBe(before);
});

const CHANGES: [string, (directory: string) => void][] = [
  ['改了一个条目', (directory) => writeFile(directory, 'case/a.yaml', { displayText: '改过的案例' })],
  ['多了一个条目', (directory) => writeFile(directory, 'module/b.yaml', CASE)],
  ['少了一个条目', (directory) => rmSync(path.join(directory, 'case/a.yaml'))],
  [
    '一个条目换了名字',
    (directory) => {
      rmSync(path.join(directory, 'case/a.yaml'));
      writeFile(directory, 'case/b.yaml', CASE);
    },
  ],
  ['多了一张图', (directory) => writeFile(directory, 'media/case/b.webp', 'another')],
  ['少了一张图', (directory) => rmSync(path.join(directory, 'media/case/a.webp'))],
  ['多了一个文件', (directory) => writeFile(directory, 'files/a.pdf', 'a paper')],
  ['多了写错名字的', (directory) => mkdirSync(path.join(directory, 'cases'))],
  ['整个文件夹没有了', (directory) => rmSync(directory, { recursive: true })],
];

test.each(CHANGES)('%s：与从头看的一样', (_, change) => {
  const directory = folder();
  const before = atOnce(scanFolder(directory));
  change(directory);
  const after = atOnce(scanFolder(directory, before));
  expect(after).not.toEqual(before);
  expect(after).toEqual(atOnce(scanFolder(directory)));
});
