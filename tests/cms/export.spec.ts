import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { TYPE_KEYS } from '@/lib/content-service/content-types';
import { differingFiles, filesBelow } from '../support/folders';
import { SETTINGS } from './cms';

const TARGET = 'test-results/cms-export';

/** Written in two ways, said once: a list of one picture, an empty list. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 1 && isPicture(value[0]) ? plain(value[0]) : value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => !(Array.isArray(part) && part.length === 0));
  return Object.fromEntries(entries.map(([name, part]) => [name, plain(part)]));
};
const isPicture = (value: unknown) => typeof value === 'object' && value !== null && 'path' in value;

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));

test('写成文件夹：每个条目的每个字段都和导入的一样，文件也是', () => {
  rmSync(TARGET, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'lib/cms/export.ts', TARGET], {
    encoding: 'utf8',
    env: { ...process.env, ...SETTINGS },
  });
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('写了')]);
  for (const type of TYPE_KEYS) {
    const items = readdirSync(path.join(SETTINGS.CONTENT_DIR, type)).filter((name) => name.endsWith('.yaml'));
    expect(readdirSync(path.join(TARGET, type)).sort()).toEqual(items.sort());
    for (const name of items) {
      const [before, after] = [SETTINGS.CONTENT_DIR, TARGET].map((folder) =>
        plain(read(path.join(folder, type, name))),
      );
      expect({ name, data: after }).toEqual({ name, data: before });
    }
  }
  for (const folder of ['media', 'files']) {
    const [before, after] = [SETTINGS.CONTENT_DIR, TARGET].map((place) => path.join(place, folder));
    expect(filesBelow(after)).toEqual(filesBelow(before));
    expect(differingFiles(before, after)).toEqual([]);
  }
});
