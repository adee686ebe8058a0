import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyFrontOfAnotherBuild } from '@/lib/cache/front-cache';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();
const saved = { ...process.env };
afterEach(() => {
  process.env = { ...saved };
});

test('别的构建开始提供时清空前面的缓存；只是再启动的不清', async () => {
  const [front, build] = [folder(), folder()];
  Object.assign(process.env, { FRONT_CACHE_DIR: front, NEXT_DIST_DIR: build, DATA_DIR: folder() });
  const startWith = async (id: string) => {
    writeFileSync(path.join(build, 'BUILD_ID'), id);
    writeFileSync(path.join(front, 'a'.repeat(32)), 'page');
    await emptyFrontOfAnotherBuild();
    return readdirSync(front).length;
  };
  expect([await startWith('one'), await startWith('one'), await startWith('two'), await startWith('two')]).toEqual([
    0, 1, 0, 1,
  ]);
});
