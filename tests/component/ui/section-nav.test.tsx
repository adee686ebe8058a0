/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SectionNav } from '@/components/ui/section-nav';
import { observedElements, setInView, stubObservers } from '../../support/observed';

const SECTIONS = [
  { id: 'introduction', label: '介绍' },
  { id: 'features', label: '特点' },
  { id: 'cases', label: '案例' },
];

function Page() {
  return (
    <>
      <SectionNav sections={SECTIONS} />
      {SECTIONS.map(({ id }) => (
        <section key={id} id={id} />
      ))}
    </>
  );
}

beforeEach(() => {
  stubObservers();
  window.scrollY = 0;
});

const section = (id: string) => document.getElementById(id)!;
const marked = () => screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
const scrollTo = (y: number) =>
  act(() => {
    window.scrollY = y;
    fireEvent.scroll(window);
  });

test('没有脚本时是普通的锚点', () => {
  const html = renderToString(<SectionNav sections={SECTIONS} />);
  for (const { id, label } of SECTIONS) expect(html).toMatch(new RegExp(`href="#${id}"[^>]*>${label}`));
});

test('只有一节时没有菜单', () => {
  render(<SectionNav sections={SECTIONS.slice(0, 1)} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('标出滚动位置下的那一节；两节之间不变，第一节之上没有', () => {
  render(<Page />);
  expect(marked()).toHaveLength(0);
  setInView(section('introduction'), true);
  expect(marked()).toEqual([screen.getByRole('link', { name: '介绍' })]);
  setInView(section('introduction'), false, -500);
  expect(marked()).toEqual([screen.getByRole('link', { name: '介绍' })]);
  setInView(section('features'), true);
  expect(marked()).toEqual([screen.getByRole('link', { name: '特点' })]);
  setInView(section('features'), false, 900);
  setInView(section('introduction'), true);
  setInView(section('introduction'), false, 600);
  expect(marked()).toHaveLength(0);
});

test('点过的短章节算作当前，直到滚到另一节', () => {
  render(<Page />);
  setInView(section('features'), true);
  fireEvent.click(screen.getByRole('link', { name: '案例' }));
  expect(marked()).toEqual([screen.getByRole('link', { name: '案例' })]);
  setInView(section('features'), false, 900);
  setInView(section('introduction'), true);
  expect(marked()).toEqual([screen.getByRole('link', { name: '介绍' })]);
});

test('点击不拦下浏览器自己的跳转：网址带着锚点', async () => {
  render(<Page />);
  const click = fireEvent.click(screen.getByRole('link', { name: '特点' }));
  expect(click).toBe(true);
  await waitFor(() => expect(window.location.hash).toBe('#features'));
});

test('往下滚时收起，往上滚时回来，小于 8 像素的移动不算', () => {
  render(<Page />);
  const menu = screen.getByRole('navigation', { name: '本页内容' });
  expect(menu).toHaveAttribute('data-scrolling', 'up');
  scrollTo(300);
  expect(menu).toHaveAttribute('data-scrolling', 'down');
  scrollTo(295);
  expect(menu).toHaveAttribute('data-scrolling', 'down');
  scrollTo(280);
  expect(menu).toHaveAttribute('data-scrolling', 'up');
});

test('离开页面后不再观察', () => {
  const { unmount } = render(<Page />);
  expect(observedElements()).toHaveLength(3);
  unmount();
  expect(observedElements()).toHaveLength(0);
});
