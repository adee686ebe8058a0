import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wrongBuild, writeBuiltSettings } from '@/lib/commands/built-settings.mjs';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();

function buildWith(settings: Record<string, string>): string {
  const directory = folder();
  writeFileSync(path.join(directory, 'BUILD_ID'), 'id');
  writeBuiltSettings(directory, settings);
  return directory;
}

test('同样的设置、只在运行时有用的设置：可以提供', () => {
  const directory = buildWith({ SITE_URL: 'https://example.cn', SECRET_KEY: 'one' });
  expect(wrongBuild(directory, { SITE_URL: 'https://example.cn/', SECRET_KEY: 'two', TRUSTED_PROXIES: '1' })).toEqual(
    [],
  );
  expect(wrongBuild(buildWith({ SITE_URL: 'http://127.0.0.1:3000' }), {})).toEqual([]);
});

test('为别的网址构建的：一个设置一行，说构建时与现在', () => {
  const directory = buildWith({ SITE_URL: 'http://127.0.0.1:4810', WECHAT_APP_ID: 'wx1' });
  expect(wrongBuild(directory, { SITE_URL: 'https://example.cn', NEXT_PUBLIC_SERVICE_WORKER: 'off' })).toEqual([
    '设置 SITE_URL 构建时是 http://127.0.0.1:4810，现在是 https://example.cn：改成一样，或重新构建',
    '设置 NEXT_PUBLIC_SERVICE_WORKER 构建时是 （没有写），现在是 off：改成一样，或重新构建',
    '设置 WECHAT_APP_ID 构建时是 wx1，现在是 （没有写）：改成一样，或重新构建',
  ]);
});

test('为演示内容构建的，不拿来提供自己的内容，反过来也一样', () => {
  const line = (built: string, now: string) =>
    `设置 SAMPLE_CONTENT 构建时是 ${built}，现在是 ${now}：改成一样，或重新构建`;
  expect(wrongBuild(buildWith({}), { CONTENT_DIR: '/srv/content' })).toEqual([line('on', 'off')]);
  expect(wrongBuild(buildWith({ CONTENT_DIR: '/srv/content' }), {})).toEqual([line('off', 'on')]);
  expect(wrongBuild(buildWith({ CONTENT_DIR: '/srv/one' }), { CONTENT_DIR: '/srv/two' })).toEqual([]);
});

test('npm start：没有构建、没有构建完、为别的网址构建的，一行说清楚，退出 78', () => {
  const start = (directory: string) => {
    const { PATH } = process.env;
    const env = { PATH, NODE_ENV: 'production' as const, NEXT_DIST_DIR: directory, DATA_DIR: folder() };
    const { status, stderr } = spawnSync(process.execPath, ['lib/commands/start.mjs'], { env, encoding: 'utf8' });
    return [
      status,
      stderr
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { msg: string }).msg),
    ];
  };
  const directory = buildWith({ SITE_URL: 'https://example.cn' });
  expect(start(directory)).toEqual([78, [expect.stringContaining('设置 SITE_URL 构建时是 https://example.cn')]]);
  rmSync(path.join(directory, 'built-settings.json'));
  expect(start(directory)).toEqual([78, [expect.stringContaining(`${directory} 没有构建完`)]]);
  rmSync(path.join(directory, 'BUILD_ID'));
  expect(start(directory)).toEqual([78, [`${directory} 里没有构建：先运行 npm run build`]]);
});
