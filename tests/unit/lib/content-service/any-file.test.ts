import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentFolder } from '@/lib/content-service/folder';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const GOOD = { displayText: '接管', publishedUtc: '2026-03-02T02:00:00Z' };
const SECRET = 'displayText: 外面的秘密\npublishedUtc: 2026-03-02T02:00:00Z\n';

const bomb = () => {
  const lines = ['a0: &a0 [一, 一, 一, 一, 一, 一, 一, 一, 一]'];
  for (let level = 1; level < 12; level++)
    lines.push(
      `a${level}: &a${level} [${Array(9)
        .fill(`*a${level - 1}`)
        .join(', ')}]`,
    );
  return `displayText: 接管\n${lines.join('\n')}\n`;
};

/** What may be in place of an item file: how it gets there, and what is said of it. */
const FILES: [what: string, put: (file: string) => void, reason: RegExp, line: number][] = [
  ['套着的锚点', (file) => writeFileSync(file, bomb()), /锚点/, 3],
  ['许多对锚点的引用', (file) => writeFileSync(file, `a: &a 一\nb: [${'*a, '.repeat(10_000)}]\n`), /锚点/, 2],
  ['50 MB', (file) => writeFileSync(file, Buffer.alloc(50e6, 'a')), /太大/, 0],
  ['管道', (file) => void execFileSync('mkfifo', [file]), /不是普通的文件/, 0],
  ['文件夹', (file) => mkdirSync(file), /不是普通的文件/, 0],
  ['指到外面的链接', (file) => symlinkSync(outside(), file), /外面/, 0],
  ['指向自己的链接', (file) => symlinkSync(file, file), /读不到/, 0],
  ['断了的链接', (file) => symlinkSync('/nowhere/at/all', file), /读不到/, 0],
  [
    'GBK',
    (file) =>
      writeFileSync(file, Buffer.concat([Buffer.from('a: 1\ndisplayText: '), Buffer.from([0xbd, 0xd3, 0xb9, 0xdc])])),
    /GBK/,
    2,
  ],
  ['切断的 UTF-8', (file) => writeFileSync(file, Buffer.from('displayText: 接管').subarray(0, -1)), /不是 UTF-8/, 1],
  ['已经损坏的字', (file) => writeFileSync(file, 'a: 1\nb: 2\ndisplayText: ����\n'), /�/, 3],
  ['零字节', (file) => writeFileSync(file, 'displayText: 接\0管\n'), /控制字符/, 1],
  ['空文件', (file) => writeFileSync(file, ''), /字段: 值/, 1],
  ['只有二进制', (file) => writeFileSync(file, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2])), /不是 UTF-8/, 1],
  ['一万层括号', (file) => writeFileSync(file, `displayText: ${'['.repeat(10_000)}`), /./, 1],
  ['一万多个找对象的记号', (file) => writeFileSync(file, `${yaml}details: "${'**注'.repeat(5_001)}"\n`), /记号太多/, 3],
  ['两千多行的一段', (file) => writeFileSync(file, `${yaml}details: |\n${'  a\n  -\n'.repeat(1_001)}`), /行太多/, 3],
  ['五千层引用', (file) => writeFileSync(file, `${yaml}details: "${'>'.repeat(5_000)}"\n`), /嵌套/, 3],
  ['许多没有收尾的图片', (file) => writeFileSync(file, `${yaml}details: "${'![a'.repeat(40_000)}"\n`), /记号太多/, 3],
];
const yaml = `displayText: 接管\npublishedUtc: 2026-03-02T02:00:00Z\n`;

function outside(): string {
  const file = path.join(makeFolder(), 'secret.yaml');
  writeFileSync(file, SECRET);
  return file;
}

function running() {
  const directory = makeFolder();
  writeFile(directory, 'case/a.yaml', GOOD);
  writeFile(directory, 'case/b.yaml', GOOD);
  return { directory, folder: new ContentFolder(directory) };
}

test.each(FILES)('%s：最后的好版本还在，说出文件与原因，别的文件照读', (_, put, reason, line) => {
  const { directory, folder } = running();
  rmSync(path.join(directory, 'case/a.yaml'));
  put(path.join(directory, 'case/a.yaml'));
  writeFile(directory, 'case/c.yaml', GOOD);
  const start = performance.now();
  folder.refresh();
  expect(performance.now() - start).toBeLessThan(3_000);
  expect(folder.find('case', 'a')?.data.displayText).toBe('接管');
  expect(folder.list('case').map(({ alias }) => alias)).toContain('c');
  const said = folder.problems.filter(({ file }) => file === 'case/a.yaml');
  if (reason.source === '^$') return;
  expect(said).not.toHaveLength(0);
  expect(said[0].reason).toMatch(reason);
  if (line) expect(said[0].line).toBe(line);
  // after a restart there is no good version, and nothing else is missing
  expect(new ContentFolder(directory).list('case').map(({ alias }) => alias)).toEqual(['b', 'c']);
});

test('链接在文件夹里面的照读', () => {
  const directory = makeFolder();
  writeFile(directory, '.kept/a.yaml', GOOD);
  mkdirSync(path.join(directory, 'case'));
  symlinkSync('../.kept/a.yaml', path.join(directory, 'case/a.yaml'));
  expect(new ContentFolder(directory).find('case', 'a')?.data.displayText).toBe('接管');
});

describe('文件夹不见了', () => {
  const aliases = (folder: ContentFolder) => folder.list('case').map(({ alias }) => alias);
  const away = (directory: string) => renameSync(directory, `${directory}-away`);

  test.each([
    ['整个移走', away],
    ['清空', (directory: string) => rmSync(path.join(directory, 'case'), { recursive: true })],
    [
      '只剩空的文件夹',
      (directory: string) => ['a', 'b'].forEach((alias) => rmSync(path.join(directory, `case/${alias}.yaml`))),
    ],
  ])('%s：条目都在，说出来；回来以后照旧', (_, vanish) => {
    const { directory, folder } = running();
    vanish(directory);
    expect(folder.refresh()).toEqual([]);
    expect(folder.refresh()).toEqual([]);
    expect(aliases(folder)).toEqual(['a', 'b']);
    expect(folder.problems.map(({ reason }) => reason).join()).toMatch(/不见了/);
    rmSync(`${directory}-away`, { recursive: true, force: true });
    writeFile(directory, 'case/a.yaml', GOOD);
    writeFile(directory, 'case/b.yaml', { ...GOOD, displayText: '改过' });
    expect(folder.refresh()).toEqual([expect.objectContaining({ alias: 'b', fields: ['displayText'] })]);
    expect(folder.problems).toEqual([]);
  });

  test('一种类型的文件夹整个没了：那一种留着，别的照删', () => {
    const { directory, folder } = running();
    writeFile(directory, 'lab/l.yaml', GOOD);
    folder.refresh();
    rmSync(path.join(directory, 'lab'), { recursive: true });
    rmSync(path.join(directory, 'case/b.yaml'));
    expect(folder.refresh()).toEqual([expect.objectContaining({ type: 'case', alias: 'b' })]);
    expect(folder.list('lab')).toHaveLength(1);
  });

  test('删一个文件还是删一个条目，只有它一个也是', () => {
    const { directory, folder } = running();
    rmSync(path.join(directory, 'case/a.yaml'));
    expect(folder.refresh()).toEqual([expect.objectContaining({ alias: 'a' })]);
    rmSync(path.join(directory, 'case/b.yaml'));
    expect(folder.refresh()).toEqual([expect.objectContaining({ alias: 'b' })]);
    expect(folder.problems).toEqual([]);
  });
});

test('颜色表是一条管道：不等它', () => {
  const { directory, folder } = running();
  mkdirSync(path.join(directory, 'media'));
  execFileSync('mkfifo', [path.join(directory, 'media/colours.json')]);
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  folder.refresh();
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test('改回来的文件：问题没了', () => {
  const { directory, folder } = running();
  writeFileSync(path.join(directory, 'case/a.yaml'), bomb());
  chmodSync(path.join(directory, 'case/a.yaml'), 0o600);
  utimesSync(path.join(directory, 'case/a.yaml'), 1, 1);
  folder.refresh();
  expect(folder.problems).not.toEqual([]);
  writeFile(directory, 'case/a.yaml', { ...GOOD, displayText: '改好了' });
  folder.refresh();
  expect(folder.problems).toEqual([]);
  expect(folder.find('case', 'a')?.data.displayText).toBe('改好了');
});
