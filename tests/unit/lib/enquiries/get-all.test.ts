import path from 'node:path';
import { answerAll } from '@/lib/enquiries/get-all';
import { enquiryStore } from '@/lib/enquiries/store';
import { newSession, sessionCookie } from '@/lib/login/session';
import { ENQUIRY } from '@/tests/support/enquiries';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();

beforeEach(() => {
  process.env.DATA_DIR = path.join(folder(), 'data');
});

const ask = (cookie = '', query = '') =>
  answerAll(new Request(`http://site.test/api/require/getAll${query}`, { headers: { cookie } }));
const login = async () =>
  (await sessionCookie(newSession({ token: 't', loginName: 'owner', nickName: '负责人' }))).split(';')[0];

test.each(['', 'login-session=forged', 'login-session='])('没有登录（%s）：401，什么也不给', async (cookie) => {
  await (await enquiryStore()).accept(ENQUIRY, { key: null, consent: null });
  const response = await ask(cookie);
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ message: '请先登录' });
});

test('登录以后：新的在前，一页二十条，不缓存', async () => {
  const store = await enquiryStore();
  for (let number = 1; number <= 21; number += 1) {
    await store.accept({ ...ENQUIRY, Name: `第 ${number} 位` }, { key: null, consent: null }, number * 1000);
  }
  const response = await ask(await login());
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { data } = (await response.json()) as { data: { list: Record<string, string>[]; totalCount: number } };
  expect([data.totalCount, data.list.length, data.list[0].Name]).toEqual([21, 20, '第 21 位']);
  expect(data.list[0]).toMatchObject({ ...ENQUIRY, Name: '第 21 位', receivedAt: '1970-01-01T00:00:21.000Z' });
  const second = (await (await ask(await login(), '?page=2')).json()) as { data: typeof data };
  expect(second.data.list.map(({ Name }) => Name)).toEqual(['第 1 位']);
});
