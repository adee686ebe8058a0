/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Link from 'next/link';
import { PaperGate } from '@/components/white-paper/paper-gate.client';
import { ENQUIRY } from '@/tests/support/enquiries';
import { setMedia } from '@/tests/support/media';
import { pushed, TestRouter } from '@/tests/support/test-router';

const ACCOUNT = { src: '/images/official-account.svg', alt: '二维码' };
const asked: string[] = [];
const posted: { body: unknown }[] = [];
let registered: (query: string) => boolean;

beforeEach(() => {
  setMedia();
  asked.length = 0;
  posted.length = 0;
  pushed.length = 0;
  registered = () => false;
  globalThis.fetch = jest.fn(async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      posted.push({ body: JSON.parse(String(init.body)) as unknown });
      return { ok: true, status: 200, json: async () => ({ result: true, receipt: 'R' }) } as Response;
    }
    asked.push(url);
    return { ok: true, status: 200, json: async () => ({ result: registered(url) }) } as Response;
  }) as unknown as typeof fetch;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

function show(properties: { assumeMessagingApp?: boolean } = {}): void {
  render(
    <TestRouter>
      <PaperGate path="/whitepaper" checkAddress="/api/require/checkClient" account={ACCOUNT} {...properties}>
        <Link href="/whitepaper/4abc">白皮书甲</Link>
        <a href="#elsewhere">别的页面</a>
      </PaperGate>
    </TestRouter>,
  );
}

const click = async (name: string, init = {}) => {
  await act(async () => fireEvent.click(screen.getByText(name), init));
};
const fill = (values: Partial<typeof ENQUIRY>) => {
  const labels = { 姓名: values.Name, 电话: values.Telphone, 邮箱: values.Email, 单位: values.Company };
  for (const [label, value] of Object.entries(labels)) {
    if (value !== undefined) fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
};

test('登记过的浏览器直接打开，不问也不算指纹', async () => {
  registered = () => true;
  show();
  await click('白皮书甲');
  await waitFor(() => expect(pushed).toEqual(['/whitepaper/4abc']));
  expect(asked).toEqual(['/api/require/checkClient']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('没登记过：弹窗“填写信息”；关掉再点，填过的还在', async () => {
  show();
  await click('白皮书甲');
  expect(await screen.findByRole('dialog', { name: '填写信息' })).toBeVisible();
  expect(screen.getByText('请填写信息')).toBeVisible();
  expect(screen.getByText(/^填好就打开《白皮书甲》全文/)).toBeVisible();
  fill({ Name: '林青', Company: '临江大学' });
  await click('取消');
  expect(screen.queryByRole('dialog')).toBeNull();
  await click('白皮书甲');
  expect(await screen.findByLabelText('姓名')).toHaveValue('林青');
  expect(pushed).toEqual([]);
});

test('单位必填；有错就不发', async () => {
  show();
  await click('白皮书甲');
  await screen.findByRole('dialog');
  fill({ ...ENQUIRY, Company: '' });
  fireEvent.click(screen.getByRole('checkbox'));
  await click('确定');
  expect(screen.getByLabelText('单位')).toHaveAccessibleDescription('此项不能为空');
  expect(posted).toEqual([]);
});

test('发送的正文整个如规格；成功以后关上弹窗，打开那一份', async () => {
  show();
  await click('白皮书甲');
  await screen.findByRole('dialog');
  fill(ENQUIRY);
  fireEvent.click(screen.getByRole('checkbox'));
  await click('确定');
  await waitFor(() => expect(pushed).toEqual(['/whitepaper/4abc']));
  expect(posted).toEqual([
    {
      body: {
        Name: ENQUIRY.Name,
        Telphone: ENQUIRY.Telphone,
        Email: ENQUIRY.Email,
        Company: ENQUIRY.Company,
        Domain: '',
        RequirementType: '',
        // this browser has no number: no fingerprint can be computed here
        Content: '公众号PDF浏览申请',
      },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  '在新窗口打开（%j）不拦',
  async (init) => {
    show();
    const link = screen.getByText('白皮书甲');
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    link.addEventListener('click', (late) => late.preventDefault());
    await act(async () => link.dispatchEvent(event));
    expect(asked).toEqual([]);
  },
);

test('别的链接不管', async () => {
  show();
  screen.getByText('别的页面').addEventListener('click', (event) => event.preventDefault());
  await click('别的页面');
  expect(asked).toEqual([]);
});

test('查不到：去读公开的三页，写一次控制台', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  await click('白皮书甲');
  await waitFor(() => expect(pushed).toEqual(['/whitepaper/4abc']));
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('连点只查一次', async () => {
  show();
  act(() => void fireEvent.click(screen.getByText('白皮书甲')));
  act(() => void fireEvent.click(screen.getByText('白皮书甲')));
  await screen.findByRole('dialog');
  expect(asked).toHaveLength(1);
});

describe('要求在微信里看', () => {
  test('在外面：本内容只可通过微信查看，请关注公众号', async () => {
    show({ assumeMessagingApp: false });
    await click('白皮书甲');
    expect(await screen.findByRole('dialog', { name: '本内容只可通过微信查看' })).toBeVisible();
    expect(screen.getByText('请关注公众号')).toBeVisible();
    expect(screen.getByAltText('二维码')).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('在微信里照常', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0');
    registered = () => true;
    show({ assumeMessagingApp: false });
    await click('白皮书甲');
    await waitFor(() => expect(pushed).toEqual(['/whitepaper/4abc']));
  });
});
