import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();

/** The command itself: the library that reads papers is an ES module with a worker, which Jest cannot load. */
function check(place: (folder: string) => void): { status: number; said: string[] } {
  const directory = makeFolder();
  const folder = path.join(directory, 'files/white-paper');
  mkdirSync(folder, { recursive: true });
  place(folder);
  const script = 'lib/commands/content-check.ts';
  const env = { ...process.env, CONTENT_DIR: directory };
  try {
    const options = { env, encoding: 'utf8', stdio: 'pipe' } as const;
    return { status: 0, said: execFileSync(process.execPath, ['--import', 'tsx', script], options).split('\n') };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { status, said: `${stdout}\n${stderr}`.split('\n') };
  }
}

test('每份白皮书说清：几页、切不切得出、文字、字体、加密', () => {
  const names = ['chinese-font-not-embedded', 'owner-password', 'scan-jpeg2000', 'type3-glyphs'];
  const { status, said } = check((folder) => {
    for (const name of names) cpSync(`tests/fixtures/papers/${name}.pdf`, path.join(folder, `${name}.pdf`));
  });
  const of = (name: string) => said.find((line) => line.startsWith(`files/white-paper/${name}.pdf`));
  expect(of('chinese-font-not-embedded')).toMatch(/4 页，前 3 页切得出，有文字，STSong-Light 没有嵌入.*，没有加密/);
  expect(of('owner-password')).toMatch(/切得出，有文字.*有权限密码（不影响阅读）/);
  expect(of('scan-jpeg2000')).toMatch(/没有文字（扫描件？）/);
  expect(of('type3-glyphs')).toMatch(/字体都在文件里/);
  expect(status).toBe(0);
}, 60_000);

test('打不开的、传了一半的、第一页画不出来的：指名道姓，检查不通过', async () => {
  const tall = await PDFDocument.create();
  // no picture can be as tall
  tall.addPage([1, 1_000_000]).drawText('附录');
  const pages = await tall.save();
  const { status, said } = check((folder) => {
    const whole = readFileSync('tests/fixtures/papers/hidden-layer.pdf');
    writeFileSync(path.join(folder, 'half.pdf'), whole.subarray(0, whole.length - 20));
    writeFileSync(path.join(folder, 'page.pdf'), '<html>登录</html>');
    writeFileSync(path.join(folder, 'empty.pdf'), '');
    writeFileSync(path.join(folder, 'tall.pdf'), pages);
  });
  expect(status).toBe(1);
  const problems = [
    'half.pdf 不完整',
    'page.pdf 打不开',
    'empty.pdf 打不开',
    'tall.pdf 第 1 页画不出来，列表里是一张写着标题的封面',
  ];
  for (const problem of problems)
    expect(said).toEqual(expect.arrayContaining([expect.stringContaining(`files/white-paper/${problem}`)]));
}, 60_000);
