import { settleAddress } from '@/lib/content/settle-address';
import { describeProblem } from '@/lib/content-service/validate';
import { deriveId } from '@/lib/content-service/folder';
import { writeItem, writeMarkerFolder } from '@/tests/support/content-folders';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const CASE = { displayText: '改过名的案例', publishedUtc: '2020-01-01T00:00:00Z' };

function serviceWith(formerAliases: unknown, more: object = {}) {
  const directory = makeFolder();
  writeMarkerFolder(directory);
  writeItem(directory, 'case', 'present-name', { ...CASE, ...more, formerAliases });
  const { serve, folder } = serviceOver(directory);
  const ask = async (search: string) => {
    const answer = await serve(new Request(`http://content.test/api/content/GetFormerAliases${search}`));
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  return { folder, ask };
}

test('文件里写着的从前的别名：问得到是谁的；草稿的问不到', async () => {
  const names = ['once', 'twice'];
  const { folder, ask } = serviceWith(names);
  expect(folder.problems).toEqual([]);
  const list = names.map((alias) => ({ alias, contentItemId: deriveId('case', 'present-name') }));
  expect(await ask('?contentType=EcosystemCase')).toEqual({
    status: 200,
    body: { data: { list, totalCount: 2, pageSize: 2 } },
  });
  expect(await ask('?contentType=Module')).toMatchObject({ status: 200, body: { data: { list: [] } } });
  expect(await ask('?contentType=Nothing')).toMatchObject({ status: 400 });
  expect(await serviceWith(names, { draft: true }).ask('?contentType=EcosystemCase')).toMatchObject({
    body: { data: { list: [] } },
  });
});

test.each([
  ['once', '应当是文字的列表'],
  [['Not an alias'], '别名只能用'],
  [[7], '应当是文字的列表'],
])('写成 %j：说出来', (formerAliases, reason) => {
  const { folder } = serviceWith(formerAliases);
  expect(folder.problems.map(describeProblem)).toEqual([expect.stringContaining(reason)]);
});

test('没有内容管理、只有文件夹的网站：从前的网址也转过去；后来用这个别名的，是它自己', async () => {
  const directory = makeFolder();
  writeMarkerFolder(directory);
  writeItem(directory, 'case', 'present-name', { ...CASE, formerAliases: ['once', 'taken'] });
  writeItem(directory, 'case', 'taken', CASE);
  process.env.CONTENT_DIR = directory;
  expect(await settleAddress('/ecosystem/cases/once')).toEqual({ path: '/ecosystem/cases/present-name' });
  expect(await settleAddress('/ecosystem/cases/taken')).toBeNull();
  expect(await settleAddress('/ecosystem/cases/never')).toBe('unknown');
});
