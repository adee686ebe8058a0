import { sql, type Kysely } from 'kysely';
import type { Clearing } from '@/lib/cache/cleared-tag-table';
import { isClearedSince, isPageCleared, NUMBER_HEADER, type ClearedTags } from '@/lib/cache/cleared-tags.mjs';
import { SharedTags } from '@/lib/cache/shared-tags';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/tables';
import { startPostgres, type TestPostgres } from '@/tests/support/postgres';

let postgres: TestPostgres;
let db: Kysely<Database>;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
beforeEach(async () => {
  db = await openDatabase(await postgres.createDatabase());
});
afterEach(() => db.destroy());
afterAll(() => postgres.stop());

/** A machine: what it knows, and what has been cleared in it. */
function machine() {
  const known: ClearedTags = { isShared: true, number: 0, tags: new Map(), unsaid: new Set() };
  const cleared: Clearing[] = [];
  const state = { isAway: false, isBroken: false };
  /** the last clearing that was known when the content was read */
  const readAt: number[] = [];
  const tags = new SharedTags({
    db: async () => {
      if (state.isAway) throw new Error('away');
      return db;
    },
    known,
    prepare: async () => void readAt.push(known.number),
    apply: async (clearings) => {
      if (state.isBroken) throw new Error('broken');
      cleared.push(...clearings);
    },
  });
  return { known, cleared, readAt, state, tags };
}

const final = (...tags: string[]) => ({ tags, isFinal: true });

test('一台清了的标签，别的都清，各一次；清的那台自己也是', async () => {
  const [a, b, c] = [machine(), machine(), machine()];
  await Promise.all([a, b, c].map(({ tags }) => tags.look()));
  expect(await a.tags.publish(final('case:x', 'case-list'))).toBe(true);
  for (const { tags } of [b, c]) await tags.look();
  for (const { cleared, tags } of [a, b, c]) {
    await tags.look();
    expect(cleared.map((one) => ({ ...one, tags: one.tags.toSorted() }))).toEqual([final('case-list', 'case:x')]);
  }
});

test('许多台同时清，没有一次被漏掉，谁也不会先看到后面的号', async () => {
  const machines = Array.from({ length: 4 }, machine);
  const reader = machine();
  let isOver = false;
  const reading = (async () => {
    while (!isOver) await reader.tags.look();
  })();
  const names = Array.from({ length: 80 }, (_, n) => `case:${n}`);
  await Promise.all(names.map((name, n) => machines[n % 4].tags.publish(final(name))));
  isOver = true;
  await reading;
  await reader.tags.look();
  expect(reader.cleared.flatMap(({ tags }) => tags).toSorted()).toEqual(names.toSorted());
  expect(reader.known.number).toBe(80);
});

test('离开过的机器回来时知道错过了什么；数据库不在时清的，回来以后大家都知道', async () => {
  const [a, b] = [machine(), machine()];
  await Promise.all([a.tags.look(), b.tags.look()]);
  b.state.isAway = true;
  await a.tags.publish(final('case:x'));
  await expect(b.tags.publish(final('lab:y'))).rejects.toThrow('away');
  expect([...b.known.unsaid]).toEqual(['lab:y']);
  expect(b.tags.failingSince).toBeGreaterThan(0);
  b.state.isAway = false;
  await b.tags.look();
  await a.tags.look();
  expect(b.cleared.flatMap(({ tags }) => tags).toSorted()).toEqual(['case:x', 'lab:y']);
  expect(a.cleared.flatMap(({ tags }) => tags).toSorted()).toEqual(['case:x', 'lab:y']);
  expect([b.known.unsaid.size, b.tags.failingSince]).toEqual([0, 0]);
});

test('别的机器清了什么，先读一遍内容，再算数；没有清的、刚启动的不读', async () => {
  const [a, b] = [machine(), machine()];
  await b.tags.look();
  await a.tags.publish(final('case:x'));
  await b.tags.look();
  await b.tags.look();
  expect([b.readAt, b.known.number]).toEqual([[0], 1]);
  const restarted = machine();
  await restarted.tags.look();
  expect(restarted.readAt).toEqual([]);
});

test('没有清成的，下一次再清', async () => {
  const a = machine();
  a.state.isBroken = true;
  await expect(a.tags.publish(final('case:x'))).rejects.toThrow('broken');
  a.state.isBroken = false;
  await a.tags.look();
  expect(a.cleared).toEqual([final('case:x')]);
});

test('还可以再给一次的，别的机器也再给一次；重新启动的不再给', async () => {
  const [a, b] = [machine(), machine()];
  await b.tags.look();
  await a.tags.publish({ tags: ['case:x'], isFinal: false });
  await b.tags.look();
  expect(b.cleared).toEqual([{ tags: ['case:x'], isFinal: false }]);
  expect(isClearedSince(['case:x'], 0, b.known)).toBe(false);
  const restarted = machine();
  await restarted.tags.look();
  expect(isClearedSince(['case:x'], 0, restarted.known)).toBe(true);
  expect(isClearedSince(['case:x'], 1, restarted.known)).toBe(false);
});

test('磁盘上的页面：清过的不用，后来做的用；构建做的按时间，两台的钟差一分半也不用', async () => {
  const a = machine();
  await a.tags.publish(final('case:x'));
  const headers = (number?: number) => ({
    'x-next-cache-tags': 'other,case:x',
    ...(number === undefined ? {} : { [NUMBER_HEADER]: String(number) }),
  });
  const isCleared = (number?: number, lastModified = 0) =>
    isPageCleared({ lastModified, value: { headers: headers(number) } }, a.known);
  expect([isCleared(0), isCleared(1)]).toEqual([true, false]);
  const now = Date.now();
  expect([isCleared(undefined, now + 90_000), isCleared(undefined, now + 3_600_000)]).toEqual([true, false]);
  expect(isPageCleared({ value: { headers: { 'x-next-cache-tags': 'other' } } }, a.known)).toBe(false);
  expect(isPageCleared({ value: { headers: headers(0) } }, { ...a.known, isShared: false })).toBe(false);
});

test('记下的到时候才清，各一次；记下它的那台没有了，别的来做', async () => {
  const [a, b, c] = [machine(), machine(), machine()];
  await Promise.all([b.tags.look(), c.tags.look()]);
  await a.tags.plan([
    { ...final('case:x'), inMs: 0 },
    { ...final('case:x', 'lab:y'), inMs: 0 },
    { tags: ['case:z'], isFinal: false, inMs: 0 },
    { ...final('case:late'), inMs: 3_600_000 },
  ]);
  await Promise.all([b.tags.look(), c.tags.look()]);
  for (const { cleared, tags } of [b, c]) {
    await tags.look();
    expect(cleared.flatMap((one) => one.tags).toSorted()).toEqual(['case:x', 'case:z', 'lab:y']);
  }
  expect(isClearedSince(['case:x'], 0, b.known)).toBe(true);
  expect(isClearedSince(['case:z'], 0, b.known)).toBe(false);
});

test('清到一半断了：还记着，下一台来做', async () => {
  const [a, b] = [machine(), machine()];
  await a.tags.plan([{ ...final('case:x'), inMs: 0 }]);
  await sql`alter table cleared_tag rename to elsewhere`.execute(db);
  await expect(a.tags.look()).rejects.toThrow();
  await sql`alter table elsewhere rename to cleared_tag`.execute(db);
  await b.tags.look();
  expect(b.cleared.flatMap(({ tags }) => tags)).toEqual(['case:x']);
});

test('一次清得太多：清它们的类型', async () => {
  const a = machine();
  await a.tags.publish(final(...Array.from({ length: 6_000 }, (_, n) => `white-paper:${n}:card`), 'case-list'));
  expect([...a.known.tags.keys()].toSorted()).toEqual(['case', 'white-paper']);
});
