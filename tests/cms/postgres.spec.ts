import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { TYPE_KEYS } from '@/lib/content-service/content-types';
import { writeMarkerFolder } from '../support/content-folders';
import { differingFiles, filesBelow } from '../support/folders';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { SETTINGS } from './cms';

/*
 * PostgreSQL instead of a file: its own migrations are run, and a folder with something in every field comes back as it
 * went in. The rest of the CMS asks Payload, which is the same over both.
 */

const folder = mkdtempSync(path.join(os.tmpdir(), 'cms-postgres-'));
const content = path.join(folder, 'content');
const exported = path.join(folder, 'export');
let postgres: TestPostgres;
let env: NodeJS.ProcessEnv;

test.beforeAll(async () => {
  writeMarkerFolder(content);
  postgres = await startPostgres();
  const CMS_DATABASE_URL = await postgres.createDatabase();
  env = { ...process.env, ...SETTINGS, DATA_DIR: path.join(folder, 'data'), CONTENT_DIR: content, CMS_DATABASE_URL };
});

test.afterAll(() => {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function run(file: string, args: string[] = [], settings = env) {
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', `lib/cms/${file}.ts`, ...args], {
    encoding: 'utf8',
    env: settings,
  });
  return { status, said: stdout + stderr };
}

const read = (place: string): unknown => parse(readFileSync(place, 'utf8'));

test('PostgreSQL：迁移跑得完，导入、写成文件夹，每个字段都一样，再启动什么也不做', () => {
  const first = run('prepare');
  expect([first.status, first.said]).toEqual([0, expect.stringContaining('导入了')]);
  const again = run('prepare');
  expect([again.status, again.said]).toEqual([0, expect.not.stringContaining('导入了')]);
  expect(run('export', [exported])).toMatchObject({ status: 0 });
  for (const type of TYPE_KEYS)
    for (const name of readdirSync(path.join(content, type))) {
      const [before, after] = [content, exported].map((place) => read(path.join(place, type, name)));
      expect({ name: `${type}/${name}`, data: after }).toEqual({ name: `${type}/${name}`, data: before });
    }
});

test('写出来的再导入 SQLite、再写成文件夹：一个字节也不差，从前的别名也在', () => {
  const [renamed] = readdirSync(path.join(exported, 'case'));
  appendFileSync(path.join(exported, 'case', renamed), 'formerAliases:\n  - once\n  - twice\n');
  const { CMS_DATABASE_URL: _none, ...others } = env;
  const settings = { ...others, DATA_DIR: path.join(folder, 'data-again'), CONTENT_DIR: exported };
  expect(run('prepare', [], settings)).toMatchObject({ status: 0 });
  const again = path.join(folder, 'export-again');
  expect(run('export', [again], settings)).toMatchObject({ status: 0 });
  expect(filesBelow(again)).toEqual(filesBelow(exported));
  expect(differingFiles(exported, again)).toEqual([]);
});

test('PostgreSQL：一条命令备份数据库和文件', () => {
  const target = path.join(folder, 'backup');
  expect(run('backup', [target])).toMatchObject({ status: 0 });
  expect(readdirSync(target).sort()).toEqual(['cms.dump', 'content', 'secret.key']);
  expect(readFileSync(path.join(target, 'cms.dump')).subarray(0, 5).toString()).toBe('PGDMP');
});
