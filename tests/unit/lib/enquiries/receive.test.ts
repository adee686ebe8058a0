import { statSync } from 'node:fs';
import path from 'node:path';
import { hasPaperPass } from '@/lib/enquiries/paper-pass';
import { receiveEnquiry } from '@/lib/enquiries/receive';
import { enquiryStore } from '@/lib/enquiries/store';
import { sawPage } from '@/lib/http/visitors';
import { ALL_REQUIRED, ENQUIRY, enquiryRequest, formRequest } from '@/tests/support/enquiries';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();
const PAPER = { ...ENQUIRY, Domain: '', RequirementType: '', Content: 'a1b2c3d4e5f6a7b8c9d0' };
const TO_AGREE = expect.stringMatching(/请先同意.*Consent-Version/) as string;
const CONSENT = { consent: '2026-11-21' };
let address = 0;
let logged: jest.SpyInstance;

beforeEach(() => {
  process.env.DATA_DIR = path.join(folder(), 'data');
  process.env.SITE_URL = 'http://site.test';
  delete process.env.CONTENT_SERVICE_TOKEN;
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});

/** A sender of its own, so that no test uses up another's share. */
const newAddress = () => ({ 'x-peer-address': `198.51.100.${++address}` });
const send = (body: unknown = ENQUIRY, headers: Record<string, string> = {}) =>
  receiveEnquiry(enquiryRequest({ body, headers: { ...newAddress(), ...headers } }));
const storedNames = async () =>
  (await (await enquiryStore()).db.selectFrom('enquiry').select('name').execute()).map(({ name }) => name);
const passOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
const withCookie = (cookie: string) => new Request('http://site.test/', { headers: { cookie } });

describe('成功', () => {
  test('答 200 时已经存下，给编号与通行证', async () => {
    const response = await send();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      result: true,
      message: '√ 您已提交成功,谢谢',
      receipt: expect.stringMatching(/^(\w{4}-){6}\w{4}$/) as string,
    });
    expect(await storedNames()).toEqual([ENQUIRY.Name]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toMatch(/; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    expect(await hasPaperPass(withCookie(passOf(response)))).toBe(true);
  });

  test('网站用 https 时通行证只走 https', async () => {
    process.env.SITE_URL = 'https://site.test';
    expect((await send()).headers.get('set-cookie')).toMatch(/; Secure$/);
  });

  test('钥匙相同只存一条，编号相同', async () => {
    const headers = { 'Idempotency-Key': 'form-0123456789abcdef' };
    const answers = await Promise.all([send(ENQUIRY, headers), send(ENQUIRY, headers)]);
    const receipts = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { receipt: string }).receipt),
    );
    expect(new Set(receipts).size).toBe(1);
    expect(await storedNames()).toHaveLength(1);
  });

  test('没有脚本的表单：答一页，网址里没有个人信息', async () => {
    const response = await receiveEnquiry(formRequest({ ...ENQUIRY, ...CONSENT, Website: '' }, newAddress()));
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('location')).toBeNull();
    expect(html).toMatch(/<h1>√ 您已提交成功,谢谢<\/h1><p>受理编号：(\w{4}-){6}\w{4}<\/p>/);
    expect(await storedNames()).toEqual([ENQUIRY.Name]);
  });

  test('七个字段以外的选填字段可以不写', async () => {
    const { Name, Telphone, Email } = ENQUIRY;
    expect((await send({ Name, Telphone, Email })).status).toBe(200);
  });

  test('数据文件夹只有主人能看', async () => {
    await send();
    expect(statSync(process.env.DATA_DIR as string).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(process.env.DATA_DIR as string, 'secret.key')).mode & 0o777).toBe(0o600);
  });
});

describe('不收', () => {
  const refused: [string, unknown, Record<string, string>, number, object][] = [
    ['不是 JSON', '{"Name":', {}, 400, { message: '内容不是有效的 JSON' }],
    ['是数组', '[]', {}, 400, { message: '内容应是一个 JSON 对象' }],
    ['是 null', 'null', {}, 400, {}],
    ['空的', '', {}, 400, {}],
    ['别的类型', 'x', { 'Content-Type': 'text/plain' }, 415, {}],
    ['没有写的必填', {}, {}, 422, { fields: ALL_REQUIRED }],
    ['类型不对', { ...ENQUIRY, Name: 5, Email: null }, {}, 422, { fields: { Name: '应是文本', Email: '应是文本' } }],
    ['多出的字段', { ...ENQUIRY, Admin: 'x' }, {}, 422, { fields: { Admin: '没有这个字段' } }],
    ['原型的名字', `{"__proto__":"x"}`, {}, 422, {}],
    ['过长的名字', { ...ENQUIRY, Name: '名'.repeat(51) }, {}, 422, { fields: { Name: '最多50个字符' } }],
    ['控制字符', { ...ENQUIRY, Name: 'a\u0000b' }, {}, 422, { fields: { Name: '请填写正确信息' } }],
    ['白皮书登记没有单位', { ...PAPER, Company: '' }, {}, 422, { fields: { Company: '此项不能为空' } }],
    ['太大', { ...ENQUIRY, Content: '文'.repeat(12_000) }, {}, 413, { message: '内容过长，最多 32 KB' }],
    ['别的网站的页面', ENQUIRY, { Origin: 'https://evil.example' }, 403, {}],
    ['从没有过的隐私说明', ENQUIRY, { 'Consent-Version': '2019-01-01' }, 422, { message: '没有这个版本的隐私说明' }],
    ['没有同意', ENQUIRY, { 'Consent-Version': '' }, 400, { message: TO_AGREE }],
    ['登记时没有同意', PAPER, { 'Consent-Version': '' }, 400, { message: TO_AGREE }],
    ['填得比人快', ENQUIRY, { 'X-Filled-In': '120' }, 422, { message: '没有发出，请再点一次发送' }],
    ['填了藏起来的一栏', ENQUIRY, { 'X-Hidden-Field': '1' }, 422, {}],
  ];

  test.each(refused)('%s', async (_what, body, headers, status, answer) => {
    const response = await send(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(answer);
    expect(await storedNames()).toEqual([]);
  });

  test.each([
    ['没有勾选同意', { ...ENQUIRY }, '请先同意隐私说明', 400],
    ['同意了从没有过的版本', { ...ENQUIRY, consent: 'v0' }, '没有这个版本的隐私说明', 422],
    ['机器填了隐藏的一栏', { ...ENQUIRY, ...CONSENT, Website: 'http://spam' }, '没有发出', 422],
    ['电话不对', { ...ENQUIRY, ...CONSENT, Telphone: '123' }, '电话：请填写正确信息（手机、带区号的座机', 422],
  ])('没有脚本：%s，答一页说清楚', async (_what, values, words, status) => {
    const response = await receiveEnquiry(formRequest(values, newAddress()));
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(words);
    expect(await storedNames()).toEqual([]);
  });

  test('答复不把输入当标记', async () => {
    const response = await receiveEnquiry(formRequest({ ...ENQUIRY, ...CONSENT, '<script>x': '1' }, newAddress()));
    expect(await response.text()).not.toContain('<script>');
  });

  test('没有说长度的大身子，读到上限就停', async () => {
    let read = 0;
    const body = new ReadableStream({
      pull(controller) {
        read += 1;
        controller.enqueue(new Uint8Array(8 * 1024).fill(32));
      },
    });
    const headers = { 'Content-Type': 'application/json', ...newAddress() };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    expect((await receiveEnquiry(new Request('http://site.test/', init))).status).toBe(413);
    expect(read).toBeLessThan(8);
  });

  test.each([['http://site.test'], ['null']])('Origin 是 %s 可以', async (origin) => {
    expect((await send(ENQUIRY, { Origin: origin })).status).toBe(200);
  });
});

describe('太频繁', () => {
  test('同一个地址 20 次以后：429，说多久以后再来；别的地址不受影响', async () => {
    const sender = newAddress();
    const sendNumber = (number: number) => send({ ...ENQUIRY, Name: `第 ${number} 次` }, sender);
    for (let number = 0; number < 20; number += 1) expect((await sendNumber(number)).status).toBe(200);
    const refused = await sendNumber(21);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590);
    expect(await refused.json()).toEqual({ message: '太频繁了，请过10分钟再试' });
    expect((await send()).status).toBe(200);
  });

  test('一个 IPv6 的大网络换着地址发：/64 四十次、/48 一百次以后拒绝', async () => {
    const from = async (subnet: number, host: number) =>
      (await send({ ...ENQUIRY, Name: `${subnet} ${host}` }, { 'x-peer-address': `2001:db8:7:${subnet}::${host}` }))
        .status;
    const sent: number[] = [];
    for (let number = 1; number <= 41; number += 1) sent.push(await from(1, number));
    expect(sent.filter((status) => status === 429)).toHaveLength(1);
    for (let number = 1; number <= 61; number += 1) sent.push(await from(2 + (number % 9), number));
    expect(sent.filter((status) => status === 200)).toHaveLength(100);
  });

  test('一个人用几百个网络占满总数，看过页面的人照样当场收下', async () => {
    process.env.ENQUIRY_LIMIT_TOTAL = '10';
    const crowd = Array.from({ length: 60 }, (_, number) =>
      send({ ...ENQUIRY, Name: `${number}` }, { 'x-peer-address': `10.7.${number}.1` }),
    );
    expect((await Promise.race(crowd.slice(-30))).status).toBe(429);
    const visitor = newAddress();
    sawPage(visitor['x-peer-address'], performance.now() - 30_000);
    const asked = performance.now();
    const honest = await send(ENQUIRY, { ...visitor, 'X-Filled-In': '30000' });
    const waited = performance.now() - asked;
    await Promise.all(crowd);
    delete process.env.ENQUIRY_LIMIT_TOTAL;
    expect(honest.status).toBe(200);
    expect(waited).toBeLessThan(10_000);
  });

  test('改 X-Forwarded-For 没有用', async () => {
    const sender = newAddress();
    const statuses = [];
    for (let number = 0; number < 21; number += 1) {
      const headers = { ...sender, 'X-Forwarded-For': `203.0.113.${number}` };
      statuses.push((await send({ ...ENQUIRY, Name: `第 ${number} 次` }, headers)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test('持有令牌的服务器代访客发送：不受地址、来源与机器规则限制', async () => {
    process.env.CONTENT_SERVICE_TOKEN = 'server-token';
    const headers = {
      ...newAddress(),
      Authorization: 'Bearer server-token',
      Origin: 'https://other.example',
      'X-Filled-In': '1',
    };
    for (let number = 0; number < 25; number += 1) {
      expect((await send({ ...ENQUIRY, Name: `第 ${number} 位` }, headers)).status).toBe(200);
    }
    expect((await send(ENQUIRY, { ...headers, Authorization: 'Bearer wrong' })).status).toBe(403);
  });
});

describe('不知道来处的表单', () => {
  const FORM = { ...ENQUIRY, ...CONSENT, Content: '他说："<b>好</b>"\r\n第二行' };
  const strange = (values: Record<string, string>, headers: Record<string, string> = {}) => {
    const request = formRequest(values, { ...newAddress(), ...headers });
    request.headers.delete('sec-fetch-site');
    return receiveEnquiry(request);
  };
  const hiddenOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, unescaped(value)]),
    );
  const unescaped = (text: string) =>
    text
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&');

  test('先问一次，什么也不存；确认以后收下，内容一字不差', async () => {
    const asked = await strange(FORM, { Origin: 'null' });
    expect(asked.status).toBe(200);
    expect(await storedNames()).toEqual([]);
    const html = await asked.text();
    expect(html).toContain('请确认发送');
    expect(html).not.toContain('<b>');
    const confirmed = await strange(hiddenOf(html), { cookie: passOf(asked) });
    expect(await confirmed.text()).toContain('√ 您已提交成功,谢谢');
    const { db } = await enquiryStore();
    expect(await db.selectFrom('enquiry').select('content').execute()).toEqual([{ content: FORM.Content }]);
  });

  test('别人要来的令牌、改过的内容、没有 cookie：都还要再问', async () => {
    const asked = await strange(FORM);
    const values = hiddenOf(await asked.text());
    const other = await strange({ ...FORM, Name: '别人' });
    for (const [sent, cookie] of [
      [values, ''],
      [values, passOf(other)],
      [{ ...values, Name: '改过' }, passOf(asked)],
    ] as const)
      expect(await (await strange(sent, { cookie })).text()).toContain('请确认发送');
    expect(await storedNames()).toEqual([]);
  });

  test.each([
    ['沙盒里的框', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['同一域名的别的子域', { 'Sec-Fetch-Site': 'same-site' }],
    ['别的网站', { Origin: 'https://evil.example' }],
  ])('%s：403', async (_who, headers) => {
    const request = formRequest(FORM, newAddress());
    request.headers.delete('sec-fetch-site');
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    expect((await receiveEnquiry(request)).status).toBe(403);
    expect(await storedNames()).toEqual([]);
  });
});

test('密钥读不了：503，什么也没有存下', async () => {
  process.env.SECRET_KEY = 'too short';
  try {
    expect((await send()).status).toBe(503);
    // the page that asks for confirmation needs the key too
    const form = formRequest({ ...ENQUIRY, ...CONSENT }, newAddress());
    form.headers.delete('sec-fetch-site');
    expect((await receiveEnquiry(form)).status).toBe(503);
  } finally {
    delete process.env.SECRET_KEY;
  }
  expect(await storedNames()).toEqual([]);
});

test('存不下：503，说清楚，日志里没有个人信息', async () => {
  process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none';
  try {
    const response = await send();
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ message: '暂时没有发出，请再发一次；也可以打电话给我们' });
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/林青|138|lab\.example/);
    expect(logged).toHaveBeenCalled();
  } finally {
    delete process.env.DATABASE_URL;
  }
});
