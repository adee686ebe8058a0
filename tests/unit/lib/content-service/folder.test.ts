import fs, { renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { ContentFolder, deriveId } from '@/lib/content-service/folder';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const CASE = { displayText: '案例', publishedUtc: '2026-03-02T02:00:00Z' };
const PIXEL = 'not really a picture';

const aliases = (folder: ContentFolder) => folder.list('case').map((item) => item.alias);
const reasons = (folder: ContentFolder) => folder.problems.map(({ file, reason }) => `${file} ${reason}`);

test('文件夹里所有文件的问题一次全部列出，好的照样提供', () => {
  const directory = makeFolder();
  writeFile(directory, 'case/good.yaml', CASE);
  writeFile(directory, 'case/bad-date.yaml', { ...CASE, buildDate: '2026-02-30' });
  writeFile(directory, 'case/broken.yaml', 'displayText: "没有收尾\n');
  writeFile(directory, 'case/cases.yaml', CASE);
  writeFile(directory, 'module/lonely.yaml', { displayText: '模块', image: { path: 'gone.webp' } });
  const folder = new ContentFolder(directory);
  const files = folder.problems.map((problem) => problem.file);
  expect(new Set(files)).toEqual(
    new Set(['case/bad-date.yaml', 'case/broken.yaml', 'case/cases.yaml', 'module/lonely.yaml']),
  );
  expect(aliases(folder)).toEqual(['good']);
  expect(folder.list('module')).toEqual([]);
});

test('没有写 contentItemId 的条目得到一个稳定的 26 位 id', () => {
  const directory = makeFolder();
  writeFile(directory, 'case/a.yaml', CASE);
  const folder = new ContentFolder(directory);
  expect(folder.find('case', 'a')?.id).toMatch(/^4[a-z0-9]{25}$/);
  expect(folder.find('case', 'a')?.id).toBe(deriveId('case', 'a'));
  expect(folder.findById(deriveId('case', 'a'))?.alias).toBe('a');
});

test('contentItemId 重复：第二个条目被指出来，不提供；改好后提供', () => {
  const directory = makeFolder();
  const contentItemId = '4abcdefghjkmnpqrstvwxyz012';
  writeFile(directory, 'case/a.yaml', { ...CASE, contentItemId });
  writeFile(directory, 'module/b.yaml', { displayText: '模块', contentItemId });
  const folder = new ContentFolder(directory);
  expect(folder.problems).toHaveLength(1);
  expect(folder.problems[0]).toMatchObject({ field: 'contentItemId', reason: expect.stringContaining('重复') });
  expect([...folder.list('case'), ...folder.list('module')]).toHaveLength(1);
  writeFile(directory, 'module/b.yaml', { displayText: '模块' });
  folder.refresh();
  expect(folder.problems).toEqual([]);
  expect([...folder.list('case'), ...folder.list('module')]).toHaveLength(2);
});

test('慢慢看的结果与一次看完的一样', async () => {
  const directory = makeFolder();
  for (let index = 0; index < 300; index++) writeFile(directory, `case/c${index}.yaml`, CASE);
  const [one, other] = [new ContentFolder(directory), new ContentFolder(directory)];
  writeFile(directory, 'case/a.yaml', CASE);
  rmSync(path.join(directory, 'case/c7.yaml'));
  const changes = await one.refreshSlowly();
  expect(changes).toEqual(other.refresh());
  expect(changes).toHaveLength(2);
  expect(aliases(one)).toEqual(aliases(other));
});

test('慢慢看的时候，别人看到的还是原来的，直到看完', async () => {
  const directory = makeFolder();
  for (let index = 0; index < 300; index++) writeFile(directory, `case/c${index}.yaml`, CASE);
  const folder = new ContentFolder(directory);
  for (let index = 0; index < 300; index++)
    writeFile(directory, `case/c${index}.yaml`, { ...CASE, displayText: '改过' });
  const seen = new Set<number>();
  const changed = () => folder.list('case').filter(({ data }) => data.displayText === '改过').length;
  const look = () => void (seen.add(changed()), (running = setImmediate(look)));
  let running = setImmediate(look);
  expect(await folder.refreshSlowly()).toHaveLength(300);
  clearImmediate(running);
  expect([...seen]).toEqual([0]);
  expect(changed()).toBe(300);
});

test('空文件夹里什么都没有，也不出错；不存在的文件夹不会让网站停下', () => {
  for (const directory of [makeFolder(), path.join(makeFolder(), 'nowhere')]) {
    const folder = new ContentFolder(directory);
    expect(folder.list('case')).toEqual([]);
    expect(folder.refresh()).toEqual([]);
  }
});

test('标为草稿的条目一开始就不提供，取消草稿后提供', () => {
  const directory = makeFolder();
  writeFile(directory, 'case/a.yaml', { ...CASE, draft: true });
  const folder = new ContentFolder(directory);
  expect(folder.problems).toEqual([]);
  expect(aliases(folder)).toEqual([]);
  expect(folder.find('case', 'a')).toBeUndefined();
  expect(folder.findById(deriveId('case', 'a'))).toBeUndefined();
  expect(folder.refresh()).toEqual([]);
  writeFile(directory, 'case/a.yaml', CASE);
  expect(folder.refresh()).toEqual([{ type: 'case', alias: 'a', id: deriveId('case', 'a') }]);
  expect(aliases(folder)).toEqual(['a']);
});

describe('网站运行时', () => {
  function running() {
    const directory = makeFolder();
    writeFile(directory, 'case/a.yaml', CASE);
    return { directory, folder: new ContentFolder(directory) };
  }
  const change = (type: string, alias: string) => ({ type, alias, id: deriveId(type, alias) });

  test('没有变化就什么都不报', () => {
    expect(running().folder.refresh()).toEqual([]);
  });

  test('改过、新加、删去的条目各报一次类型、别名和 id；改过的还报是哪些字段', () => {
    const { directory, folder } = running();
    writeFile(directory, 'case/a.yaml', { ...CASE, displayText: '改过的案例' });
    writeFile(directory, 'case/b.yaml', CASE);
    writeFile(directory, 'module/m.yaml', { displayText: '模块' });
    const changes = folder.refresh();
    expect(changes).toHaveLength(3);
    const changed = { ...change('case', 'a'), fields: ['displayText'] };
    expect(changes).toEqual(expect.arrayContaining([changed, change('case', 'b'), change('module', 'm')]));
    expect(folder.find('case', 'a')?.data.displayText).toBe('改过的案例');
    rmSync(path.join(directory, 'case/a.yaml'));
    expect(folder.refresh()).toEqual([change('case', 'a')]);
    expect(aliases(folder)).toEqual(['b']);
    expect(folder.findById(deriveId('case', 'a'))).toBeUndefined();
    expect(folder.refresh()).toEqual([]);
  });

  test('写法变了而内容没变，不算有变化；换了 id 的是另一个条目', () => {
    const { directory, folder } = running();
    writeFile(directory, 'case/a.yaml', `# 说明\n${JSON.stringify(CASE)}`);
    expect(folder.refresh()).toEqual([]);
    writeFile(directory, 'case/a.yaml', { ...CASE, contentItemId: '4abcdefghjkmnpqrstvwxyz012' });
    expect(folder.refresh()).toEqual([change('case', 'a')]);
  });

  test('图片的底色变了，用它的条目就变了，别的没有', () => {
    const { directory, folder } = running();
    const children = [{ displayText: '一', image: { path: 'a.webp' } }];
    for (const file of ['a.webp', 'b.webp']) writeFile(directory, `media/${file}`, PIXEL);
    writeFile(directory, 'case/a.yaml', { ...CASE, image: { path: 'b.webp' } });
    writeFile(directory, 'solution/s.yaml', { displayText: '方案', children });
    folder.refresh();
    writeFile(directory, 'media/colours.json', JSON.stringify({ 'a.webp': '#a8abb5' }));
    expect(folder.refresh()).toEqual([{ ...change('solution', 's'), fields: ['children'] }]);
    expect([folder.colourOf('a.webp'), folder.colourOf('b.webp')]).toEqual(['#a8abb5', undefined]);
    expect(folder.refresh()).toEqual([]);
  });

  test('图片换了，写着它的条目就变了，正文里的也是；别的没有', () => {
    const { directory, folder } = running();
    for (const file of ['a.webp', 'b.webp']) writeFile(directory, `media/${file}`, PIXEL);
    writeFile(directory, 'case/a.yaml', { ...CASE, image: { path: 'b.webp' } });
    writeFile(directory, 'solution/s.yaml', { displayText: '方案', introduction: '![](a.webp)' });
    folder.refresh();
    const before = ['a.webp', 'b.webp'].map((picture) => folder.addressOf(picture));
    const item = folder.find('solution', 's');
    writeFile(directory, 'media/a.webp', `${PIXEL}another`);
    expect(folder.refresh()).toEqual([{ ...change('solution', 's'), fields: ['introduction'] }]);
    // what has been rendered of the item is rendered anew
    expect(folder.find('solution', 's')).not.toBe(item);
    expect(folder.addressOf('a.webp')).not.toBe(before[0]);
    expect(folder.addressOf('b.webp')).toBe(before[1]);
    expect(folder.refresh()).toEqual([]);
  });

  test('编辑器先写到旁边再换上来，时间与长度都和原来一样：也看得见', () => {
    const { directory, folder } = running();
    const [file, beside] = ['case/a.yaml', 'case/.a.yaml.tmp'].map((name) => path.join(directory, name));
    writeFile(directory, 'case/.a.yaml.tmp', { ...CASE, displayText: '接管' });
    const { atime, mtime } = statSync(file);
    utimesSync(beside, atime, mtime);
    folder.refresh();
    renameSync(beside, file);
    expect(statSync(file).mtimeMs).toBe(mtime.getTime());
    expect(folder.refresh()).toEqual([{ ...change('case', 'a'), fields: ['displayText'] }]);
    expect(folder.find('case', 'a')?.data.displayText).toBe('接管');
  });

  test('在原处改，长度与时间改回原来的：也看得见', () => {
    const { directory, folder } = running();
    const { atime, mtime } = statSync(path.join(directory, 'case/a.yaml'));
    writeFile(directory, 'case/a.yaml', { ...CASE, displayText: '接管' });
    utimesSync(path.join(directory, 'case/a.yaml'), atime, mtime);
    expect(folder.refresh()).toEqual([{ ...change('case', 'a'), fields: ['displayText'] }]);
  });

  test('一遍列名字时漏掉了还在的文件：条目没有消失', () => {
    const { directory, folder } = running();
    writeFile(directory, 'case/b.yaml', CASE);
    folder.refresh();
    const { readdirSync } = fs;
    const list = jest.spyOn(fs, 'readdirSync');
    list.mockImplementation(((...given: Parameters<typeof readdirSync>) =>
      readdirSync(...given).filter((entry) => String(entry) !== 'a.yaml')) as typeof readdirSync);
    expect(folder.refresh()).toEqual([]);
    expect(list).toHaveBeenCalled();
    list.mockRestore();
    expect(aliases(folder)).toEqual(['a', 'b']);
  });

  test('没有变的类型，名单还是同一份：由它算出来的不用再算', () => {
    const { directory, folder } = running();
    writeFile(directory, 'module/m.yaml', { displayText: '模块' });
    folder.refresh();
    const [cases, modules] = [folder.list('case'), folder.list('module')];
    writeFile(directory, 'module/m.yaml', { displayText: '改过的模块' });
    folder.refresh();
    expect(folder.list('case')).toBe(cases);
    expect(folder.list('module')).not.toBe(modules);
  });

  test('改名的文件是一去一来', () => {
    const { directory, folder } = running();
    renameSync(path.join(directory, 'case/a.yaml'), path.join(directory, 'case/z.yaml'));
    expect(folder.refresh()).toEqual(expect.arrayContaining([change('case', 'a'), change('case', 'z')]));
    expect(aliases(folder)).toEqual(['z']);
  });

  test('写坏的文件保留上一个好的版本并报告，改好后显示新的', () => {
    const { directory, folder } = running();
    writeFile(directory, 'case/a.yaml', { ...CASE, displayText: '新标题', buildDate: '明天' });
    expect(folder.refresh()).toEqual([]);
    expect(folder.find('case', 'a')?.data.displayText).toBe('案例');
    expect(reasons(folder)).toEqual(['case/a.yaml 日期应当写成 YYYY-MM-DD']);
    writeFile(directory, 'case/a.yaml', 'displayText: *新标题*\n');
    expect(folder.refresh()).toEqual([]);
    expect(folder.find('case', 'a')?.data.displayText).toBe('案例');
    writeFile(directory, 'case/a.yaml', { ...CASE, displayText: '新标题' });
    expect(folder.refresh()).toEqual([{ ...change('case', 'a'), fields: ['displayText'] }]);
    expect(folder.find('case', 'a')?.data.displayText).toBe('新标题');
    expect(folder.problems).toEqual([]);
  });

  test('新加的坏文件只报告，不影响其他条目', () => {
    const { directory, folder } = running();
    writeFile(directory, 'case/b.yaml', 'displayText: [');
    expect(folder.refresh()).toEqual([]);
    expect(aliases(folder)).toEqual(['a']);
    expect(folder.problems.map((problem) => problem.file)).toEqual(['case/b.yaml']);
    rmSync(path.join(directory, 'case/b.yaml'));
    folder.refresh();
    expect(folder.problems).toEqual([]);
  });

  test('改成草稿的条目撤下，哪怕文件里还有别的错', () => {
    const { directory, folder } = running();
    writeFile(directory, 'case/b.yaml', CASE);
    folder.refresh();
    writeFile(directory, 'case/a.yaml', { ...CASE, draft: true });
    writeFile(directory, 'case/b.yaml', { ...CASE, draft: true, image: { path: 'gone.webp' } });
    expect(folder.refresh()).toEqual([change('case', 'a'), change('case', 'b')]);
    expect(aliases(folder)).toEqual([]);
  });

  test('补上缺少的图片，条目就好了', () => {
    const { directory, folder } = running();
    writeFile(directory, 'case/b.yaml', { ...CASE, image: { path: 'case/late.webp' } });
    folder.refresh();
    expect(aliases(folder)).toEqual(['a']);
    writeFile(directory, 'media/case/late.webp', PIXEL);
    expect(folder.refresh()).toEqual([change('case', 'b')]);
    expect(folder.problems).toEqual([]);
  });

  test.each([
    ['case', 'module', { ...CASE, modules: ['late'] }],
    ['domain', 'module', { displayText: '领域', relatedModules: [{ module: 'late' }] }],
    ['publication', 'case', { ...CASE, case: 'late' }],
    ['case', 'product', { ...CASE, products: ['late'] }],
  ] as const)('补上 %s 引用的 %s，条目就好了', (type, target, data) => {
    const { directory, folder } = running();
    writeFile(directory, 'module/m.yaml', { displayText: '模块' });
    writeFile(directory, `${type}/waiting.yaml`, data);
    folder.refresh();
    expect(folder.find(type, 'waiting')).toBeUndefined();
    writeFile(
      directory,
      `${target}/late.yaml`,
      target === 'product' ? { ...CASE, module: 'm' } : CASE_OR_MODULE[target],
    );
    folder.refresh();
    expect(folder.problems).toEqual([]);
    expect(folder.find(type, 'waiting')).toBeDefined();
  });
});

const CASE_OR_MODULE = { case: CASE, module: { displayText: '模块' } };
