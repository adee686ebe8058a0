/** @jest-environment jsdom */
import { act, render, renderHook, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PAGE_MEMORY_LIMIT } from '@/lib/constants';
import { usePageMemory } from '@/lib/browser/page-memory';

function Note({ path }: { path: string }) {
  const [text, setText] = usePageMemory(path, 'note', '');
  return <input aria-label="文字" value={text} onChange={({ target }) => setText(target.value)} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('文字');

async function type(text: string) {
  await user.type(field(), text);
}

test('离开的页面回来时还有写过的字，中间隔十页也一样', async () => {
  const page = render(<Note path="/search" />);
  await type('眼动');
  page.unmount();
  for (let index = 0; index < 10; index++) render(<Note path={`/other/${index}`} />).unmount();
  render(<Note path="/search" />);
  expect(field().value).toBe('眼动');
});

test('换到另一个条目，各有各的；换回来还在', async () => {
  const page = render(<Note path="/a" />);
  await type('甲');
  page.rerender(<Note path="/b" />);
  expect(field().value).toBe('');
  await type('乙');
  page.rerender(<Note path="/a" />);
  expect(field().value).toBe('甲');
});

test('服务器与浏览器接手时都是开始的样子，接手之后才是记住的', async () => {
  const before = render(<Note path="/taken-over" />);
  await type('旧');
  before.unmount();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Note path="/taken-over" />);
  expect(container.querySelector('input')?.value).toBe('');
  document.body.append(container);
  const failures = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  act(() => void render(<Note path="/taken-over" />, { container, hydrate: true }));
  expect(container.querySelector('input')?.value).toBe('旧');
  expect(failures).not.toHaveBeenCalled();
  failures.mockRestore();
  container.remove();
});

test('记住的页数有限，最久没有看的先忘', () => {
  const open = (path: string) => renderHook(() => usePageMemory(path, 'note', ''));
  const noteOf = (path: string) => open(path).result.current[0];
  for (const path of ['/first', '/second']) {
    const { result } = open(path);
    act(() => result.current[1]('记着'));
  }
  for (let index = 0; index < PAGE_MEMORY_LIMIT - 2; index++) open(`/${index}`);
  expect(noteOf('/first')).toBe('记着');
  open('/one-more');
  expect(noteOf('/first')).toBe('记着');
  expect(noteOf('/second')).toBe('');
});
