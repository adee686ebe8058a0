import { deriveId } from '@/lib/content-service/folder';
import { LIST_CALLS } from '@/lib/content-service/rest';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const day = (n: number) => `2026-03-${String(n).padStart(2, '0')}T02:00:00Z`;

/** Two of each owner; everything else refers to owner `x`, every third item to `y` as well. */
function service() {
  const directory = makeFolder();
  for (const owner of ['x', 'y']) {
    for (const type of ['domain', 'module']) writeFile(directory, `${type}/${owner}.yaml`, { displayText: owner });
    writeFile(directory, `course-theme/${owner}.yaml`, { displayText: owner });
  }
  writeFile(directory, 'solution/x.yaml', { displayText: 'x', domains: ['x'], modules: ['x'] });
  writeFile(directory, 'solution/y.yaml', { displayText: 'y', domains: ['x', 'y'] });
  for (let n = 1; n <= 27; n++) {
    const file = `n${String(n).padStart(2, '0')}.yaml`;
    const dated = { displayText: `第${n}个`, publishedUtc: day(n) };
    const owners = n % 3 === 0 ? ['x', 'y'] : ['x'];
    const refers = { domains: owners, modules: owners, solutions: owners };
    writeFile(directory, `case/${file}`, { ...dated, ...refers });
    writeFile(directory, `lab/${file}`, { ...dated, ...refers });
    writeFile(directory, `publication/${file}`, { ...dated, domains: owners });
    writeFile(directory, `tech-document/${file}`, { ...dated, modules: owners });
    const cases = n % 3 === 0 ? ['n01', 'n03'] : ['n01'];
    writeFile(directory, `paradigm/${file}`, { ...dated, modules: owners, cases });
    writeFile(directory, `product/${file}`, { ...dated, module: owners.at(-1) });
    writeFile(directory, `training/${file}`, { displayText: '培训', startTime: day(n), theme: owners.at(-1) });
  }
  // the one course to come is among the latest, so all others are history
  writeFile(directory, 'training/coming.yaml', { displayText: '将来的课', startTime: '2999-01-01T00:00:00Z' });
  return serviceOver(directory);
}

const { list, get } = service();
const id = deriveId;

/** List call → what its filter leaves: parameter, filter value, page size, total without and with the filter. */
const CALLS: [string, string, string, number, number, number][] = [
  ['solution/GetByDomainId', 'domainId', id('domain', 'y'), 100, 2, 1],
  ['case/GetByDomainId', 'domainId', id('domain', 'y'), 9, 27, 9],
  ['case/GetByModuleId', 'moduleId', id('module', 'y'), 100, 27, 9],
  ['case/GetBySolutionId', 'solutionId', id('solution', 'y'), 9, 27, 9],
  ['case/GetAll', 'domainId', id('domain', 'y'), 9, 27, 9],
  ['case/GetAll', 'moduleId', id('module', 'y'), 9, 27, 9],
  ['case/GetAll', 'solutionId', id('solution', 'y'), 9, 27, 9],
  ['module/GetByLaboratoryId', 'laboratoryId', id('lab', 'n01'), 100, 2, 1],
  ['module/GetByCaseId', 'caseId', id('case', 'n03'), 100, 2, 2],
  ['solution/GetByCaseId', 'caseId', id('case', 'n01'), 100, 2, 1],
  ['product/GetByModuleId', 'moduleId', id('module', 'y'), 100, 27, 9],
  ['paradigm/GetByModuleId', 'moduleId', id('module', 'y'), 100, 27, 9],
  ['paradigm/GetByCaseId', 'caseId', id('case', 'n03'), 100, 27, 9],
  ['technicaldocument/GetByModuleId', 'moduleId', id('module', 'y'), 9, 27, 9],
  ['journalthesis/GetByDomainId', 'domainId', id('domain', 'y'), 18, 27, 9],
  ['laboratory/GetByDomainId', 'domainId', id('domain', 'y'), 9, 27, 9],
  ['trainingcourse/GetByCourseThemeId', 'courseThemeId', id('course-theme', 'y'), 9, 27, 9],
];

test.each(CALLS)('/api/%s：按 %s 筛选', async (path, parameter, value, pageSize, all, filtered) => {
  for (const search of ['', `?${parameter}=all`, `?${parameter}=`, '?extra=1']) {
    const page = await list(`/api/${path}${search}`);
    expect(page).toMatchObject({ totalCount: all, pageSize });
    expect([search, page.list.length]).toEqual([search, Math.min(all, pageSize)]);
  }
  expect(await list(`/api/${path}?${parameter}=${value}`)).toMatchObject({ totalCount: filtered, pageSize });
  for (const unknown of [id('nothing', 'here'), 'x', '没有', '0']) {
    const page = await list(`/api/${path}?${parameter}=${encodeURIComponent(unknown)}`);
    expect(page).toEqual({ list: [], totalCount: 0, pageSize, aliases: [] });
  }
});

test.each(CALLS)('/api/%s：%s 是另一种内容的 id 时什么都没有', async (path, parameter) => {
  // domain, module, solution and theme `x` share an alias: each must be told from the others
  const own = parameter === 'courseThemeId' ? 'course-theme' : parameter.replace('Id', '');
  for (const type of ['domain', 'module', 'solution', 'course-theme'].filter((other) => other !== own)) {
    expect([type, (await list(`/api/${path}?${parameter}=${id(type, 'x')}`)).totalCount]).toEqual([type, 0]);
  }
});

const CONTENT_LISTS = ['EcosystemCase', 'EcosystemJournalThesis', 'Domain', 'Module'];

test.each(CONTENT_LISTS)('/api/content/GetContentItem?contentType=%s', async (contentType) => {
  const page = await list(`/api/content/GetContentItem?contentType=${contentType}`);
  const total = contentType.startsWith('Ecosystem') ? 27 : 2;
  expect(page).toMatchObject({ totalCount: total, pageSize: 9 });
  expect(page.list).toHaveLength(Math.min(9, total));
  expect(page.list.every((item) => item.contentType === contentType)).toBe(true);
});

test('每个接口都在表里，路径一字不差', () => {
  const tested = [...CALLS.map(([path]) => path), 'content/GetContentItem', 'trainingcourse/GetByLatest'];
  expect([...new Set(tested)].sort()).toEqual(Object.keys(LIST_CALLS).sort());
});

test('几个筛选条件同时成立', async () => {
  const filter = `domainId=${id('domain', 'y')}&moduleId=${id('module', 'x')}&solutionId=${id('solution', 'y')}`;
  expect((await list(`/api/case/GetAll?${filter}`)).totalCount).toBe(9);
  expect((await list(`/api/case/GetAll?${filter}&moduleId=${id('module', 'z')}`)).totalCount).toBe(9);
  expect((await list(`/api/case/GetAll?domainId=all&moduleId=&solutionId=gone`)).totalCount).toBe(0);
});

test.each(['case/GetAll', 'laboratory/GetByDomainId', 'trainingcourse/GetByCourseThemeId', 'product/GetByModuleId'])(
  '/api/%s：各页接起来是全部，没有重复',
  async (path) => {
    const found: string[] = [];
    for (let page = 1; page <= 6; page++) found.push(...(await list(`/api/${path}?page=${page}&pageSize=5`)).aliases);
    expect(found).toHaveLength(27);
    expect(new Set(found).size).toBe(27);
    const beyond = await list(`/api/${path}?page=7&pageSize=5`);
    expect(beyond).toEqual({ list: [], totalCount: 27, pageSize: 5, aliases: [] });
    expect((await list(`/api/${path}?page=10000&pageSize=100`)).list).toEqual([]);
  },
);

test('答复的信封只有 data，里面是 list、totalCount、pageSize', async () => {
  const response = await get('/api/case/GetAll?pageSize=1');
  expect(response.headers.get('content-type')).toContain('application/json');
  const body = (await response.json()) as { data: object };
  expect(Object.keys(body)).toEqual(['data']);
  expect(Object.keys(body.data).sort()).toEqual(['list', 'pageSize', 'totalCount']);
});
