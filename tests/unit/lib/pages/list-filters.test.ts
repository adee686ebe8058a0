import { caseFilters, domainFilter, moduleFilter, themeFilter } from '@/lib/pages/list-filters';
import { deriveId } from '@/lib/content-service/folder';
import { writeMarkerFolder } from '@/tests/support/content-folders';
import { answeredBy, startContentServer } from '@/tests/support/content-server';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const directory = temporaryFolders()();
writeMarkerFolder(directory);
startContentServer(answeredBy(serviceOver(directory).serve));

const names = (filters: { name: string; parameter: string; allLabel: string }[]) =>
  filters.map(({ name, parameter, allLabel }) => [name, parameter, allLabel]);

test('案例的三个筛选：名字、参数、第一项', async () => {
  const filters = await caseFilters();
  expect(names(filters)).toEqual([
    ['domain', 'domainId', '所有研究领域'],
    ['module', 'moduleId', '所有产品'],
    ['solution', 'solutionId', '所有解决方案'],
  ]);
  expect(filters.map(({ fixed }) => fixed)).toEqual([undefined, undefined, undefined]);
});

test('选项以别名进网址，以 contentItemId 去请求', async () => {
  const [option] = (await domainFilter()).options;
  expect(option).toMatchObject({ id: deriveId('domain', 'only'), alias: 'only' });
  expect(option.label).not.toBe('');
});

test('限定范围的列表：只定住自己的那一个', async () => {
  const filters = await caseFilters({ scope: 'module', alias: 'only' });
  expect(filters.map(({ fixed }) => fixed)).toEqual([undefined, 'only', undefined]);
  expect((await domainFilter('only')).fixed).toBe('only');
  expect((await moduleFilter()).allLabel).toBe('所有产品');
});

test('主题：所有主题，占位是选择主题', async () => {
  const filter = await themeFilter();
  expect(filter).toMatchObject({ parameter: 'courseThemeId', allLabel: '所有主题', placeholder: '选择主题' });
  expect(filter.options[0].id).toBe(deriveId('course-theme', 'only'));
});
