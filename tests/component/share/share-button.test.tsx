/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from '@/components/share/share-button.client';
import { shareTargets } from '@/lib/share/targets';
import { MOBILE, setMedia } from '../../support/media';
import { stubObservers } from '../../support/observed';

const PAGE = {
  url: 'https://hengzhi.example/ecosystem/cases/takeover',
  title: '提前 400 毫秒，够不够？',
  summary: '不够。36 人里有 9 人来不及。',
  picture: 'https://hengzhi.example/images/card/case/takeover.webp.jpg',
  site: '站名',
};
const IN_WECHAT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0.50';

async function open(...media: string[]) {
  setMedia(...media);
  stubObservers();
  const user = userEvent.setup();
  render(
    <ShareButton label="分享这个案例" page={PAGE} codeSrc="/images/share/x.svg" posterSrc="/images/poster/x.jpg" />,
  );
  await user.click(screen.getByRole('button', { name: '分享这个案例' }));
  return user;
}

const entries = async () => (await screen.findAllByRole('listitem')).map((item) => item.textContent);
const code = () => screen.queryByRole('img', { name: '本页的二维码' });

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

test('手机上四个：微信好友、朋友圈、微博、QQ好友，然后是海报', async () => {
  await open(MOBILE);
  expect(await entries()).toEqual(['微信好友', '朋友圈', '微博', 'QQ好友', '生成海报']);
  expect(code()).toBeNull();
  expect(screen.getByRole('link', { name: '微博' })).toHaveAttribute('href', shareTargets.weibo(PAGE));
  expect(screen.getByRole('link', { name: 'QQ好友' })).toHaveAttribute('href', shareTargets.qq(PAGE));
});

test('手机有系统的分享面板时，它排第一；关上它不算出错', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('关上了', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const user = await open(MOBILE);
  expect((await entries())[0]).toBe('更多方式');
  await user.click(screen.getByRole('button', { name: '更多方式' }));
  const url = `${PAGE.url}?utm_source=system`;
  expect(share).toHaveBeenCalledWith({ title: PAGE.title, text: PAGE.summary, url });
});

test.each([
  { entry: '微信好友', title: '分享给微信好友', menu: '发送给朋友' },
  { entry: '朋友圈', title: '分享到朋友圈', menu: '分享到朋友圈' },
])('$entry：面板收起，对话框里有二维码和下一步', async ({ entry, title, menu }) => {
  const user = await open(MOBILE);
  await user.click(await screen.findByRole('button', { name: entry }));
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(dialog).toHaveTextContent(`选“${menu}”`);
  expect(code()).toHaveAttribute('src', '/images/share/x.svg');
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('宽屏上二维码在面板里，旁边是微博、QQ好友、QQ空间、复制链接、海报', async () => {
  await open();
  expect(await entries()).toEqual(['微博', 'QQ好友', 'QQ空间', '复制链接', '生成海报']);
  expect(code()).toBeInTheDocument();
});

test('微信里只有它自己的菜单能分享：指给人看，不列别的', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IN_WECHAT);
  const user = await open(MOBILE);
  const overlay = await screen.findByRole('dialog', { name: '点右上角“···”' });
  expect(overlay).toHaveTextContent('“发送给朋友”或“分享到朋友圈”');
  expect(screen.queryByRole('listitem')).toBeNull();
  await user.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('复制链接：复制的是规范网址加来处，有提示', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: '复制链接' }));
  expect(await screen.findByText('已复制链接')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`${PAGE.url}?utm_source=link`);
});

describe('浏览器不让写剪贴板', () => {
  afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

  test('用老办法复制', async () => {
    const copied: string[] = [];
    const execCommand = () => copied.push((document.activeElement as HTMLTextAreaElement).value) > 0;
    Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
    const user = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('不许'));
    await user.click(await screen.findByRole('button', { name: '复制链接' }));
    expect(await screen.findByText('已复制链接')).toBeInTheDocument();
    expect(copied).toEqual([`${PAGE.url}?utm_source=link`]);
    expect(document.querySelector('textarea')).toBeNull();
  });

  test('老办法也不行时说怎么办，不提应用里没有的地址栏', async () => {
    Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true });
    const user = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('不许'));
    await user.click(await screen.findByRole('button', { name: '复制链接' }));
    expect(await screen.findByText('没能复制，请改用二维码或海报')).toBeInTheDocument();
  });
});

describe('海报', () => {
  const openPoster = async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: '生成海报' }));
    await screen.findByRole('dialog', { name: '海报' });
    return user;
  };
  const picture = () => screen.getByRole('img', { name: `海报：${PAGE.title}，附本页的二维码`, hidden: true });

  test('按下才要这张图；来了以后能下载，文件以标题为名', async () => {
    await openPoster();
    expect(picture()).toHaveAttribute('src', '/images/poster/x.jpg');
    expect(screen.getByText('正在生成海报……')).toBeInTheDocument();
    fireEvent.load(picture());
    expect(screen.getByRole('link', { name: '下载海报' })).toHaveAttribute('download', `${PAGE.title}.jpg`);
    expect(screen.getByText(/长按图片保存/)).toBeInTheDocument();
  });

  test('画不成时说怎么办；再打开又试一次', async () => {
    const user = await openPoster();
    fireEvent.error(picture());
    expect(screen.getByText(/海报生成失败/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await user.click(screen.getByRole('button', { name: '分享这个案例' }));
    await user.click(await screen.findByRole('button', { name: '生成海报' }));
    expect(picture()).toBeInTheDocument();
  });
});
