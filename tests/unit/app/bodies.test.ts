import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { POST as unknown } from '@/app/api/[[...path]]/route';
import { POST as graphql } from '@/app/api/graphql/route';
import { POST as login } from '@/app/api/login/route';
import { POST as logout } from '@/app/api/logout/route';
import { POST as create } from '@/app/api/require/create/route';
import { POST as open } from '@/app/api/require/open/route';
import { POST as withdraw } from '@/app/api/require/withdraw/route';
import { POST as revalidate } from '@/app/api/revalidate/route';

const SECRET = 'a secret for notices';
const JSON_BODY = { 'content-type': 'application/json' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

beforeEach(() => {
  process.env.REVALIDATE_SECRET = SECRET;
});
afterEach(() => {
  delete process.env.REVALIDATE_SECRET;
});

/** Routes that read what is posted, with headers that get past their first questions. */
const ROUTES: [
  name: string,
  post: (request: Request) => Response | Promise<Response>,
  headers: Record<string, string>,
  status: number,
][] = [
  ['app/api/graphql', graphql, JSON_BODY, 413],
  ['app/api/login', login, FORM, 413],
  ['app/api/logout', logout, FORM, 413],
  ['app/api/require/create', create, JSON_BODY, 413],
  ['app/api/require/create', create, FORM, 413],
  ['app/api/require/open', open, JSON_BODY, 204],
  ['app/api/require/withdraw', withdraw, FORM, 413],
  ['app/api/revalidate', revalidate, { ...JSON_BODY, authorization: `Bearer ${SECRET}` }, 413],
  ['app/api/[[...path]]', () => unknown(), JSON_BODY, 404],
];

test.each(ROUTES)('%s：没有说长度的大身子，读到上限就停', async (name, post, headers, status) => {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      // endless, but a reader without a limit shall fail and not hang
      if (sent > 5_000) controller.close();
      else controller.enqueue(new Uint8Array(16 * 1024).fill(32));
    },
  });
  const request = new Request('http://site.test/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  const response = await post(request);
  // a publish notice may name ten thousand items: 4 MB, and what was under way
  expect(sent).toBeLessThan(name === 'app/api/revalidate' ? 272 : 32);
  expect(response.status).toBe(status);
});

test('每个收 POST 的接口都在上面的表里；没有一个自己读正文', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts'))
    .map((file) => path.join('app', file));
  const posting = files.filter((file) => /export (async )?function POST/.test(readFileSync(file, 'utf8')));
  // asks for a session before it reads, through the same `answerForm` as logout
  const guarded = 'app/(zh)/(internal)/extra/action';
  expect(posting.map((file) => path.dirname(file)).sort()).toEqual(
    [...new Set([guarded, ...ROUTES.map(([name]) => name)])].sort(),
  );
  const readers = files.filter((file) =>
    /request\.(json|text|formData|arrayBuffer|blob)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(readers).toEqual([]);
});
