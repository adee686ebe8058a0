import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { TYPE_KEYS } from '@/lib/content-service/content-types';
import { SETTINGS } from './cms';

const FIRST = 'test-results/cms-export';
const SECOND = `${FIRST}-again`;
const AGAIN = { ...process.env, ...SETTINGS, DATA_DIR: `${SETTINGS.DATA_DIR}-again`, CONTENT_DIR: FIRST };

function tsx(file: string, args: string[], env: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', file, ...args], { encoding: 'utf8', env });
  return { status, said: stdout + stderr };
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/** Written in two ways, said once: a list of one picture, an empty list. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 1 && isPicture(value[0]) ? plain(value[0]) : value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => !(Array.isArray(part) && part.length === 0));
  return Object.fromEntries(entries.map(([name, part]) => [name, plain(part)]));
};
const isPicture = (value: unknown) => typeof value === 'object' && value !== null && 'path' in value;

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));

test.beforeAll(() => {
  for (const folder of [FIRST, SECOND, AGAIN.DATA_DIR]) rmSync(folder, { recursive: true, force: true });
});

test('写成文件夹：每个条目的每个字段都和导入的一样，文件也是', () => {
  const { status, said } = tsx('lib/cms/export.ts', [FIRST], { ...process.env, ...SETTINGS });
  expect([status, said]).toEqual([0, expect.stringContaining('写了')]);
  for (const type of TYPE_KEYS) {
    const items = readdirSync(path.join(SETTINGS.CONTENT_DIR, type)).filter((name) => name.endsWith('.yaml'));
    expect(readdirSync(path.join(FIRST, type)).sort()).toEqual(items.sort());
    for (const name of items) {
      const [before, after] = [SETTINGS.CONTENT_DIR, FIRST].map((folder) => plain(read(path.join(folder, type, name))));
      expect({ name, data: after }).toEqual({ name, data: before });
    }
  }
  for (const folder of ['media', 'files']) {
    const files = filesBelow(path.join(SETTINGS.CONTENT_DIR, folder));
    expect(filesBelow(path.join(FIRST, folder))).toEqual(files);
    const differing = files.filter((file) => {
      const [before, after] = [SETTINGS.CONTENT_DIR, FIRST].map((place) =>
        readFileSync(path.join(place, folder, file)),
      );
      return !before.equals(after);
    });
    expect(differing).toEqual([]);
  }
});

test('再导入、再写成文件夹：一个字节也不差，从前的别名也在', () => {
  const [renamed] = readdirSync(path.join(FIRST, 'case'));
  appendFileSync(path.join(FIRST, 'case', renamed), 'formerAliases:\n  - once\n  - twice\n');
  expect(tsx('lib/cms/prepare.ts', [], AGAIN)).toMatchObject({ status: 0 });
  expect(tsx('lib/cms/export.ts', [SECOND], AGAIN)).toMatchObject({ status: 0 });
  const files = filesBelow(FIRST);
  expect(filesBelow(SECOND)).toEqual(files);
  const differing = files.filter((file) => {
    const [before, after] = [FIRST, SECOND].map((folder) => readFileSync(path.join(folder, file)));
    return !before.equals(after);
  });
  expect(differing).toEqual([]);
});
