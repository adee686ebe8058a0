/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SectionNav } from '@/components/ui/section-nav';

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

/** Where the sections begin, how long the page is, and how much of it the window shows. */
const PLACES: Record<string, number> = { introduction: 400, features: 1400, cases: 2300 };
const PAGE = 2500;
const WINDOW = 600;

beforeEach(() => {
  window.scrollY = 0;
  window.innerHeight = WINDOW;
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(PAGE);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const left = Number(this.getAttribute('data-left') ?? 0);
    return { top: (PLACES[this.id] ?? 0) - window.scrollY, left, right: left + 300 } as DOMRect;
  });
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.hasAttribute('data-elsewhere') ? [] : [{}]) as unknown as DOMRectList;
  });
});
afterEach(() => jest.restoreAllMocks());

const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent);
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

test.each([
  { y: 0, label: null },
  { y: 199, label: null },
  { y: 200, label: '介绍' },
  { y: 1000, label: '介绍' },
  { y: 1200, label: '特点' },
  { y: 1890, label: '特点' },
])('一下子跳到 $y 像素：标出 $label', ({ y, label }) => {
  render(<Page />);
  scrollTo(y);
  expect(marked()).toEqual(label ? [label] : []);
});

test('链接指到的不管是节还是节里的标题，都算', () => {
  render(
    <>
      <SectionNav sections={SECTIONS} />
      <section id="introduction" />
      <h3 id="features">特点</h3>
      <div id="cases" />
    </>,
  );
  scrollTo(1200);
  expect(marked()).toEqual(['特点']);
});

test('到底又一下子回到顶：底下是最后一节，再短也是；顶上一节也没有', () => {
  render(<Page />);
  scrollTo(PAGE - WINDOW);
  expect(marked()).toEqual(['案例']);
  scrollTo(0);
  expect(marked()).toEqual([]);
});

test('别的页面还留在后面，里面同名的节不算', () => {
  render(
    <>
      <div hidden>
        <section id="cases" data-elsewhere />
      </div>
      <Page />
    </>,
  );
  scrollTo(1200);
  expect(marked()).toEqual(['特点']);
});

test('点过的短章节算作当前，走到为止都是；再从它那里滚开就不是了', () => {
  render(<Page />);
  scrollTo(1000);
  fireEvent.click(screen.getByRole('link', { name: '案例' }));
  expect(marked()).toEqual(['案例']);
  scrollTo(1300);
  expect(marked()).toEqual(['案例']);
  scrollTo(1900);
  expect(marked()).toEqual(['案例']);
  scrollTo(1700);
  expect(marked()).toEqual(['特点']);
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

test('窄屏的栏还没到第一节时写着有几节，到了写正在读的一节，点开是目录，点了一节就收起', () => {
  render(<Page />);
  const toggle = screen.getByRole('button', { expanded: false });
  expect(toggle).toHaveTextContent('本页内容3节');
  scrollTo(800);
  expect(toggle).toHaveTextContent('介绍1 / 3');
  scrollTo(1200);
  expect(toggle).toHaveTextContent('特点2 / 3');
  fireEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(screen.getByRole('link', { name: '案例' }));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(toggle);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
});

test('页面要读者做的事一直在旁边，没有脚本也在', () => {
  const html = renderToString(<SectionNav sections={SECTIONS} action={{ href: '/to-us', label: '提交需求' }} />);
  expect(html).toMatch(/href="\/to-us"[^>]*>提交需求/);
});

test('并排着划的几节，标的是看得见的那一节', () => {
  render(<Page />);
  const [introduction, features] = [...document.querySelectorAll('section')];
  features.setAttribute('data-left', String(window.innerWidth));
  scrollTo(1300);
  expect(marked()).toEqual(['介绍']);
  features.setAttribute('data-left', '16');
  introduction.setAttribute('data-left', '-310');
  scrollTo(1301);
  expect(marked()).toEqual(['特点']);
});
