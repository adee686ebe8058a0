/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ViewerGate } from '@/components/white-paper/viewer-gate.client';
import { checkPaperAccess } from '@/lib/browser/paper/access';
import { setMedia } from '@/tests/support/media';

jest.mock('@/lib/browser/paper/access', () => ({ checkPaperAccess: jest.fn() }));
const access = jest.mocked(checkPaperAccess);
const onPass = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  setMedia();
});

async function press(isOpening = false) {
  render(<ViewerGate readable={3} total={16} isOpening={isOpening} onPass={onPass} />);
  await userEvent.click(screen.getByRole('button', { name: isOpening ? '正在打开全文…' : '登记，继续读' }));
}

test('说清楚还有几页；登记过的浏览器一按就打开全文', async () => {
  access.mockResolvedValue({ isRegistered: true, clientNo: null });
  await press();
  expect(screen.getByRole('region', { name: '后面的页面登记后可读' })).toHaveTextContent(/全文16页，前3页.*13页/);
  expect(onPass).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog', { name: '填写信息' })).toBeNull();
});

test('没有登记过：先填信息', async () => {
  access.mockResolvedValue({ isRegistered: false, clientNo: 'abc' });
  await press();
  expect(await screen.findByRole('dialog', { name: '填写信息' })).toBeInTheDocument();
  expect(onPass).not.toHaveBeenCalled();
});

test('问不到有没有登记：也先填信息，记一行', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  access.mockRejectedValue(new Error('断了'));
  await press();
  expect(await screen.findByRole('dialog', { name: '填写信息' })).toBeInTheDocument();
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test('全文正在路上时不再问', async () => {
  await press(true);
  expect(access).not.toHaveBeenCalled();
});
