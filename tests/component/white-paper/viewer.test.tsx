/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Viewer } from '@/components/white-paper/viewer.client';
import { createPageViewer } from '@/lib/browser/paper/page-viewer';
import { openPaper } from '@/lib/browser/paper/pdf-library';
import { SourceError } from '@/lib/browser/paper/source';
import { setMedia } from '@/tests/support/media';
import { stubObservers } from '@/tests/support/observed';

jest.mock('@/lib/browser/paper/pdf-library', () => ({ openPaper: jest.fn() }));
// the library's pages need a browser that lays out and draws: tests/e2e/viewer.spec.ts
jest.mock('@/lib/browser/paper/page-viewer', () => ({
  createPageViewer: jest.fn(),
  releaseFarPages: jest.fn(),
  showPage: jest.fn(),
  showScale: jest.fn(),
  sizePages: async () => undefined,
}));
const open = jest.mocked(openPaper);
const listeners = new Map<string, (event: object) => void>();
const close = jest.fn();
const log = jest.spyOn(console, 'error');

const PAPER = (
  <Viewer
    id="p"
    title="多模态同步"
    pages={16}
    shape={{ width: 595, height: 842 }}
    poster={<span>封面</span>}
    pictures={[1, 2].map((page) => ({ src: `/images/whitepaper/p/${page}?v=1`, width: 595, height: 842 }))}
    text={<p>前三页的文字</p>}
    about={<p>关于它</p>}
  />
);

/** An open paper without anything on its pages. */
function paperOf(readable: number, totalPages: number) {
  const document = {
    numPages: readable,
    loadingTask: { destroy: jest.fn(async () => undefined) },
    getPage: async () => ({ getViewport: () => ({ width: 595, height: 842 }) }),
    getOutline: async () => null,
  };
  return { document, totalPages, width: 595, height: 842 } as never;
}

beforeEach(() => {
  open.mockReset();
  close.mockReset();
  log.mockReset().mockImplementation(() => undefined);
  listeners.clear();
  jest.mocked(createPageViewer).mockImplementation((_container, _pages, { document }, start) => {
    const shown = {
      viewer: { pagesCount: document.numPages, currentPageNumber: 1, container: {} },
      finder: {},
      events: {
        on: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
        off: () => undefined,
        dispatch: () => undefined,
      },
      close,
    } as never;
    queueMicrotask(() => start(shown));
    return shown;
  });
  stubObservers();
  setMedia();
});

test('在服务器上：标题、封面、前三页的文字和介绍都在，按钮还按不动', () => {
  const html = renderToString(PAPER);
  for (const words of ['多模态同步', '封面', '前三页的文字', '关于它', 'aspect-ratio:595 / 842']) {
    expect(html).toContain(words);
  }
  expect(open).not.toHaveBeenCalled();
});

test('打开之后说出第几页、共几页；只有前 3 页时，后面是登记', async () => {
  open.mockResolvedValue(paperOf(3, 16));
  render(PAPER);
  expect(await screen.findByText('第1页，共16页')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('heading', { name: '后面的页面登记后可读' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '下载前3页' })).toBeEnabled();
});

test('全文打开之后没有登记', async () => {
  open.mockResolvedValue(paperOf(16, 16));
  render(PAPER);
  await screen.findByText('第1页，共16页');
  expect(screen.queryByText('后面的页面登记后可读')).toBeNull();
  expect(screen.getByRole('button', { name: '下载' })).toBeEnabled();
});

test.each([
  { error: Object.assign(new Error('坏的 PDF'), { name: 'InvalidPDFException' }), says: '与网络无关' },
  { error: new TypeError('Failed to fetch'), says: '网络好像断了' },
  { error: new SourceError('状态 404', 'missing'), says: '没有找到这份文件' },
])('打不开（$error.message）：$says，有路回去，文字还在，可以再试', async ({ error, says }) => {
  open.mockRejectedValueOnce(error).mockResolvedValueOnce(paperOf(2, 2));
  render(PAPER);
  expect(await screen.findByRole('alert')).toHaveTextContent(says);
  expect(within(screen.getByRole('alert')).getByRole('link', { name: '回到白皮书' })).toBeInTheDocument();
  expect(screen.getByText('前三页的文字')).toBeInTheDocument();
  expect(screen.queryAllByRole('img', { name: /^第\d页$/ })).toHaveLength(says.includes('没有找到') ? 0 : 2);
  expect(log).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(await screen.findByText('第1页，共2页')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('浏览器缺了画页面要的东西：说打不开，给出文件和服务器画的页', async () => {
  open.mockResolvedValue(paperOf(2, 2));
  jest.mocked(createPageViewer).mockImplementation(() => {
    throw new TypeError('ResizeObserver is not a constructor');
  });
  render(PAPER);
  expect(await screen.findByRole('alert')).toHaveTextContent('这个浏览器打不开阅读器');
  expect(screen.getByRole('link', { name: '下载文件' })).toBeInTheDocument();
  expect(screen.getAllByRole('img', { name: /^第\d页$/ })).toHaveLength(2);
});

test('读着读着断了：说有几页没有取到，再试一次从头打开', async () => {
  open.mockResolvedValue(paperOf(16, 16));
  render(PAPER);
  await screen.findByText('第1页，共16页');
  act(() => open.mock.calls[0][2](new Error('断了')));
  expect(screen.getByRole('alert')).toHaveTextContent('有几页没有取到');
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(open).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('第一页画出来之前是封面；有一页画不出来，照样说有几页没有取到', async () => {
  open.mockResolvedValue(paperOf(16, 16));
  render(PAPER);
  await screen.findByText('第1页，共16页');
  expect(screen.getByText('封面')).toBeInTheDocument();
  act(() => listeners.get('pagerendered')?.({ pageNumber: 1, error: null }));
  expect(screen.queryByText('封面')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => listeners.get('pagerendered')?.({ pageNumber: 2, error: new Error('坏的一页') }));
  expect(screen.getByRole('alert')).toHaveTextContent('有几页没有取到');
});

test('离开页面时放掉文件，路上的也不再要', async () => {
  const paper = paperOf(2, 2) as unknown as { document: { loadingTask: { destroy: jest.Mock } } };
  open.mockResolvedValue(paper as never);
  const { unmount } = render(PAPER);
  await screen.findByText('第1页，共2页');
  unmount();
  expect(paper.document.loadingTask.destroy).toHaveBeenCalled();
  expect(open.mock.calls[0][1].aborted).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
});

test('Ctrl+F 打开查找，Esc 关上', async () => {
  open.mockResolvedValue(paperOf(2, 2));
  render(PAPER);
  await screen.findByText('第1页，共2页');
  await userEvent.keyboard('{Control>}f{/Control}');
  expect(screen.getByRole('searchbox', { name: '在文中查找' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('searchbox')).toBeNull();
});
