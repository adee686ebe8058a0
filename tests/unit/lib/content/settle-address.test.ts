import { ContentFolder } from '@/lib/content-service/folder';
import { settleAddress } from '@/lib/content/settle-address';
import { itemPath, type PageType } from '@/lib/paths';
import { DETAIL_SPELLINGS } from '@/lib/routes';

const folder = new ContentFolder('lib/sample-content');
const firstOf = (type: PageType) => folder.list(type)[0];
const moduleOf = (version: { data: Record<string, unknown> }) => String(version.data.module);

const BY_ALIAS = DETAIL_SPELLINGS.filter(([type]) => type !== 'white-paper');

test.each(BY_ALIAS)('%s 按 id 打开（%s）：转到它唯一的网址', async (type, pattern) => {
  const item = firstOf(type);
  const parent =
    type === 'product' || type === 'data-sheet'
      ? moduleOf(folder.find('product', item.alias)!)
      : pattern.startsWith('/modules')
        ? firstOf('module').alias
        : firstOf(pattern.startsWith('/solutions') ? 'solution' : 'domain').alias;
  const fill = (id: string) => pattern.replace('{a}', parent).replace('{id}', id);
  expect(await settleAddress(fill(item.id))).toEqual({
    path: itemPath(type, { alias: item.alias, parentAlias: parent }),
  });
  expect(await settleAddress(fill(item.alias))).toBeNull();
  expect(await settleAddress(fill('0'.repeat(26)))).toBe('unknown');
  expect(await settleAddress(fill('made-up'))).toBe('unknown');
});

test('模块与型号都按 id 打开：一步转到底', async () => {
  const version = firstOf('product');
  const module = folder.list('module').find(({ alias }) => alias === moduleOf(version))!;
  expect(await settleAddress(`/modules/${module.id}/${version.id}`)).toEqual({
    path: `/products/modules/${module.alias}/${version.alias}`,
  });
});

test('型号不在这个模块下：没有', async () => {
  const version = firstOf('product');
  const other = folder.list('module').find(({ alias }) => alias !== moduleOf(version))!;
  expect(await settleAddress(`/products/modules/${other.alias}/${version.alias}`)).toBe('unknown');
});

test('白皮书只认 id；生态里没有的栏目不是网址', async () => {
  const [paper] = folder.list('white-paper');
  expect(await settleAddress(`/whitepaper/${paper.id}`)).toBeNull();
  expect(await settleAddress('/whitepaper/made-up')).toBe('unknown');
  // its page asks by id: the name of its file would be a page that is not there, rendered for each who asks
  const names = folder.list('white-paper').map(({ alias }) => alias);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect([name, await settleAddress(`/whitepaper/${name}`)]).toEqual([name, 'unknown']);
  expect(await settleAddress('/ecosystem/made-up')).toBe('no route');
});

test.each([
  ['/ecosystem/case', '/ecosystem/cases'],
  ['/ecosystem/laboratory', '/ecosystem/labs'],
  ['/ecosystem/technical-document', '/ecosystem/tech-documents'],
  ['/ecosystem/journal-thesis', '/ecosystem/publications'],
  ['/ecosystem/technical-service', '/ecosystem/custom-developments'],
  ['/ecosystem/training-course', '/ecosystem/trainings'],
  ['/application-fields/modules', '/products/modules'],
  ['/ecosystem/cases', null],
  ['/ecosystem/relations', null],
  ['/application-fields/cases', null],
  ['/application-fields/labs', null],
  ['/ecosystem', null],
])('%s 转到 %s', async (from, to) => {
  expect(await settleAddress(from)).toEqual(to && { path: to });
});

test('没有 id 的限定列表转到那个列表；上级不存在就没有', async () => {
  const domain = firstOf('domain');
  for (const list of ['cases', 'labs']) {
    const settled = `/application-fields/${domain.alias}/${list}/${domain.id}`;
    expect(await settleAddress(`/application-fields/${domain.alias}/${list}`)).toEqual({ path: settled });
    expect(await settleAddress(`/application-fields/${domain.alias}/${list}/${domain.alias}`)).toEqual({
      path: settled,
    });
    expect(await settleAddress(settled)).toBeNull();
    expect(await settleAddress(`/application-fields/zzz/${list}`)).toBe('unknown');
    expect(await settleAddress(`/application-fields/zzz/${list}/detail/anything`)).toBe('unknown');
    expect(await settleAddress(`/application-fields/${domain.alias}/${list}/detail/anything`)).toBe('unknown');
    expect(await settleAddress(`/application-fields/${domain.alias}/${list}/${'0'.repeat(26)}`)).toBe('unknown');
  }
});

test('内容服务没有答复：什么也不断定，页面自己说', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  process.env.CONTENT_SERVICE_URL = 'http://127.0.0.1:9';
  try {
    expect(await settleAddress('/modules/zzz/cases')).toBeNull();
    expect(await settleAddress(`/ecosystem/cases/${firstOf('case').id}`)).toBeNull();
    expect(await settleAddress('/ecosystem/case')).toEqual({ path: '/ecosystem/cases' });
    expect(log).toHaveBeenCalledTimes(2);
  } finally {
    delete process.env.CONTENT_SERVICE_URL;
    log.mockRestore();
  }
});
