import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Kind, parse, print } from 'graphql';
import { LIST_CALLS } from '@/graphql/generated/content/types';
import type { ListCallSource } from '@/lib/content-service/content-type';
import { contentType, fieldsOf, TYPE_KEYS, type TypeKey } from '@/lib/content-service/content-types';
import { embeddedService } from '@/lib/content-service/embedded';
import { ContentFolder } from '@/lib/content-service/folder';
import { scanFolder } from '@/lib/content-service/scan-folder';
import { atOnce } from '@/lib/content-service/steps';
import { fullSchema } from '../support/content-schema';
import { authorized, CMS, SETTINGS } from './cms';

const folder = new ContentFolder(SETTINGS.CONTENT_DIR);
const embedded = embeddedService(fullSchema(), () => folder);

/** The same question to the folder and to the CMS. */
async function ask(address: string, init: RequestInit = {}) {
  const headers = { 'content-type': 'application/json', ...authorized };
  const [fromFolder, fromCms] = await Promise.all([
    embedded(new Request(`http://content.test${address}`, init)),
    fetch(CMS + address, { ...init, headers }),
  ]);
  return { fromFolder, fromCms };
}

const texts = ['operations.graphql', 'operations.extra.graphql'].map((file) =>
  readFileSync(`graphql/generated/content/${file}`, 'utf8'),
);
const media = readFileSync('graphql/documents/media.graphql', 'utf8');
const operations = parse(texts.join('\n')).definitions.flatMap((definition) =>
  definition.kind === Kind.OPERATION_DEFINITION ? [{ name: definition.name!.value, text: print(definition) }] : [],
);

for (const { name, text } of operations) {
  test(`查询 ${name}：和文件夹一样`, async () => {
    const query = text.includes('...Media') ? text + media : text;
    const body = JSON.stringify({ query, variables: { first: 1_000 } });
    const { fromFolder, fromCms } = await ask('/api/graphql', { method: 'POST', body });
    expect(fromCms.status).toBe(fromFolder.status);
    expect(await fromCms.json()).toEqual(await fromFolder.json());
  });
}

const ids = (type: string) => folder.list(type as TypeKey).map(({ id }) => id);

/** Each list call, for each item that it can be asked about. */
const listCalls = Object.entries<ListCallSource>(LIST_CALLS).map(([name, { type, filters = [], picked }]) => ({
  name,
  parameters: [
    '',
    'page=2&pageSize=3',
    'pageSize=0',
    ...filters.flatMap(({ field, by }) =>
      ids(fieldsOf(type as TypeKey)[field].target ?? '').map((id) => `${by}=${id}&pageSize=100`),
    ),
    ...(picked ? ids(picked.owner).map((id) => `${picked.by}=${id}`) : []),
  ],
}));
listCalls.push({
  name: 'content/GetContentItem',
  parameters: TYPE_KEYS.map((key) => `contentType=${contentType(key).typeName}&orderColumn=PublishedUtc&isAsc=false`),
});
listCalls.push({ name: 'trainingcourse/GetByLatest', parameters: [''] });

for (const { name, parameters } of listCalls) {
  test(`列表 ${name}：和文件夹一样`, async () => {
    for (const asked of parameters) {
      const { fromFolder, fromCms } = await ask(`/api/${name}?${asked}`);
      expect([asked, fromCms.status]).toEqual([asked, fromFolder.status]);
      expect(await fromCms.json()).toEqual(await fromFolder.json());
    }
  });
}

/** Some of each kind: that all of them are stored byte by byte, export.spec.ts tells. */
const MEDIA_OF_A_KIND = 6;

test('每种图片与数据文件都取得到，字节一样，版本在地址里', async () => {
  const files = [...atOnce(scanFolder(folder.directory)).media.keys()];
  const kinds = [...new Set(files.map((file) => path.extname(file)))];
  expect(kinds.length).toBeGreaterThan(5);
  const ofKind = (kind: string) => files.filter((file) => path.extname(file) === kind).slice(0, MEDIA_OF_A_KIND);
  for (const file of kinds.flatMap(ofKind)) {
    const { fromFolder, fromCms } = await ask(encodeURI(folder.addressOf(file)));
    expect([file, fromCms.status]).toEqual([file, fromFolder.status]);
    expect(fromCms.headers.get('content-type')).toBe(fromFolder.headers.get('content-type'));
    const [own, theirs] = await Promise.all([fromCms.arrayBuffer(), fromFolder.arrayBuffer()]);
    expect([file, Buffer.from(own).equals(Buffer.from(theirs))]).toEqual([file, true]);
  }
});

test('白皮书只给带着密钥的；别人连它在哪里也问不到', async () => {
  const file = `${CMS}/api/files/${folder.list('white-paper').map(({ data }) => (data.pdfFile as { path: string }).path)[0]}`;
  expect((await fetch(file)).status).toBe(404);
  const paper = await fetch(file, { headers: authorized });
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const query = encodeURIComponent('{ whitepaper { pdfFile { urls paths } } }');
  const answer = (await (await fetch(`${CMS}/api/graphql?query=${query}`)).json()) as {
    data: { whitepaper: { pdfFile: unknown }[] };
  };
  expect(answer.data.whitepaper[0].pdfFile).toEqual({ urls: [], paths: [] });
});

test('没有密钥的人不能一次问太多，也问不到草稿', async () => {
  const asked = (query: string) => fetch(`${CMS}/api/graphql?query=${encodeURIComponent(query)}`);
  expect((await asked('{ module(first: 5000) { displayText } }')).status).toBe(400);
  expect((await asked('{ module(status: DRAFT) { displayText } }')).status).toBe(400);
});
