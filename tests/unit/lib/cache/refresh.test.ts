import { deriveId } from '@/lib/content-service/folder';
import { CONTENT_TYPES, TYPE_KEYS, type TypeKey } from '@/lib/content-service/content-types';
import { RefreshQueue, tagsOfNotice } from '@/lib/cache/refresh';

/** What to clear when all of these have changed in every part. */
const parts = (type: string, ...items: string[]) =>
  [...items, '*'].flatMap((item) => ['', ':card', ':name'].map((part) => `${type}:${item}${part}`));
/** Fields that something shows without the rest of the item. */
const ALONE: Partial<Record<TypeKey, string[]>> = {
  case: ['answer', 'customerName', 'keyNumber', 'leadChart'],
  module: ['english', 'facts', 'shortName'],
};
const alone = (type: TypeKey, items: string[], names = ALONE[type] ?? []) =>
  [...items, '*'].flatMap((item) => names.map((name) => `${type}:${item}.${name}`));
const whole = (type: TypeKey, ...items: string[]) => [`${type}-list`, ...parts(type, ...items), ...alone(type, items)];
/** The same without what only names and lists are shown by. */
const card = (...items: string[]) => parts('case', ...items).filter((tag) => !/:name$/.test(tag));

test.each([
  ['类型、id 和别名', { type: 'case', id: 'x1', alias: 'a' }, whole('case', 'x1', 'a')],
  ['类型和 id', { type: 'case', id: 'x1' }, whole('case', 'x1')],
  ['类型和别名', { type: 'case', alias: 'a' }, whole('case', 'a')],
  ['只有类型：这个类型的一切', { type: 'case' }, ['case']],
  ['内容服务的类型名', { type: 'EcosystemCase', id: 'x1' }, whole('case', 'x1')],
  ['id 不是文字', { type: 'case', id: 5, alias: null }, ['case']],
  ['多余的字段', { type: 'module', id: 'm', event: 'published' }, whole('module', 'm')],
  ['几条一起', { items: [{ type: 'case', id: 'x1' }, { type: 'Domain' }] }, [...whole('case', 'x1'), 'domain']],
  ['几条重复', { items: Array(2).fill({ type: 'case', id: 'x1' }) }, whole('case', 'x1')],
  ['改了名字', { type: 'case', id: 'x1', fields: ['displayText', 'details'] }, parts('case', 'x1')],
  ['改了卡片上的字', { type: 'case', id: 'x1', fields: ['introduction'] }, card('x1')],
  ['改了正文', { type: 'case', id: 'x1', fields: ['details'] }, ['case:x1', 'case:*']],
  [
    '改了单独显示的数',
    { type: 'case', id: 'x1', fields: ['keyNumber'] },
    ['case:x1', 'case:*', ...alone('case', ['x1'], ['keyNumber'])],
  ],
  ['改了英文，中文的页都不更新', { type: 'module', id: 'm', fields: ['english'] }, alone('module', ['m'], ['english'])],
  ['改了引用，名单会变', { type: 'case', id: 'x1', fields: ['modules'] }, ['case-list', 'case:x1', 'case:*']],
  ['改了次序', { type: 'module', id: 'm', fields: ['sortNum'] }, ['module-list', 'module:m', 'module:*']],
  ['改了日期：名单与卡片', { type: 'case', id: 'x1', fields: ['publishedUtc'] }, ['case-list', ...card('x1')]],
  ['不认识的字段：什么都可能变了', { type: 'case', id: 'x1', fields: ['Title'] }, whole('case', 'x1')],
  ['字段不成样子', { type: 'case', id: 'x1', fields: [] }, whole('case', 'x1')],
])('通知里有%s', (_case, notice, tags) => {
  expect(tagsOfNotice(notice)?.sort()).toEqual([...tags].sort());
});

test.each([null, undefined, {}, 'published', 7, [], { items: [{}] }])('没有指名的通知 %p：全部刷新', (notice) => {
  expect(tagsOfNotice(notice)?.sort()).toEqual([...TYPE_KEYS].sort());
});

test.each([
  [{ type: 'invoice' }],
  [{ type: 'constructor' }],
  [{ type: '' }],
  [{ type: null }],
  [{ type: ['case'] }],
  [{ items: [{ type: 'case' }, { type: 'invoice' }] }],
])('没有这种内容 %p：拒绝', (notice) => {
  expect(tagsOfNotice(notice)).toBeNull();
});

test('每种内容都认得两个名字', () => {
  for (const key of TYPE_KEYS) {
    expect(tagsOfNotice({ type: key })).toEqual([key]);
    expect(tagsOfNotice({ type: CONTENT_TYPES[key].typeName })).toEqual([key]);
  }
});

test('过长的 id 被截短，不会撑大缓存的名字', () => {
  const tags = tagsOfNotice({ type: 'case', id: 'x'.repeat(10_000) }) ?? [];
  expect(Math.max(...tags.map((tag) => tag.length))).toBeLessThan(120);
});

/** How often a flood of notices leads to a refresh, and what is refreshed. */
function flood(notices: object[]) {
  const queue = new RefreshQueue();
  let flushes = 0;
  for (const notice of notices) if (queue.add(tagsOfNotice(notice) ?? [])) flushes++;
  return { flushes, tags: queue.take(), queue };
}

test('一千个通知只引起一次刷新，没有一个丢掉', () => {
  const notices = Array.from({ length: 1_000 }, (_, n) => ({ type: 'case', id: deriveId('case', String(n)) }));
  const { flushes, tags } = flood(notices);
  expect(flushes).toBe(1);
  expect(new Set(tags).size).toBe(tags.length);
  // three parts and four fields of each, beside the tags that all of them share
  expect(tags).toHaveLength(7_000 + whole('case').length);
});

test('一千个相同的通知只刷新一次同样的标签', () => {
  const { flushes, tags } = flood(Array.from({ length: 1_000 }, () => ({ type: 'case', alias: 'a' })));
  expect(flushes).toBe(1);
  expect([...tags].sort()).toEqual(whole('case', 'a').sort());
});

test('刷新之后的下一个通知引起下一次刷新', () => {
  const { queue } = flood([{ type: 'case' }]);
  expect(queue.take()).toEqual([]);
  expect(queue.add([])).toBe(false);
  expect(queue.add(['module'])).toBe(true);
  expect(queue.add(['case'])).toBe(false);
  expect(queue.take()).toEqual(['module', 'case']);
});

test('别的机器在读到以后清了的不再清；读到以前清的、只清了一部分的照样清', () => {
  const tags = new Map([['case:a', { number: 8, at: 0, stale: 8 }]]);
  const known = { isShared: true, number: 8, tags, unsaid: new Set<string>() };
  const queue = new RefreshQueue();
  queue.add(['case:a', 'case:b'], 7);
  expect(queue.take(known)).toEqual(['case:b']);
  queue.add(['case:a'], 8);
  expect(queue.take(known)).toEqual(['case:a']);
  // one of two has been read later, or nobody says when
  queue.add(['case:a'], 8);
  queue.add(['case:a'], 7);
  expect(queue.take(known)).toEqual(['case:a']);
  queue.add(['case:a']);
  expect(queue.take(known)).toEqual(['case:a']);
});
