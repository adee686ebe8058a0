/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Carousel } from '@/components/ui/carousel.client';
import { FeatureCarousel } from '@/components/ui/feature-carousel';
import { ImageCarousel } from '@/components/ui/image-carousel';
import { freshPage } from '../../support/fresh-page';
import { layOutSlides } from '../../support/layout';
import { REDUCED_MOTION, setMedia } from '../../support/media';
import { setInView, stubObservers } from '../../support/observed';

beforeEach(() => {
  jest.useFakeTimers();
  page = freshPage();
  stubObservers();
  setMedia();
  layOutSlides();
});
afterEach(() => jest.useRealTimers());

let page: string;
const SLIDES = ['甲', '乙', '丙'].map((name) => ({ key: name, content: <a href={`/${name}`}>{name}</a> }));
const carousel = () => screen.getByRole('region', { name: '图片' });
const button = (name: string) => screen.getByRole('button', { name });
const current = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .findIndex((dot) => dot.hasAttribute('aria-current'));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Near first: then it measures its slides. */
function scrollIntoView() {
  setInView(screen.getByRole('group', { name: '图片' }), true);
  setInView(carousel(), true);
}

function show(props: Partial<Parameters<typeof Carousel>[0]> = {}) {
  const view = render(<Carousel page={page} label="图片" slides={SLIDES} interval={4000} {...props} />);
  scrollIntoView();
  return view;
}

test('是一个“轮播”，每张说出自己是第几张；看不见的不能聚焦', () => {
  show();
  expect(carousel()).toHaveAttribute('aria-roledescription', '轮播');
  const slides = screen.getAllByRole('group', { hidden: true });
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '第1张，共3张',
    '第2张，共3张',
    '第3张，共3张',
  ]);
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
});

test('暂停按钮在键盘次序里排第一', () => {
  show();
  expect(within(carousel()).getAllByRole('button')[0]).toBe(button('暂停播放'));
});

test('指示点、上一张、下一张；到头后从另一头接着走', () => {
  show({ interval: null });
  fireEvent.click(button('下一张'));
  expect(current()).toBe(1);
  fireEvent.click(button('第3张'));
  expect(current()).toBe(2);
  fireEvent.click(button('下一张'));
  expect(current()).toBe(0);
  fireEvent.click(button('上一张'));
  expect(current()).toBe(2);
});

test('还没到近处就按了：按的算数', () => {
  render(<Carousel page={page} label="图片" slides={SLIDES} />);
  fireEvent.click(button('下一张'));
  expect(current()).toBe(1);
  fireEvent.click(button('下一张'));
  expect(current()).toBe(2);
});

test('两头有界的轮播：到头的按钮不可用，但不丢焦点', () => {
  show({ interval: null, loop: false });
  const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
  expect([isOff('上一张'), isOff('下一张')]).toEqual([true, false]);
  fireEvent.click(button('上一张'));
  expect(current()).toBe(0);
  fireEvent.click(button('下一张'));
  expect([isOff('上一张'), isOff('下一张')]).toEqual([false, false]);
  fireEvent.click(button('下一张'));
  expect([isOff('上一张'), isOff('下一张')]).toEqual([false, true]);
  fireEvent.click(button('下一张'));
  expect(current()).toBe(2);
});

test.each([
  {
    what: '功能轮播 4000 毫秒',
    ms: 4000,
    view: (
      <FeatureCarousel
        page="/features"
        label="图片"
        items={[
          { id: '1', title: '甲', image: null },
          { id: '2', title: '乙', image: null },
        ]}
        linkTo={String}
      />
    ),
  },
  {
    what: '图片轮播 5000 毫秒',
    ms: 5000,
    view: (
      <ImageCarousel
        page="/images"
        label="图片"
        pictures={[
          { src: '/a.svg', alt: '甲' },
          { src: '/b.svg', alt: '乙' },
        ]}
      />
    ),
  },
])('$what换一张', ({ ms, view }) => {
  render(view);
  scrollIntoView();
  wait(ms - 1);
  expect(current()).toBe(0);
  wait(1);
  expect(current()).toBe(1);
});

test.each([
  { what: '指针在上面', on: () => fireEvent.pointerEnter(carousel()), off: () => fireEvent.pointerLeave(carousel()) },
  { what: '在视野之外', on: () => setInView(carousel(), false), off: () => setInView(carousel(), true) },
])('$what时停住，之后继续', ({ on, off }) => {
  show();
  on();
  wait(20_000);
  expect(current()).toBe(0);
  off();
  wait(4000);
  expect(current()).toBe(1);
});

test('焦点进来就停，不自己重新开始；按“开始播放”才继续', () => {
  show();
  act(() => button('下一张').focus());
  act(() => button('下一张').blur());
  wait(20_000);
  expect(current()).toBe(0);
  fireEvent.click(button('开始播放'));
  wait(4000);
  expect(current()).toBe(1);
});

test('暂停按钮停住它；停住时换张才播报', () => {
  show();
  const live = () => screen.getAllByRole('group', { hidden: true })[0].parentElement;
  expect(live()).toHaveAttribute('aria-live', 'off');
  fireEvent.click(button('暂停播放'));
  expect(live()).toHaveAttribute('aria-live', 'polite');
  wait(20_000);
  expect(current()).toBe(0);
});

test('要求减少动态时不自己走，但可以请它走', () => {
  setMedia(REDUCED_MOTION);
  show();
  wait(20_000);
  expect(current()).toBe(0);
  fireEvent.click(button('开始播放'));
  wait(4000);
  expect(current()).toBe(1);
});

test('手动换的那张也停满时间；标签页藏起来时不走', () => {
  show();
  wait(3000);
  fireEvent.click(button('第2张'));
  wait(3999);
  expect(current()).toBe(1);
  wait(1);
  expect(current()).toBe(2);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  wait(20_000);
  expect(current()).toBe(2);
  jest.restoreAllMocks();
});

test('只有一张时没有按钮；没有时什么都不画', () => {
  const view = render(<Carousel page={page} label="图片" slides={SLIDES.slice(0, 1)} interval={4000} />);
  expect(screen.queryByRole('button')).toBeNull();
  view.rerender(<Carousel page={page} label="图片" slides={[]} />);
  expect(view.container).toBeEmptyDOMElement();
});

test('图片字段可以换，“查看详情”只在有别名时出现', () => {
  const items = [
    { id: '1', title: '甲', alias: 'jia', cover: { src: '/jia.svg', alt: '甲的封面' } },
    { id: '2', title: '乙', alias: '', cover: null },
  ];
  render(
    <FeatureCarousel page={page} label="图片" items={items} imageField="cover" linkTo={(alias) => `/to/${alias}`} />,
  );
  expect(screen.getByRole('img', { name: '甲的封面' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看详情' })).toHaveAttribute('href', '/to/jia');
  expect(screen.queryAllByText('查看详情')).toHaveLength(1);
});

test('没有脚本时全部内容都在，没有一张是死的', () => {
  const html = renderToString(<Carousel page={page} label="图片" slides={SLIDES} interval={4000} />);
  for (const name of ['甲', '乙', '丙']) expect(html).toContain(`>${name}</a>`);
  expect(html).not.toContain('inert');
});

test('离开页面再回来，还在那一张；另一页的同名轮播从第一张开始', () => {
  const first = show({ interval: null });
  fireEvent.click(button('第3张'));
  first.unmount();
  const other = show({ interval: null, page: '/other' });
  expect(current()).toBe(0);
  other.unmount();
  show({ interval: null });
  expect(current()).toBe(2);
});
