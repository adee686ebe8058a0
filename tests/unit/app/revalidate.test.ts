import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { POST } from '@/app/api/revalidate/route';
import { sharedTags } from '@/lib/cache/follow-tags';
import { own, startOwnRequests } from '@/lib/cache/own-requests';
import { publishing } from '@/lib/cache/refresh';
import { SharedTags } from '@/lib/cache/shared-tags';
import { findKnown } from '@/lib/content/known-items';
import { contentFolder } from '@/lib/content-service/service';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/tables';
import { lookAtParts } from '@/lib/operations/readiness';
import { ONLY_ALIAS, writeMinimalFolder } from '@/tests/support/content-folders';
import { marks } from '@/tests/support/next-cache';
import { startPostgres } from '@/tests/support/postgres';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();

/** What the route does after it has answered. */
const afterwards: Promise<void>[] = [];
jest.mock('next/server', () => ({ after: (task: () => Promise<void>) => void afterwards.push(task()) }));

const SECRET = 'a secret for notices';
const notify = (body: BodyInit | null) =>
  POST(new Request('http://site.test/', { method: 'POST', headers: { authorization: `Bearer ${SECRET}` }, body }));

beforeEach(() => {
  process.env.REVALIDATE_SECRET = SECRET;
  Object.assign(publishing, { noticedAt: 0, clearedAt: 0, failingSince: 0 });
  marks.tags.length = 0;
});
afterEach(() => {
  delete process.env.REVALIDATE_SECRET;
  jest.restoreAllMocks();
});

test('办完了的通知，一分钟以后也不算没有办完', async () => {
  expect((await notify(JSON.stringify({ type: 'case' }))).status).toBe(202);
  await Promise.all(afterwards.splice(0));
  expect(marks.tags).toContain('case');
  const later = Date.now() + 61_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect((await lookAtParts()).parts.lastPublish).toEqual({ ok: true });
});

test('清标签要有一个自己的请求，Next到请求结束时才清；这个请求没有成，就在这里清', async () => {
  const taken: { clearings: { tags: string[]; isFinal: boolean }[] }[] = [];
  const site = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += String(part)));
    request.on('end', () => {
      const isRight = request.headers.authorization === `Bearer ${own.secret}`;
      if (isRight) taken.push(JSON.parse(body) as (typeof taken)[number]);
      response.writeHead(isRight && taken.length === 1 ? 204 : 500).end();
    });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  startOwnRequests(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  try {
    await notify(JSON.stringify({ type: 'case' }));
    await Promise.all(afterwards.splice(0));
    expect([taken, marks.tags]).toEqual([[{ clearings: [{ tags: ['case'], isFinal: true }] }], []]);
    await notify(JSON.stringify({ type: 'lab' }));
    await Promise.all(afterwards.splice(0));
    expect([taken.length, marks.tags]).toEqual([2, ['lab']]);
  } finally {
    Object.assign(own, { site: undefined, secret: undefined });
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
  }
});

test('什么也没有写的通知是全部；写坏了的、不是 UTF-8 的是 400，什么也不清', async () => {
  for (const body of ['{"type":"case', '[', new Uint8Array([0x22, 0xff, 0x22])]) {
    const { status } = await notify(body as BodyInit);
    expect([body, status]).toEqual([body, 400]);
  }
  await Promise.all(afterwards.splice(0));
  expect(marks.tags).toEqual([]);
  expect((await notify(null)).status).toBe(202);
  await Promise.all(afterwards.splice(0));
  expect(new Set(marks.tags).size).toBeGreaterThan(10);
});

test('改了别名：从前的名字马上不认得，不等名单旧了', async () => {
  const saved = process.env.CONTENT_DIR;
  const directory = (process.env.CONTENT_DIR = path.join(makeFolder(), 'content'));
  writeMinimalFolder(directory);
  const { id } = (await findKnown('case', ONLY_ALIAS))!;
  const [before, after] = [ONLY_ALIAS, 'renamed'].map((alias) => path.join(directory, 'case', `${alias}.yaml`));
  writeFileSync(after, `contentItemId: ${id}\n${readFileSync(before, 'utf8')}`);
  rmSync(before);
  const items = contentFolder().refresh();
  expect((await notify(JSON.stringify({ items }))).status).toBe(202);
  await Promise.all(afterwards.splice(0));
  expect(await findKnown('case', 'renamed')).toEqual({ id, alias: 'renamed' });
  expect(await findKnown('case', ONLY_ALIAS)).toBeUndefined();
  process.env.CONTENT_DIR = saved;
});

describe('几台机器与远程内容服务', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let db: Kysely<Database>;
  beforeAll(async () => {
    postgres = await startPostgres();
    db = await openDatabase(await postgres.createDatabase());
  });
  beforeEach(() => {
    process.env.CONTENT_SERVICE_URL = 'http://service.test';
    const known = { isShared: true, number: 0, tags: new Map(), unsaid: new Set<string>() };
    sharedTags.tags = new SharedTags({ db: async () => db, known, apply: async () => {} });
  });
  afterEach(() => {
    delete process.env.CONTENT_SERVICE_URL;
    delete sharedTags.tags;
  });
  afterAll(async () => {
    await db.destroy();
    postgres.stop();
  });

  test.each([
    ['还没有提交的，看两次，第二次才作数', { type: 'case' }, [0, 1]],
    ['已经提交的，看一次', { items: [{ type: 'case' }], committed: true }, [1]],
  ])('答 202 以前记在数据库里：%s', async (_what, notice, finals) => {
    expect((await notify(JSON.stringify(notice))).status).toBe(202);
    // this process has nothing left to do: it may be killed
    expect(afterwards).toEqual([]);
    const plans = await db.deleteFrom('planned_clearing').returning(['tags', 'is_final', 'due_at']).execute();
    expect(plans.toSorted((one, other) => one.due_at - other.due_at).map(({ is_final }) => is_final)).toEqual(finals);
    expect(JSON.parse(plans[0].tags)).toContain('case');
    expect(marks.tags).toEqual([]);
  });

  test('数据库不答的，这台自己清', async () => {
    const away = () => Promise.reject(new Error('away'));
    const known = { isShared: true, number: 0, tags: new Map(), unsaid: new Set<string>() };
    sharedTags.tags = new SharedTags({ db: away, known, apply: away });
    expect((await notify(JSON.stringify({ items: [{ type: 'case' }], committed: true }))).status).toBe(202);
    await Promise.all(afterwards.splice(0));
    expect(marks.tags).toContain('case');
  });
});
