import { deriveId } from '@/lib/content-service/folder';
import { LIST_CALLS } from '@/lib/content-service/rest';
import { contentType, fieldsOf, TYPE_KEYS } from '@/lib/content-service/content-types';
import { markedAlias, ONLY_ALIAS, writeMarkerFolder } from '@/tests/support/content-folders';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const makeFolder = temporaryFolders();
const SECRET = '未公开的标题';

/** A folder with a draft beside the one item of each type, referred to by everything that can refer. */
function folderWithDrafts() {
  const directory = makeFolder();
  writeMarkerFolder(directory);
  for (const type of TYPE_KEYS) {
    const only = markedAlias(type);
    const data = parse(readFileSync(path.join(directory, type, `${only}.yaml`), 'utf8')) as Record<string, unknown>;
    writeFile(directory, `${type}/draft-one.yaml`, { ...data, displayText: SECRET, draft: true });
    const pickers = Object.entries(fieldsOf(type)).filter(([, field]) => field.kind === 'references');
    const picks = pickers.map(([name]) => [name, ['draft-one', ...(data[name] as string[])]]);
    writeFile(directory, `${type}/${only}.yaml`, { ...data, ...Object.fromEntries(picks) });
  }
  return serviceOver(directory);
}

const { folder, list, graphql } = folderWithDrafts();

test('草稿不算错，也不在任何列表里', () => {
  expect(folder.problems).toEqual([]);
  for (const type of TYPE_KEYS) {
    expect(folder.list(type)).toHaveLength(1);
    expect(folder.findById(deriveId(type, 'draft-one'))).toBeUndefined();
    expect(folder.find(type, 'draft-one')).toBeUndefined();
  }
});

test.each(TYPE_KEYS)('%s 的草稿：每种状态、按别名或 id 都查不到', async (type) => {
  const { root } = contentType(type);
  const id = deriveId(type, 'draft-one');
  for (const status of ['PUBLISHED', 'DRAFT', 'LATEST', 'ALL']) {
    for (const where of [
      `{ alias: { alias: "draft-one" } }`,
      `{ contentItemId: "${id}" }`,
      `{ displayText: "${SECRET}" }`,
    ]) {
      const { data } = await graphql(`{ ${root}(where: ${where}, status: ${status}) { contentItemId } }`);
      expect(data).toEqual({ [root]: [] });
    }
  }
});

test.each(Object.keys(LIST_CALLS))('/api/%s 里没有草稿', async (name) => {
  const parameters =
    name === 'content/GetContentItem' ? TYPE_KEYS.map((type) => `?contentType=${contentType(type).typeName}`) : [''];
  for (const search of parameters) {
    const { list: items } = await list(`/api/${name}${search}`);
    // the only course is the latest, so it is no history yet
    expect(items).toHaveLength(name === 'trainingcourse/GetByCourseThemeId' ? 0 : 1);
    expect(JSON.stringify(items)).not.toContain(SECRET);
  }
});

test.each([
  ['module/GetByCaseId', 'caseId', 'case'],
  ['solution/GetByCaseId', 'caseId', 'case'],
  ['module/GetByLaboratoryId', 'laboratoryId', 'lab'],
  ['case/GetByDomainId', 'domainId', 'domain'],
  ['product/GetByModuleId', 'moduleId', 'module'],
])('/api/%s：草稿的 id 什么都找不到，引用草稿的条目略过草稿', async (name, parameter, owner) => {
  expect(await list(`/api/${name}?${parameter}=${deriveId(owner, 'draft-one')}`)).toMatchObject({ totalCount: 0 });
  expect(await list(`/api/${name}?${parameter}=${deriveId(owner, ONLY_ALIAS)}`)).toMatchObject({
    aliases: [ONLY_ALIAS],
    totalCount: 1,
  });
});

test('引用里没有草稿', async () => {
  const { data } = await graphql(`
    {
      ecosystemCase {
        products {
          contentItems {
            displayText
          }
        }
      }
      solution {
        modules {
          contentItems {
            displayText
          }
        }
      }
      ecosystemTechnicalService {
        developmentType {
          contentItems {
            displayText
          }
        }
      }
    }
  `);
  expect(JSON.stringify(data)).not.toContain(SECRET);
  expect(JSON.stringify(data).match(/"contentItems":\[\{/g)).toHaveLength(3);
});
