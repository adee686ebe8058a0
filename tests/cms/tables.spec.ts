import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

test('表与内容的描述一致：没有还没写的迁移（npm run cms:migration）', () => {
  const folder = 'lib/cms/migrations/sqlite';
  const before = readdirSync(folder);
  const payload = ['lib/cms/node_modules/payload/bin.js', 'migrate:create', 'missing', '--skip-empty'];
  const env = { ...process.env, PAYLOAD_CONFIG_PATH: 'lib/cms/payload.config.ts', DATA_DIR: 'test-results/cms-none' };
  expect(spawnSync(process.execPath, payload, { env, encoding: 'utf8' })).toMatchObject({ status: 0 });
  const added = readdirSync(folder).filter((file) => !before.includes(file));
  for (const file of added) rmSync(path.join(folder, file));
  expect(added).toEqual([]);
  const names = (place: string) => readdirSync(place).filter((file) => file.endsWith('.ts') && file !== 'index.ts');
  expect(names('lib/cms/migrations/postgres')).toHaveLength(names(folder).length);
});
