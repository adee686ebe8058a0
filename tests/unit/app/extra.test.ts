import { randomUUID } from 'node:crypto';
import { POST as act } from '@/app/(zh)/(internal)/extra/action/route';
import { GET as download } from '@/app/(zh)/(internal)/extra/csv/route';
import { enquiryStore, newDelivery } from '@/lib/enquiries/store';
import { newSession, sessionCookie } from '@/lib/login/session';
import { ENQUIRY } from '../../support/enquiries';
import { temporaryFolders } from '../../support/temporary-folder';

const SITE = 'https://site.example';
const folder = temporaryFolders();
const saved = { ...process.env };
let cookie: string;

beforeAll(async () => {
  const settings = { SECRET_KEY: 'a key for tests that is long enough', SITE_URL: SITE, DATA_DIR: folder() };
  process.env = { ...saved, ...settings };
  delete process.env.DATABASE_URL;
  [cookie] = (await sessionCookie(newSession({ token: 't', loginName: 'owner', nickName: 'owner' }))).split(';');
});
afterAll(async () => {
  await (await enquiryStore()).db.destroy();
  process.env = saved;
});

const store = async (name: string) =>
  (await enquiryStore()).accept({ ...ENQUIRY, Name: name }, { key: randomUUID(), consent: null });

function post(fields: Record<string, string>, headers: Record<string, string> = { cookie }): Promise<Response> {
  const all = { 'sec-fetch-site': 'same-origin', ...headers };
  return act(new Request(`${SITE}/extra/action`, { method: 'POST', body: new URLSearchParams(fields), headers: all }));
}

const exists = async (id: string) => (await enquiryStore()).exists(id);

test('删除一条：没了，回到原来的列表；再删一次也不出错', async () => {
  const { id } = await store('要删的');
  for (let time = 0; time < 2; time++) {
    const response = await post({ action: 'erase', id, back: '/extra?type=2&page=3' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/extra?type=2&page=3');
    expect(await exists(id)).toBe(false);
  }
});

test.each([
  ['没有会话', {}, 303],
  ['别的网站', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
])('%s：什么也不删', async (_what, headers, status) => {
  const { id } = await store('留着的');
  const response = await post({ action: 'erase', id }, status === 403 ? { ...headers, cookie } : headers);
  expect(response.status).toBe(status);
  expect(await exists(id)).toBe(true);
});

test('没有这个操作：400；back 指向别处：回到 /extra', async () => {
  expect((await post({ action: 'drop' })).status).toBe(400);
  expect((await post({ action: 'erase', back: '//evil.example' })).headers.get('location')).toBe('/extra');
});

test('重发：没送到的重新排队，送到的不再发', async () => {
  const { id: enquiryId, receipt } = await store('重发的');
  const { db } = await enquiryStore();
  const make = async (receiver: string, state: 'failed' | 'done') => {
    const delivery = newDelivery({ enquiryId, receipt, receiver, event: 'create', now: 1000 });
    await db
      .insertInto('delivery')
      .values({ ...delivery, state, attempts: 9 })
      .execute();
    await post({ action: 'retry', id: delivery.id });
    return db.selectFrom('delivery').selectAll().where('id', '=', delivery.id).executeTakeFirstOrThrow();
  };
  const failed = await make('mail', 'failed');
  expect(failed.state).toBe('pending');
  expect(Date.now() - failed.next_at).toBeLessThan(10_000);
  expect(await make('webhook', 'done')).toMatchObject({ state: 'done', next_at: 1000 });
});

test('CSV：没有会话去登录；有会话得到全部，一行一条', async () => {
  const without = await download(new Request(`${SITE}/extra/csv`));
  expect(without.headers.get('location')).toBe('/login?returnUrl=%2Fextra');
  const names = Array.from({ length: 450 }, (_, index) => `第 ${index} 位`);
  await Promise.all(names.map(store));
  const response = await download(new Request(`${SITE}/extra/csv?type=2`, { headers: { cookie } }));
  expect(response.headers.get('cache-control')).toBe('no-store');
  // Response.text() would drop the byte order mark
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  expect(text.startsWith('\uFEFF"收到时间"')).toBe(true);
  expect(names.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
  expect(text.endsWith('\r\n')).toBe(true);
});
