import path from 'node:path';
import { checkClient } from '@/lib/enquiries/check-client';
import { hasPaperPass } from '@/lib/enquiries/paper-pass';
import { receiveEnquiry } from '@/lib/enquiries/receive';
import { enquiryStore } from '@/lib/enquiries/store';
import { receiveWithdrawal } from '@/lib/enquiries/withdraw';
import { ENQUIRY, enquiryRequest, formRequest } from '@/tests/support/enquiries';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();
const CLIENT_NO = 'a1b2c3d4e5f6a7b8c9d0';
const PAPER = { ...ENQUIRY, Domain: '', RequirementType: '', Content: CLIENT_NO };
let address = 0;

beforeEach(() => {
  process.env.DATA_DIR = path.join(folder(), 'data');
  process.env.SITE_URL = 'http://site.test';
  delete process.env.CONTENT_SERVICE_TOKEN;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

/** A sender of its own, so that no test uses up another's share. */
const newAddress = () => ({ 'x-peer-address': `198.51.100.${++address}` });
const send = (body: unknown = ENQUIRY, headers: Record<string, string> = {}) =>
  receiveEnquiry(enquiryRequest({ body, headers: { ...newAddress(), ...headers } }));
const storedNames = async () =>
  (await (await enquiryStore()).db.selectFrom('enquiry').select('name').execute()).map(({ name }) => name);
const passOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
const withCookie = (cookie: string) => new Request('http://site.test/', { headers: { cookie } });

describe('checkClient', () => {
  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const url = `http://site.test/api/require/checkClient${query}`;
    return checkClient(new Request(url, { headers: { ...newAddress(), ...headers } }));
  };
  const resultOf = async (response: Response) => ((await response.json()) as { result: unknown }).result;

  test('登记过的浏览器：true，并给通行证；没登记过：false', async () => {
    await send(PAPER);
    const known = await ask(`?clientNo=${CLIENT_NO}`);
    expect(await resultOf(known)).toBe(true);
    expect(await hasPaperPass(withCookie(passOf(known)))).toBe(true);
    const unknown = await ask(`?clientNo=${CLIENT_NO}0`);
    expect(await resultOf(unknown)).toBe(false);
    expect(unknown.headers.get('set-cookie')).toBeNull();
  });

  test('需求只留30天时，通行证也只有30天', async () => {
    process.env.RETENTION_DAYS = '30';
    try {
      expect((await send(PAPER)).headers.get('set-cookie')).toContain(`Max-Age=${30 * 24 * 3600};`);
    } finally {
      delete process.env.RETENTION_DAYS;
    }
  });

  test('通行证先于编号', async () => {
    const cookie = passOf(await send());
    expect(await resultOf(await ask('', { cookie }))).toBe(true);
    expect(await resultOf(await ask(''))).toBe(false);
  });

  test.each(['?clientNo=x', '?clientNo=%27%20or%201', `?clientNo=${'a'.repeat(129)}`])(
    '不像编号的：%s 答 400',
    async (query) => {
      expect((await ask(query)).status).toBe(400);
    },
  );

  test('撤回以后 false', async () => {
    const { receipt } = (await (await send(PAPER)).json()) as { receipt: string };
    await receiveWithdrawal(formRequest({ receipt }, newAddress()));
    expect(await resultOf(await ask(`?clientNo=${CLIENT_NO}`))).toBe(false);
  });
});

describe('撤回', () => {
  test('删掉内容与通行证，通行证以后也不再有效', async () => {
    const sent = await send();
    const { receipt } = (await sent.json()) as { receipt: string };
    const response = await receiveWithdrawal(formRequest({ receipt: ` ${receipt.toLowerCase()} ` }, newAddress()));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>已撤回</h1>');
    expect(response.headers.get('set-cookie')).toMatch(/^paper-pass=; Path=\/; Max-Age=0;/);
    expect(await storedNames()).toEqual([]);
    expect(await hasPaperPass(withCookie(passOf(sent)))).toBe(false);
  });

  test.each([
    ['没有写', '', 422],
    ['没有这个编号', '0000-0000-0000-0000-0000-0000-0000', 404],
    ['一长串', 'A'.repeat(1000), 404],
  ])('%s', async (_what, receipt, status) => {
    const response = await receiveWithdrawal(formRequest({ receipt }, newAddress()));
    expect(response.status).toBe(status);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('一个地址只能试 10 次', async () => {
    const sender = newAddress();
    const tries = [];
    for (let number = 0; number < 11; number += 1) {
      tries.push((await receiveWithdrawal(formRequest({ receipt: `${number}` }, sender))).status);
    }
    expect(tries.at(-1)).toBe(429);
  });
});

describe('通行证', () => {
  test.each([
    ['没有', () => ''],
    ['改了编号', (pass: string) => pass.replace(/=(.)/, (_all, first: string) => `=${first === 'a' ? 'b' : 'a'}`)],
    ['改了日期', (pass: string) => pass.replace(/\.\d+\./, '.9999999999.')],
    ['去掉签名', (pass: string) => pass.replace(/\.[^.]*$/, '')],
    ['别人的签名', (pass: string) => pass.replace(/[^.]*$/, 'A'.repeat(43))],
    ['很长', () => `paper-pass=${'a'.repeat(5000)}`],
  ])('%s：不认', async (_what, change) => {
    const pass = passOf(await send());
    expect(await hasPaperPass(withCookie(pass))).toBe(true);
    expect(await hasPaperPass(withCookie(change(pass)))).toBe(false);
  });

  test('过期的不认', async () => {
    const pass = passOf(await send());
    const inThirteenMonths = Date.now() + 396 * 24 * 3600 * 1000;
    jest.spyOn(Date, 'now').mockReturnValue(inThirteenMonths);
    expect(await hasPaperPass(withCookie(pass))).toBe(false);
    jest.mocked(Date.now).mockRestore();
  });

  test('夹在别的 cookie 中间也认得，名字相近的不认', async () => {
    const pass = passOf(await send());
    expect(await hasPaperPass(withCookie(`a=1; ${pass}; b=2`))).toBe(true);
    expect(await hasPaperPass(withCookie(`x${pass}`))).toBe(false);
  });
});
