/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import user from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SiteHeader } from '@/components/layout/site-header';
import type { Menu } from '@/lib/pages/navigation';
import { site } from '@/lib/site';
import { MOBILE, setMedia } from '@/tests/support/media';
import { pushed, startAt, TestRouter } from '@/tests/support/test-router';

const MENUS: Menu[] = [
  { href: '/fields', label: '应用领域', items: [{ href: '/fields/driving', label: '驾驶' }] },
  {
    href: '/modules',
    label: '产品模块',
    items: [
      { href: '/modules/eye', label: '眼动' },
      { href: '/modules/eeg', label: '脑电' },
    ],
  },
  { href: '/about', label: '关于我们', items: [] },
];

const SHORTCUTS = [{ href: '/compare', label: '型号对比' }];

const page = () => (
  <TestRouter>
    <SiteHeader menus={MENUS} shortcuts={SHORTCUTS} />
    <main>正文</main>
    <footer>页脚</footer>
  </TestRouter>
);

beforeEach(() => {
  setMedia();
  localStorage.clear();
  startAt('/');
  // what jsdom cannot do is not what is tested: following a link
  document.addEventListener('click', stay);
});
afterEach(() => document.removeEventListener('click', stay));

/** The navigation flags as this browser keeps them. */
const flags = (): Record<string, boolean> =>
  (JSON.parse(localStorage.getItem('navigation-flags') ?? '{}') as { flags?: Record<string, boolean> }).flags ?? {};
const stay = (event: Event) => (event.target as Element).closest('a') && event.preventDefault();
const entry = (name: string) => screen.getByRole('link', { name });
const isOpen = (name: string) => entry(name).getAttribute('aria-expanded') === 'true';
const hover = (name: string) => user.hover(entry(name));

describe('宽屏的菜单', () => {
  test('指着打开，移开关上', async () => {
    render(page());
    expect(isOpen('应用领域')).toBe(false);
    await hover('应用领域');
    expect(isOpen('应用领域')).toBe(true);
    await user.unhover(entry('应用领域'));
    expect(isOpen('应用领域')).toBe(false);
  });

  test('键盘：焦点到了就打开，走进去还开着，走出去关上', async () => {
    render(page());
    act(() => entry('应用领域').focus());
    expect(isOpen('应用领域')).toBe(true);
    await user.tab();
    expect(entry('驾驶')).toHaveFocus();
    expect(isOpen('应用领域')).toBe(true);
    await user.tab();
    expect(isOpen('应用领域')).toBe(false);
    expect(isOpen('产品模块')).toBe(true);
  });

  test('Esc 关上，焦点回到那一项，不再打开', async () => {
    render(page());
    act(() => entry('驾驶').focus());
    expect(isOpen('应用领域')).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen('应用领域')).toBe(false);
    expect(entry('应用领域')).toHaveFocus();
  });

  test('指着打开的也听 Esc；按在外面也关上', async () => {
    render(page());
    await hover('应用领域');
    expect(isOpen('应用领域')).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen('应用领域')).toBe(false);
    await hover('产品模块');
    expect(isOpen('产品模块')).toBe(true);
    fireEvent.pointerDown(screen.getByText('正文'));
    expect(isOpen('产品模块')).toBe(false);
  });

  test('手指：第一下打开而不走，第二下才走', async () => {
    render(page());
    const tap = () => user.pointer({ keys: '[TouchA]', target: entry('产品模块') });
    await tap();
    expect(isOpen('产品模块')).toBe(true);
    expect(flags()).toEqual({});
    await tap();
    expect(isOpen('产品模块')).toBe(false);
    expect(flags()['/modules']).toBe(true);
  });

  test('没有下级的一项没有展开的说法', () => {
    render(page());
    expect(entry('关于我们')).not.toHaveAttribute('aria-expanded');
  });

  test('选了下级的链接，菜单关上', async () => {
    render(page());
    await hover('产品模块');
    await user.click(entry('脑电'));
    expect(isOpen('产品模块')).toBe(false);
  });
});

describe('搜索框', () => {
  const toggle = () => screen.getAllByRole('button', { name: '搜索' })[0];
  const box = () => screen.queryByRole('combobox', { name: '搜索内容' });

  test('打开，Esc 关上，焦点回到按钮；按在外面也关上', async () => {
    render(page());
    expect(box()).toBeNull();
    await user.click(toggle());
    expect(await screen.findByRole('combobox')).toHaveFocus();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(box()).toBeNull();
    expect(toggle()).toHaveFocus();
    await user.click(toggle());
    fireEvent.pointerDown(screen.getByText('正文'));
    expect(box()).toBeNull();
  });

  test.each(['', '   ', '　'])('空的（%j）什么也不做', async (text) => {
    render(page());
    await user.click(toggle());
    const input = await screen.findByRole('combobox', { name: '搜索内容' });
    if (text) await user.type(input, text);
    await user.click(screen.getByRole('button', { name: '开始搜索' }));
    expect(pushed).toEqual([]);
    expect(box()).toBeInTheDocument();
  });

  test('去掉前后的空白，去搜索页，框关上', async () => {
    render(page());
    await user.click(toggle());
    await user.type(await screen.findByRole('combobox', { name: '搜索内容' }), '  眼动 追踪 {Enter}');
    expect(pushed).toEqual([`/search?text=${encodeURIComponent('眼动 追踪')}`]);
    expect(box()).toBeNull();
  });
});

describe('滚动', () => {
  test.each([
    { y: 0, white: false },
    { y: 10, white: false },
    { y: 11, white: true },
  ])('滚到 $y 像素：变白 $white', ({ y, white }) => {
    render(page());
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
    expect(screen.getByRole('banner').hasAttribute('data-scrolled')).toBe(white);
  });
});

describe('手机的菜单', () => {
  beforeEach(() => setMedia(MOBILE));
  const toggle = () => screen.getByRole('button', { name: /^(菜单|关闭)$/ });
  const isMenuOpen = () => toggle().getAttribute('aria-expanded') === 'true';

  test('打开时后面的页面不滚动、进不去；Esc 关上，焦点回到按钮', async () => {
    render(page());
    await user.click(toggle());
    expect(isMenuOpen()).toBe(true);
    // once the menu has been painted
    await waitFor(() => expect(screen.getByText('正文')).toHaveAttribute('inert'));
    expect(screen.getByText('页脚')).toHaveAttribute('inert');
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.keyboard('{Escape}');
    expect(isMenuOpen()).toBe(false);
    expect(document.documentElement.style.overflow).toBe('');
    expect(screen.getByText('正文')).not.toHaveAttribute('inert');
    expect(toggle()).toHaveFocus();
  });

  test('Tab 在页头里打转', async () => {
    render(page());
    await user.click(toggle());
    const first = entry(`${site.shortName} 人因研究云平台`);
    const last = entry('联系我们');
    act(() => last.focus());
    await user.tab();
    expect(first).toHaveFocus();
    await user.tab({ shift: true });
    expect(last).toHaveFocus();
  });

  test('每一项由自己的按钮展开，焦点不展开它', async () => {
    render(page());
    await user.click(toggle());
    const button = screen.getByRole('button', { name: '产品模块：展开' });
    act(() => entry('产品模块').focus());
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(screen.getByRole('button', { name: '产品模块：收起' })).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(isMenuOpen()).toBe(false);
  });

  test('走到一页、按在外面、窗口变宽，都关上', async () => {
    render(page());
    await user.click(toggle());
    await user.click(entry('关于我们'));
    expect(isMenuOpen()).toBe(false);
    await user.click(toggle());
    fireEvent.pointerDown(document.body);
    expect(isMenuOpen()).toBe(false);
    await user.click(toggle());
    setMedia();
    expect(isMenuOpen()).toBe(false);
    setMedia(MOBILE);
    expect(isMenuOpen()).toBe(false);
    expect(document.documentElement.style.overflow).toBe('');
  });
});

test('选中的一项旗标为真，其余为假；下级算在它的菜单上', async () => {
  render(page());
  await hover('产品模块');
  await user.click(entry('脑电'));
  expect(flags()['/modules']).toBe(true);
  expect(Object.values(flags()).filter(Boolean)).toHaveLength(1);
  await user.click(entry('资源中心'));
  expect(flags()).toMatchObject({ '/modules': false, [site.external.resourceCenter]: true });
});

test('标出页面所属的一项；不属于任何一项的页面标上次选的', async () => {
  const { container } = render(page());
  const marked = () =>
    [...container.querySelectorAll('[data-entry]')]
      .filter((element) => element.querySelector(':scope > [aria-hidden="true"]:not(svg)'))
      .map((element) => element.getAttribute('data-entry'));
  startAt('/modules/eye');
  expect(marked()).toEqual(['/modules']);
  startAt('/privacy');
  expect(marked()).toEqual([]);
  await user.click(entry('关于我们'));
  expect(marked()).toEqual(['/about']);
  startAt('/modules');
  expect(marked()).toEqual(['/modules']);
});

test('资源中心在站外，3D 在新窗口', () => {
  render(page());
  expect(entry('资源中心')).toHaveAttribute('href', site.external.resourceCenter);
  expect(entry('资源中心')).toHaveAttribute('target', '_blank');
  expect(entry('3D实验室')).toHaveAttribute('target', '_blank');
});

test('没有脚本：一份导航，全部链接，菜单与搜索是链接；脚本接手时没有差错', () => {
  const failures = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  container.innerHTML = renderToString(page());
  document.body.append(container);
  const html = within(container);
  expect(html.getAllByRole('navigation')).toHaveLength(1);
  expect(html.getByRole('link', { name: '脑电' })).toHaveAttribute('href', '/modules/eeg');
  expect(html.getByRole('link', { name: '搜索' })).toHaveAttribute('href', '/search');
  expect(html.getByRole('link', { name: '菜单' })).toHaveAttribute('href', `#${html.getByRole('navigation').id}`);
  // which of the two is seen is the style sheet's: with scripts the buttons are there before anything runs
  const buttons = html.getAllByRole('button');
  act(() => void render(page(), { container, hydrate: true }));
  expect(html.getAllByRole('button')).toEqual(expect.arrayContaining(buttons));
  expect(html.queryByRole('link', { name: '菜单' })).toBeNull();
  expect(failures).not.toHaveBeenCalled();
  failures.mockRestore();
  container.remove();
});
