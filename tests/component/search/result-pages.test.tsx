/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ResultPages } from '@/components/search/result-pages';

const WORDS = {
  place: (page: number, count: number) => `第${page}页，共${count}页`,
  previous: '上一页',
  next: '下一页',
};
const pages = (page: number, count: number) =>
  render(<ResultPages page={page} count={count} hrefOf={(other) => `/x?page=${other}`} words={WORDS} />);

test.each([
  [1, ['下一页 /x?page=2']],
  [2, ['上一页 /x?page=1', '下一页 /x?page=3']],
  [3, ['上一页 /x?page=2']],
])('第%s页：通到旁边的页', (page, links) => {
  pages(page, 3);
  expect(screen.getByText(`第${page}页，共3页`)).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(links);
});

test('只有一页，什么也不说', () => {
  expect(pages(1, 1).container).toBeEmptyDOMElement();
});
