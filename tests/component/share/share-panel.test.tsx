/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SharePanel } from '@/components/share/share-panel.client';
import { MOBILE, setMedia } from '../../support/media';
import { stubObservers } from '../../support/observed';

const URL_OF_PAGE = 'https://hengzhi.example/ecosystem/cases/takeover';
const TARGETS = { weibo: 'https://weibo.example/', qq: 'https://qq.example/', qzone: 'https://qzone.example/' };

async function open(...media: string[]) {
  setMedia(...media);
  stubObservers();
  const user = userEvent.setup();
  render(<SharePanel label="分享这个案例" url={URL_OF_PAGE} codeSrc="/images/share/x.svg" {...TARGETS} />);
  await user.click(screen.getByRole('button', { name: '分享这个案例' }));
  return user;
}

const entries = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const code = () => screen.queryByRole('img', { name: '本页的二维码' });

test('手机上四个：微信好友、朋友圈、微博、QQ 好友', async () => {
  await open(MOBILE);
  expect(entries()).toEqual(['微信好友', '朋友圈', '微博', 'QQ 好友']);
  expect(code()).toBeNull();
  expect(screen.getByRole('link', { name: '微博' })).toHaveAttribute('href', TARGETS.weibo);
  expect(screen.getByRole('link', { name: 'QQ 好友' })).toHaveAttribute('href', TARGETS.qq);
});

test.each([
  { entry: '微信好友', title: '分享给微信好友', step: '发送给朋友' },
  { entry: '朋友圈', title: '分享到朋友圈', step: '分享到朋友圈' },
])('$entry：面板收起，对话框里有二维码和下一步', async ({ entry, title, step }) => {
  const user = await open(MOBILE);
  await user.click(screen.getByRole('button', { name: entry }));
  const dialog = screen.getByRole('dialog', { name: title });
  expect(dialog).toHaveTextContent(`选“${step}”`);
  expect(code()).toHaveAttribute('src', '/images/share/x.svg');
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('宽屏上二维码在面板里，旁边是微博、QQ 好友、QQ 空间、复制链接', async () => {
  await open();
  expect(code()).toBeInTheDocument();
  expect(entries()).toEqual(['微博', 'QQ 好友', 'QQ 空间', '复制链接']);
});

test('复制链接：复制的是规范网址，有提示', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(await navigator.clipboard.readText()).toBe(URL_OF_PAGE);
  expect(await screen.findByText('已复制链接')).toBeInTheDocument();
});

test('复制不了时说怎么办', async () => {
  const user = await open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('不许'));
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(await screen.findByText('没能复制，请从地址栏复制')).toBeInTheDocument();
});
