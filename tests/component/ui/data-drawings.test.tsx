/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import { REDUCED_MOTION, setMedia } from '../../support/media';
import { observedElements, setAllInView, stubObservers } from '../../support/observed';

const drawChart = jest.fn();
const chart = { dispatchAction: jest.fn() };
const lottie = { play: jest.fn(), pause: jest.fn(), state: 'paused', setDisplayRef: () => undefined };
const loadPlayer = jest.fn();

// what they draw is theirs; what we hand them is ours
jest.mock('@/lib/browser/echarts', () => ({ loadCharts: async () => ({}) }));
jest.mock('echarts-for-react/lib/core', () => ({
  __esModule: true,
  default: (props: object) => void drawChart(props),
}));
jest.mock('lottie-react', () => ({
  useLottieLight: (options: object) => {
    loadPlayer(options);
    return lottie;
  },
}));

const ANIMATION = { v: '5.7', layers: [{}] };
const OPTION = {
  title: { text: '标题', link: 'javascript:alert(1)' },
  tooltip: { formatter: '<img src=x onerror=alert(1)>' },
  series: [{ type: 'bar', data: [1] }],
  table: { head: [], rows: [] },
};

let files: Record<string, unknown>;
let name = 0;
/** A file of its own for each test: what is loaded once is kept. */
const put = (content: unknown) => {
  const src = `/media/${++name}.json`;
  files[src] = content;
  return src;
};

beforeEach(() => {
  files = {};
  jest.clearAllMocks();
  stubObservers();
  setMedia();
  window.fetch = jest.fn(async (src: RequestInfo | URL) => {
    const content = files[String(src)];
    return { ok: content !== undefined, status: 404, json: async () => content } as Response;
  });
});

/** Comes into view, or leaves it, and waits until that has had its effect. */
const comeIntoView = async (effect: () => void, isInView = true) => {
  await waitFor(() => expect(observedElements()).not.toHaveLength(0));
  await act(async () => setAllInView(isInView));
  await waitFor(effect);
};
const called = (mock: jest.Mock, times: number) => () => expect(mock).toHaveBeenCalledTimes(times);
const PICTURE = { wide: '/images/chart/a.svg', narrow: '/images/chart/a.narrow.svg' };
const TABLE = { head: ['照度', '秒'], rows: [['3 lx', '1.2']], count: 1 };
const showChart = (src: string, parts = {}) =>
  render(
    <RichText
      text={{ blocks: [{ kind: 'chart', src, caption: '恢复时间', picture: PICTURE, table: TABLE, ...parts }] }}
    />,
  );
const picture = () => screen.getByRole('img', { name: '恢复时间' });
const chartDrawn = () => expect(drawChart).toHaveBeenCalled();
const drawn = () => drawChart.mock.lastCall?.[0];

test('图表先是服务器画的图，数据表在旁边；指到它才取数据和绘图库', async () => {
  const src = put(OPTION);
  showChart(src);
  expect(picture()).toHaveAttribute('src', PICTURE.wide);
  expect(screen.getByRole('table', { name: '恢复时间' })).toBeInTheDocument();
  setAllInView(true);
  expect(window.fetch).not.toHaveBeenCalled();
  fireEvent.click(picture());
  await waitFor(chartDrawn);
  expect(drawn().option).toMatchObject({ series: OPTION.series });
  act(() => drawn().onChartReady(chart));
  expect(chart.dispatchAction).toHaveBeenCalledWith(expect.objectContaining({ type: 'showTip' }));
});

test('手指划过不算指到，鼠标移上来算', async () => {
  showChart(put(OPTION));
  fireEvent.pointerDown(picture(), { pointerType: 'touch' });
  fireEvent.touchMove(picture());
  expect(window.fetch).not.toHaveBeenCalled();
  fireEvent.mouseEnter(picture().closest('div')!);
  await waitFor(chartDrawn);
});

test('图表里的文字只是文字：没有链接，提示不是 HTML', async () => {
  showChart(put(OPTION));
  fireEvent.click(picture());
  await waitFor(chartDrawn);
  const { option } = drawn();
  expect(option.title).toEqual({ text: '标题' });
  expect(option.tooltip).toMatchObject({ renderMode: 'richText' });
  expect(option).not.toHaveProperty('table');
});

test.each([
  { media: [], animation: undefined },
  { media: [REDUCED_MOTION], animation: false },
])('设置 $media 时图表的 animation 是 $animation', async ({ media, animation }) => {
  setMedia(...media);
  showChart(put(OPTION));
  fireEvent.click(picture());
  await waitFor(chartDrawn);
  expect(drawn().option.animation).toBe(animation);
});

test.each([
  { what: '取不到', content: undefined },
  { what: '不是图表', content: { a: 1 } },
  { what: '要的东西没有', content: { series: [{ type: 'wordCloud' }] } },
])('图表文件$what：图还在，错误不出这个框', async ({ content }) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  showChart(put(content));
  fireEvent.click(picture());
  await waitFor(() => expect(error).toHaveBeenCalled());
  expect(picture()).toBeInTheDocument();
  error.mockRestore();
});

test('画好了才盖上原来的图', async () => {
  showChart(put(OPTION));
  fireEvent.click(picture());
  await waitFor(chartDrawn);
  const isCovered = () => picture().closest('div')?.querySelector('[data-drawn]') !== null;
  expect(isCovered()).toBe(false);
  act(() => drawn().onChartReady(chart));
  expect(isCovered()).toBe(true);
});

test.each([
  [TABLE, '图表无法显示，数据见下表'],
  [null, '图表无法显示'],
])('画不了的图：有表才说数据见下表', (table, said) => {
  showChart('/a.json', { picture: null, table });
  expect(screen.getByText(said)).toBeInTheDocument();
  expect(document.querySelector('details[open] table') !== null).toBe(table !== null);
});

test('图旁边的数据表收着：图已经说了', () => {
  showChart('/a.json');
  const fold = screen.getByText('图中数据，1行').closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold).toContainElement(screen.getByText('3 lx'));
  expect(screen.queryByText('全部数据（JSON）')).toBeNull();
});

test('很长的数据表给出开头和文件', () => {
  showChart('/media/long.json', { table: { ...TABLE, count: 5000 } });
  expect(screen.getByText('图中数据，5000行，这里有前1行').closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText('全部数据（JSON）')).toHaveAttribute('href', '/media/long.json');
});

const animation = (src = put(ANIMATION)) => render(<Picture picture={{ src, alt: '注视轨迹' }} />);

test('动画进入视野才取，只在视野里播放', async () => {
  animation();
  expect(screen.getByText('注视轨迹')).toBeInTheDocument();
  expect(window.fetch).not.toHaveBeenCalled();
  await comeIntoView(called(lottie.play, 1));
  expect(screen.getByRole('img', { name: '注视轨迹' })).toBeInTheDocument();
  expect(loadPlayer).toHaveBeenCalledWith(expect.objectContaining({ src: ANIMATION, autoplay: false, loop: true }));
  await comeIntoView(called(lottie.pause, 1), false);
});

test('按钮停住动画，再按继续', async () => {
  animation();
  await comeIntoView(called(lottie.play, 1));
  fireEvent.click(screen.getByRole('button', { name: '暂停动画' }));
  expect(lottie.pause).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: '播放动画' }));
  expect(lottie.play).toHaveBeenCalledTimes(2);
});

test('要求减少动态时不取也不动，请它才播', async () => {
  setMedia(REDUCED_MOTION);
  animation();
  setAllInView(true);
  expect(window.fetch).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '播放动画' })));
  await waitFor(called(lottie.play, 1));
});

test('不是动画的文件显示替代文字；有第一帧就先显示它', async () => {
  animation(put({ series: [] }));
  await comeIntoView(() => {
    expect(window.fetch).toHaveBeenCalledTimes(1);
    expect(screen.getByText('注视轨迹')).toBeVisible();
  });
  expect(loadPlayer).not.toHaveBeenCalled();
  render(<Picture picture={{ src: put(ANIMATION), alt: '行走', poster: '/walk.svg' }} />);
  expect(screen.getByRole('img', { name: '行走' })).toHaveAttribute('src', '/walk.svg');
});

test('没有脚本时：数据表、说明与替代文字都在', () => {
  const html = renderToString(
    <RichText
      text={{
        blocks: [
          {
            kind: 'chart',
            src: '/a.json',
            caption: '图',
            picture: PICTURE,
            table: { head: ['甲'], rows: [['乙']], count: 1 },
          },
          { kind: 'animation', src: '/b.json', caption: '动画的说明' },
        ],
      }}
    />,
  );
  expect(html).toContain('乙');
  expect(html).toContain(PICTURE.wide);
  expect(html).toContain('动画的说明');
});

test('动画旁边的图片从动画文件算起，不从页面算起', async () => {
  const assets = [
    { id: 'a', u: 'images/', p: 'img_0.png', e: 0 },
    { id: 'b', p: 'data:image/png;base64,AA', e: 1 },
    { id: 'c', layers: [] },
  ];
  animation(put({ ...ANIMATION, assets }));
  await comeIntoView(called(lottie.play, 1));
  expect(loadPlayer.mock.calls[0][0].src.assets).toEqual([
    { id: 'a', u: '', p: 'http://localhost/media/images/img_0.png', e: 1 },
    ...assets.slice(1),
  ]);
});

test('海报取不到：是文字，不是破了的图', async () => {
  setMedia(REDUCED_MOTION);
  render(<Picture picture={{ src: put(ANIMATION), alt: '行走', poster: '/gone.svg' }} />);
  fireEvent.error(screen.getByRole('img', { name: '行走' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('行走')).toBeInTheDocument();
});

test('离开页面后不再观察', () => {
  const { unmount } = animation();
  expect(observedElements()).toHaveLength(1);
  unmount();
  expect(observedElements()).toHaveLength(0);
});
