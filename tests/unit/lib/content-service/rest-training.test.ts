import { ContentFolder } from '@/lib/content-service/folder';
import { latestTrainings } from '@/lib/content-service/rest';
import { serviceOver } from '@/tests/support/embedded';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();

function withCourses(courses: Record<string, string>) {
  const directory = makeFolder();
  for (const [alias, startTime] of Object.entries(courses)) {
    writeFile(directory, `training/${alias}.yaml`, { displayText: '培训', startTime });
  }
  return directory;
}

const latest = (courses: Record<string, string>, now: string) =>
  latestTrainings(new ContentFolder(withCourses(courses)), Date.parse(now)).map((item) => item.alias);

const COURSES = {
  past: '2026-10-27T15:59:00Z', // 27 October, 23:59 in Beijing
  morning: '2026-10-27T16:00:00Z', // 28 October, midnight in Beijing
  evening: '2026-10-28T19:00:00+08:00',
  tomorrow: '2026-10-29T01:00:00Z',
  'next-year': '2027-01-05T01:00:00Z',
};

test('今天（北京）开始的和以后的，最早的在前', () => {
  expect(latest(COURSES, '2026-10-28T02:00:00Z')).toEqual(['morning', 'evening', 'tomorrow', 'next-year']);
});

test('今天按北京的零点算，不按格林尼治的', () => {
  expect(latest(COURSES, '2026-10-27T15:59:59Z')).toEqual(['past', 'morning', 'evening', 'tomorrow', 'next-year']);
  expect(latest(COURSES, '2026-10-27T16:00:00Z')).toEqual(['morning', 'evening', 'tomorrow', 'next-year']);
  expect(latest(COURSES, '2026-10-28T15:59:59Z')).toEqual(['morning', 'evening', 'tomorrow', 'next-year']);
  expect(latest(COURSES, '2026-10-28T16:00:00Z')).toEqual(['tomorrow', 'next-year']);
});

test('今天已经开始过的课当天仍在', () => {
  expect(latest(COURSES, '2026-10-28T15:00:00Z')).toContain('morning');
});

test('只有一门将来的课时只给它，不用过去的补足', () => {
  expect(latest(COURSES, '2026-12-31T00:00:00Z')).toEqual(['next-year']);
});

test('没有将来的课时给最近的三门，新的在前', () => {
  expect(latest(COURSES, '2030-01-01T00:00:00Z')).toEqual(['next-year', 'tomorrow', 'evening']);
  expect(latest({ one: '2026-01-01T00:00:00Z' }, '2030-01-01T00:00:00Z')).toEqual(['one']);
  expect(latest({}, '2030-01-01T00:00:00Z')).toEqual([]);
});

test('/api/trainingcourse/GetByLatest 不要参数，一次给全', async () => {
  const courses = Object.fromEntries(
    Array.from({ length: 12 }, (_, n) => [`c${String(n).padStart(2, '0')}`, `29${10 + n}-01-01T00:00:00Z`]),
  );
  const page = await serviceOver(withCourses(courses)).list('/api/trainingcourse/GetByLatest');
  expect(page.aliases).toEqual(Object.keys(courses));
  expect(page).toMatchObject({ totalCount: 12, pageSize: 100 });
});

test('往期培训是近期以外的全部，新的在前；筛选照样有效', async () => {
  const { list } = serviceOver(
    withCourses({ old: '2020-01-01T00:00:00Z', older: '2019-01-01T00:00:00Z', coming: '2999-01-01T00:00:00Z' }),
  );
  expect((await list('/api/trainingcourse/GetByLatest')).aliases).toEqual(['coming']);
  expect((await list('/api/trainingcourse/GetByCourseThemeId?courseThemeId=all')).aliases).toEqual(['old', 'older']);
});
