/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Gallery } from '@/components/ui/gallery.client';
import { setMedia } from '../../support/media';
import { stubObservers } from '../../support/observed';

const PICTURES = ['正面', '侧面', '背面'].map((alt, index) => ({ src: `/${index + 1}.svg`, alt }));

const dialog = () => screen.getByRole('dialog', { name: '外观' });
const isOff = (name: string) => within(dialog()).getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

beforeEach(() => {
  setMedia();
  // jsdom lays nothing out
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => jest.restoreAllMocks());

async function open(name: string) {
  const user = userEvent.setup();
  render(<Gallery label="外观" pictures={PICTURES} />);
  await user.click(screen.getByRole('link', { name: `放大查看：${name}` }));
  await within(dialog()).findByRole('button', { name: '放大' });
  return user;
}

test('点一张在全屏对话框里放大它，关闭后焦点回到它', async () => {
  const user = await open('侧面');
  expect(dialog()).toHaveAttribute('data-layout', 'fullscreen');
  expect(within(dialog()).getByRole('img', { name: '侧面' })).toBeInTheDocument();
  expect(dialog()).toHaveTextContent('第2张，共3张');
  await user.click(within(dialog()).getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: '放大查看：侧面' })).toHaveFocus();
});

test('上一张、下一张到头为止，键盘也行', async () => {
  const user = await open('正面');
  expect([isOff('上一张'), isOff('下一张')]).toEqual([true, false]);
  await user.click(within(dialog()).getByRole('button', { name: '上一张' }));
  await user.click(within(dialog()).getByRole('button', { name: '下一张' }));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(within(dialog()).getByRole('img', { name: '背面' })).toBeInTheDocument();
  expect([isOff('上一张'), isOff('下一张')]).toEqual([false, true]);
});

test('来了的图可以再放大，再还原；换一张时还原', async () => {
  const user = await open('正面');
  const press = async (name: string) => user.click(await within(dialog()).findByRole('button', { name }));
  fireEvent.load(within(dialog()).getByRole('img', { name: '正面' }));
  await press('放大');
  await press('还原');
  await press('放大');
  await within(dialog()).findByRole('button', { name: '还原' });
  await press('下一张');
  expect(await within(dialog()).findByRole('button', { name: '放大' })).toBeInTheDocument();
});

test('没有脚本、或要在新标签页打开时，链接就是图片文件', () => {
  expect(renderToString(<Gallery label="外观" pictures={PICTURES} />)).toMatch(/href="\/1\.svg"/);
  render(<Gallery label="外观" pictures={PICTURES} />);
  const link = screen.getByRole('link', { name: '放大查看：正面' });
  const click = createEvent.click(link, { ctrlKey: true, cancelable: true });
  link.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false));
  fireEvent(link, click);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('没有图片时什么都不画', () => {
  expect(render(<Gallery label="外观" pictures={[]} />).container).toBeEmptyDOMElement();
});

test('动画有自己的按钮，不放进链接里，也不在放大的图片之中', async () => {
  stubObservers();
  const user = userEvent.setup();
  render(<Gallery label="外观" pictures={[{ src: '/turn.json', alt: '转一圈' }, ...PICTURES]} />);
  expect(document.querySelectorAll('a button')).toHaveLength(0);
  expect(await screen.findByRole('button', { name: '暂停动画' })).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(PICTURES.length);
  await user.click(screen.getByRole('link', { name: '放大查看：正面' }));
  expect(await within(dialog()).findByText('第1张，共3张：正面')).toBeInTheDocument();
});
