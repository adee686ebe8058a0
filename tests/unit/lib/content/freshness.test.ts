import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { tagsOfChange } from '@/lib/cache/tags';
import { contentFolder } from '@/lib/content-service/service';
import { fieldsOf, TYPE_KEYS, type Field, type Fields, type TypeKey } from '@/lib/content-service/content-types';
import { markedAlias, writeMarkerFolder } from '@/tests/support/content-folders';
import { LIST_PAGES, OTHERS, RECORDS, RELATED, WHOLE_LISTS } from '@/tests/support/content-readers';
import { marks } from '@/tests/support/next-cache';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

/*
 * What every reader of `lib/content` marks itself with, against what it really
 * answers: one field of one item is changed at a time. A service that answers
 * differently after it has to carry a tag that the change clears, and who
 * shows nothing of the item must not.
 */

type Data = Record<string, unknown>;

// each change is followed by everything the readers can be asked
jest.setTimeout(180_000);

const GETTERS = [...RECORDS, ...WHOLE_LISTS, ...LIST_PAGES, ...RELATED, ...OTHERS];
const directory = temporaryFolders()();
writeMarkerFolder(directory);
process.env.CONTENT_DIR = directory;

const fileOf = (type: TypeKey, alias: string) => `${type}/${alias}.yaml`;
const dataOf = (type: TypeKey, alias: string) =>
  parse(readFileSync(path.join(directory, fileOf(type, alias)), 'utf8')) as Data;
const ROW: Fields = { name: { kind: 'text', label: '' }, value: { kind: 'text', label: '' } };
/** A second item of each type, which most getters do not show. */
for (const type of TYPE_KEYS) {
  const texts = without(fieldsOf(type), (field) => field.target !== undefined);
  writeFile(directory, fileOf(type, 'other'), changed(dataOf(type, markedAlias(type)), texts));
}

function without(fields: Fields, dropped: (field: Field) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => !dropped(field)));
}

/** The same data with every one of these fields different, as far as its kind can be. */
function changed(data: Data, fields: Fields): Data {
  const entries = Object.entries(data).map(([name, value]) => [
    name,
    fields[name] ? changedValue(value, fields[name]) : value,
  ]);
  return Object.fromEntries(entries) as Data;
}

function changedValue(value: unknown, field: Field): unknown {
  if (field.kind === 'media') return { ...(value as Data), alt: '改过的说明' };
  if (field.kind === 'reference') return value === 'other' ? markedAlias(field.target as TypeKey) : 'other';
  if (field.kind === 'references') return ['other'];
  if (field.kind === 'file' || field.kind === 'alias' || field.kind === 'boolean') return value;
  if (field.kind === 'date') return '2027-04-05';
  if (field.kind === 'dateTime') return '2027-04-05T02:00:00Z';
  if (Array.isArray(value)) {
    return value.map((entry) =>
      typeof entry === 'string' ? `改${entry}` : changed(entry as Data, field.fields ?? ROW),
    );
  }
  if (typeof value === 'object') return changed(value as Data, field.fields ?? {});
  return typeof value === 'number' ? value + 1 : `改${String(value)}`;
}

/** What each getter answers, and what it marked itself with. */
async function askAll(): Promise<Map<string, { answer: string; tags: Set<string> }>> {
  const all = new Map<string, { answer: string; tags: Set<string> }>();
  for (const [name, get] of GETTERS) {
    marks.tags = [];
    const answer = JSON.stringify(await get());
    all.set(name, { answer, tags: new Set(marks.tags) });
  }
  return all;
}

/** Writes an item, asks everybody, and puts the item back. @returns who noticed, and who was cleared */
async function effectsOf(type: TypeKey, alias: string, data: Data | null) {
  const before = await known;
  const good = dataOf(type, alias);
  if (data) writeFile(directory, fileOf(type, alias), data);
  else rmSync(path.join(directory, fileOf(type, alias)));
  const cleared = contentFolder().refresh().flatMap(tagsOfChange);
  const after = await askAll();
  writeFile(directory, fileOf(type, alias), good);
  const clearedAgain = contentFolder().refresh().flatMap(tagsOfChange);
  const who = (is: (name: string) => boolean) => [...before.keys()].filter(is);
  return {
    noticed: who((name) => before.get(name)?.answer !== after.get(name)?.answer),
    cleared: who((name) => cleared.some((tag) => before.get(name)?.tags.has(tag))),
    clearedAgain: who((name) => clearedAgain.some((tag) => after.get(name)?.tags.has(tag))),
  };
}

const known = askAll();
const ITEMS = TYPE_KEYS.flatMap((type) => [markedAlias(type), 'other'].map((alias) => ({ type, alias })));

test('文件夹没有问题，每种两条', () => {
  expect(contentFolder().problems).toEqual([]);
  for (const type of TYPE_KEYS) expect([type, contentFolder().list(type).length]).toEqual([type, 2]);
});

/** The fields of a type, together as far as a change of them clears the same of all the tags that anybody carries. */
async function groups(type: TypeKey): Promise<Fields[]> {
  const carried = new Set([...(await known).values()].flatMap(({ tags }) => [...tags]));
  const { draft: _draft, contentItemId: _id, ...fields } = fieldsOf(type);
  const { id, alias } = contentFolder().find(type, markedAlias(type))!;
  const tagsOf = (field: string) =>
    tagsOfChange({ type, id, alias, fields: [field] })
      .filter((tag) => carried.has(tag))
      .join();
  const kinds = new Set(Object.keys(fields).map(tagsOf));
  return [...kinds].map((kind) => Object.fromEntries(Object.entries(fields).filter(([name]) => tagsOf(name) === kind)));
}

test.each(TYPE_KEYS)('%s的每个字段：改了它，答复不同的都会更新', async (type) => {
  const alias = markedAlias(type);
  for (const fields of await groups(type)) {
    const { noticed, cleared } = await effectsOf(type, alias, changed(dataOf(type, alias), fields));
    const names = Object.keys(fields);
    expect([names, noticed.filter((name) => !cleared.includes(name))]).toEqual([names, []]);
  }
});

/**
 * What an item picks is asked for on its own page alone, which shows it whole anyway; an English page shows of a card
 * the picture alone.
 */
const ON_OWN_PAGE: Partial<Record<TypeKey, string[]>> = {
  product: ['getEnglishPicture'],
  case: ['getModulesOfCase', 'getSolutionsOfCase'],
  lab: ['getModulesOfLab'],
};

test.each(ITEMS)('$type/$alias 改了全部文字与图片：什么也没显示它的不更新', async ({ type, alias }) => {
  const fields = without(
    fieldsOf(type),
    ({ kind, target }) => target !== undefined || /^(date|number|rows)/.test(kind),
  );
  const { noticed, cleared } = await effectsOf(type, alias, changed(dataOf(type, alias), fields));
  if (alias !== 'other') expect(noticed.length).toBeGreaterThan(0);
  expect(cleared.filter((name) => !ON_OWN_PAGE[type]?.includes(name))).toEqual(noticed);
});

test.each(TYPE_KEYS)('%s少一条、又回来：答复不同的都会更新', async (type) => {
  const { noticed, cleared, clearedAgain } = await effectsOf(type, 'other', null);
  expect(noticed.filter((name) => !cleared.includes(name))).toEqual([]);
  expect(noticed.filter((name) => !clearedAgain.includes(name))).toEqual([]);
});
