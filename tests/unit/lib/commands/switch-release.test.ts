import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();
const run = (...words: string[]) =>
  spawnSync(process.execPath, ['lib/commands/switch-release.mjs', ...words], { encoding: 'utf8' });

/** A release whose build has these scripts. */
function releaseWith(root: string, name: string, ...scripts: string[]): string {
  const release = path.join(root, name);
  mkdirSync(path.join(release, '.next/static/chunks'), { recursive: true });
  for (const script of scripts) writeFileSync(path.join(release, '.next/static/chunks', script), name);
  writeFileSync(path.join(release, '.next/built-settings.json'), '{}');
  return release;
}
const has = (release: string, script: string) => existsSync(path.join(release, '.next/static/chunks', script));

test('换到新的一版：上一版的脚本还在，再上一版的不再带着；换回去也行', () => {
  const root = folder();
  const link = path.join(root, 'current');
  const [first, second, third] = [
    releaseWith(root, 'first', 'shared.js', 'one.js'),
    releaseWith(root, 'second', 'shared.js', 'two.js'),
    releaseWith(root, 'third', 'three.js'),
  ];
  for (const release of [first, second, third]) expect(run(release, link)).toMatchObject({ status: 0, stderr: '' });
  expect(readlinkSync(link)).toBe(third);
  expect([has(second, 'one.js'), has(third, 'two.js'), has(third, 'shared.js')]).toEqual([true, true, true]);
  expect(has(third, 'one.js')).toBe(false);
  expect(run(second, link).status).toBe(0);
  expect([readlinkSync(link), has(second, 'three.js')]).toEqual([second, true]);
  // once more to the same: nothing is lost
  expect(run(second, link).status).toBe(0);
  expect([has(second, 'three.js'), has(second, 'two.js')]).toEqual([true, true]);
});

test('没有写、没有构建完、链接的地方有别的东西：说清楚，什么也不换', () => {
  const root = folder();
  const release = releaseWith(root, 'first');
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('请写出换到哪里') as string });
  expect(run(root, path.join(root, 'current'))).toMatchObject({ status: 1, stderr: `${root} 里没有构建完的网站\n` });
  mkdirSync(path.join(root, 'current'));
  expect(run(release, path.join(root, 'current')).stderr).toBe(`${path.join(root, 'current')} 不是符号链接\n`);
});
