/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import { REDUCED_MOTION, setMedia } from '../../support/media';
import { observedElements, setAllInView, stubObservers } from '../../support/observed';

const drawChart = jest.fn();
const lottie = { play: jest.fn(), pause: jest.fn(), state: 'paused', setDisplayRef: () => undefined };
const loadPlayer = jest.fn();

// what they draw is theirs; what we hand them is ours
jest.mock('echarts-for-react/lib/core', () => ({
  __esModule: true,
  default: ({ option }: { option: object }) => {
    drawChart(option);
    return null;
  },
}));
jest.mock('@/lib/browser/echarts', () => ({ echarts: {}, theme: () => ({}) }));
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
  await act(async () => setAllInView(isInView));
  await waitFor(effect);
};
const chartDrawn = () => expect(drawChart).toHaveBeenCalled();
const called = (mock: jest.Mock, times: number) => () => expect(mock).toHaveBeenCalledTimes(times);
const showChart = (src: string) =>
  render(
    <RichText
      text={{
        blocks: [{ kind: 'chart', src, caption: '恢复时间', table: { head: ['照度', '秒'], rows: [['3 lx', '1.2']] } }],
      }}
    />,
  );

test('图表进入视野才取，有名字，数据表在旁边', async () => {
  const src = put(OPTION);
  showChart(src);
  expect(screen.getByRole('table', { name: '恢复时间' })).toBeInTheDocument();
  expect(window.fetch).not.toHaveBeenCalled();
  await comeIntoView(() => expect(screen.getByRole('img', { name: '恢复时间' })).toBeInTheDocument());
  expect(drawChart).toHaveBeenCalledWith(expect.objectContaining({ series: OPTION.series }));
});

test('图表里的文字只是文字：没有链接，提示不是 HTML', async () => {
  showChart(put(OPTION));
  await comeIntoView(chartDrawn);
  const option = drawChart.mock.calls[0][0];
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
  await comeIntoView(chartDrawn);
  expect(drawChart.mock.calls[0][0].animation).toBe(animation);
});

test.each([
  { what: '取不到', content: undefined },
  { what: '不是图表', content: { a: 1 } },
])('图表文件$what时说一声，数据表还在', async ({ content }) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  showChart(put(content));
  await comeIntoView(() => expect(screen.getByText('图表无法显示，数据见下表')).toBeInTheDocument());
  expect(screen.getByRole('table')).toBeInTheDocument();
  expect(error).toHaveBeenCalledTimes(content === undefined ? 1 : 0);
  error.mockRestore();
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
          { kind: 'chart', src: '/a.json', caption: '图', table: { head: ['甲'], rows: [['乙']] } },
          { kind: 'animation', src: '/b.json', caption: '动画的说明' },
        ],
      }}
    />,
  );
  expect(html).toContain('乙');
  expect(html).toContain('动画的说明');
});

test('离开页面后不再观察', () => {
  const { unmount } = animation();
  expect(observedElements()).toHaveLength(1);
  unmount();
  expect(observedElements()).toHaveLength(0);
});
