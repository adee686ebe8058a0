import { POST } from '@/app/api/revalidate/route';
import { publishing } from '@/lib/cache/refresh';
import { lookAtParts } from '@/lib/operations/readiness';
import { marks } from '@/tests/support/next-cache';

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
