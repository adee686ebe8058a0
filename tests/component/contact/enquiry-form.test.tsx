/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { EnquiryForm } from '@/components/contact/enquiry-form.client';
import { ENQUIRY } from '@/tests/support/enquiries';
import { setMedia } from '@/tests/support/media';

interface Call {
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

let calls: Call[] = [];
let answers: (() => Promise<Response>)[] = [];
const answer = (status: number, body: object) => async () =>
  ({ ok: status < 400, status, json: async () => body }) as Response;
const success = answer(200, { result: true, receipt: 'AAAA-BBBB' });

beforeEach(() => {
  setMedia();
  calls = [];
  answers = [];
  // the network is the only thing that is not real
  globalThis.fetch = jest.fn(async (url: string, init: RequestInit) => {
    calls.push({
      url,
      headers: init.headers as Record<string, string>,
      body: JSON.parse(String(init.body)) as unknown,
    });
    return (answers.shift() ?? success)();
  }) as unknown as typeof fetch;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

const show = () => render(<EnquiryForm domains={['驾驶与交通', '教育']} />);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const consent = () => screen.getByRole('checkbox');
const send = async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^(发送|再发一次)$/ })));
};

function fill(): void {
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  type('姓名', ENQUIRY.Name);
  type('电话', '138 1234 5678');
  type('邮箱', ENQUIRY.Email);
  type('研究领域', '驾驶与交通');
  type('需求类型', '2');
  type('留言', '比较两种提示音');
  fireEvent.click(consent());
}

test('打开时说一声，说一次', () => {
  const sendBeacon = jest.fn();
  Object.assign(navigator, { sendBeacon });
  show();
  expect(sendBeacon.mock.calls).toEqual([['/api/require/open']]);
  Object.assign(navigator, { sendBeacon: undefined });
});

test('占位文字与提示如规格', () => {
  show();
  expect(['姓名', '电话', '邮箱', '单位'].map((label) => field(label).placeholder)).toEqual([
    '姓名*',
    '电话*',
    '邮箱*',
    '单位',
  ]);
  expect(screen.getByText(/请确定填写信息/)).toBeVisible();
  const types = within(field('需求类型')).getAllByRole('option').slice(1);
  expect(types.map((option) => (option as HTMLOptionElement).value)).toEqual(['1', '2', '3', '4', '5']);
});

test('空着发送：此项不能为空，先同意；不发请求，焦点到第一个错处', async () => {
  show();
  await send();
  expect(screen.getAllByText('此项不能为空')).toHaveLength(3);
  expect(screen.getByText('请先同意隐私说明')).toBeVisible();
  expect(field('姓名')).toHaveFocus();
  expect(field('单位')).not.toHaveAttribute('aria-invalid');
  expect(calls).toEqual([]);
});

test('电话与邮箱不对：请填写正确信息', async () => {
  show();
  fill();
  fireEvent.change(field('电话'), { target: { value: '1381234' } });
  fireEvent.change(field('邮箱'), { target: { value: 'a@b' } });
  await send();
  expect(screen.getAllByText('请填写正确信息')).toHaveLength(2);
  expect(field('电话')).toHaveAccessibleDescription(/^请填写正确信息 手机、带区号的座机.*\+852/);
  expect(calls).toEqual([]);
});

test('错误只在发送时变', async () => {
  show();
  await send();
  await userEvent.type(field('姓名'), '林青');
  expect(screen.getAllByText('此项不能为空')).toHaveLength(3);
  await send();
  expect(screen.getAllByText('此项不能为空')).toHaveLength(2);
});

test('发送的正文恰好七个字段，键与同意的版本在头里', async () => {
  show();
  fill();
  await send();
  await screen.findByText('AAAA-BBBB');
  expect(calls).toHaveLength(1);
  expect(calls[0].url).toBe('/api/require/create');
  expect(calls[0].body).toEqual({
    Name: ENQUIRY.Name,
    Telphone: '13812345678',
    Email: ENQUIRY.Email,
    Company: '',
    Domain: '驾驶与交通',
    RequirementType: '2',
    Content: '比较两种提示音',
  });
  expect(calls[0].headers).toMatchObject({
    'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    'Consent-Version': expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
  });
  expect(Number(calls[0].headers['X-Filled-In'])).toBeGreaterThan(0);
});

test('成功：提示 3000 毫秒，然后表单清空，编号留着', async () => {
  jest.useFakeTimers();
  show();
  fill();
  await send();
  expect(await screen.findByText('√ 您已提交成功,谢谢')).toBeVisible();
  act(() => jest.advanceTimersByTime(2_900));
  expect(field('姓名').value).toBe(ENQUIRY.Name);
  act(() => jest.advanceTimersByTime(100));
  expect(screen.queryByText('√ 您已提交成功,谢谢')).toBeNull();
  expect([field('姓名').value, field('研究领域').value, (consent() as HTMLInputElement).checked]).toEqual([
    '',
    '',
    false,
  ]);
  expect(screen.getByText('AAAA-BBBB')).toBeVisible();
  jest.useRealTimers();
});

describe('没有成功', () => {
  test.each<[string, () => Promise<Response>, RegExp]>([
    ['断网', () => Promise.reject(new TypeError('Failed to fetch')), /网络不通/],
    ['503', answer(503, { message: '暂时没有发出，请再发一次；也可以打电话给我们' }), /暂时没有发出/],
    [
      '不是 JSON',
      async () => ({ ok: true, status: 200, json: () => Promise.reject(new Error('x')) }) as unknown as Response,
      /网络不通/,
    ],
    ['答了 200 却没有编号', answer(200, {}), /网络不通/],
    ['浏览器自己出错', () => Promise.resolve({} as Response), /这个浏览器出了错/],
  ])('%s：说出来，什么都不丢，可以再发一次，键不变', async (_what, failing, words) => {
    answers = [failing];
    show();
    fill();
    await send();
    expect(await screen.findByText(words)).toBeVisible();
    expect([field('姓名').value, field('留言').value]).toEqual([ENQUIRY.Name, '比较两种提示音']);
    expect(console.error).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: '再发一次' }));
    await screen.findByText('AAAA-BBBB');
    expect(calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual([
      calls[0].headers['Idempotency-Key'],
      calls[0].headers['Idempotency-Key'],
    ]);
  });

  test('服务器指出的字段标出来', async () => {
    answers = [answer(422, { message: '请填写正确信息', fields: { Email: '请填写正确信息' } })];
    show();
    fill();
    await send();
    await waitFor(() => expect(field('邮箱')).toHaveFocus());
    expect(field('邮箱')).toHaveAccessibleDescription(/^请填写正确信息 形如/);
  });
});

test('连点两下只发一次', async () => {
  let release = () => {};
  answers = [() => new Promise((resolve) => (release = () => resolve(success())))];
  show();
  fill();
  await send();
  await userEvent.click(screen.getByRole('button', { name: '正在发送' }));
  expect(calls).toHaveLength(1);
  act(() => release());
  await screen.findByText('AAAA-BBBB');
});

test('下一份是新的：键不同', async () => {
  show();
  fill();
  await send();
  await screen.findByText('AAAA-BBBB');
  await userEvent.click(screen.getByRole('button', { name: '关闭提示' }));
  fill();
  await send();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1].headers['Idempotency-Key']).not.toBe(calls[0].headers['Idempotency-Key']);
});

test('到了上限：停下并说出来', async () => {
  show();
  await userEvent.type(field('姓名'), '名'.repeat(52));
  expect(field('姓名').value).toHaveLength(50);
  expect(screen.getByText('已到50个字符的上限')).toBeVisible();
});

test('隐藏的一栏被填了：告诉服务器，下一次不再带着', async () => {
  answers = [answer(422, { message: '没有发出，请再点一次发送' })];
  const { container } = show();
  const trap = container.querySelector<HTMLInputElement>('input[name=Website]');
  if (!trap) throw new Error('no trap');
  trap.value = 'http://spam';
  fill();
  await send();
  await screen.findByText('没有发出，请再点一次发送');
  await send();
  await screen.findByText('AAAA-BBBB');
  expect(calls.map(({ headers }) => headers['X-Hidden-Field'])).toEqual(['1', undefined]);
});

test('没有脚本时是一张普通的表单', () => {
  const html = renderToString(<EnquiryForm domains={['教育']} />);
  expect(html).toMatch(/<form [^>]*action="\/api\/require\/create" method="post"/);
  expect(html).not.toMatch(/novalidate/i);
  expect(html).toMatch(/<select[^>]*name="Domain"/);
  expect(html).toMatch(/<input[^>]*name="consent"[^>]*value="[\d-]+"/);
});
