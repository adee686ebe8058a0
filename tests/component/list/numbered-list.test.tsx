/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { PagedTrainings } from '@/components/training/paged-trainings.client';
import { makeDrawn } from '@/tests/support/cards';
import { visitList } from '@/tests/support/list-page';
import { freshPage } from '@/tests/support/fresh-page';
import { startAt, TestRouter } from '@/tests/support/test-router';

const OPTIONS = {
  call: 'trainingcourse/GetByCourseThemeId',
  type: 'training',
  ...makeDrawn(26, 9),
  facts: {},
  numbered: true,
  moreLabel: '显示更多',
} as const;
let path: string;
let Document: ReturnType<typeof visitList>['Document'];
let requests: ReturnType<typeof visitList>['requests'];

beforeEach(() => {
  ({ path, Document, requests } = visitList());
});

/** The last of the lines that screen readers are told of. */
const progress = () => screen.getAllByRole('status').at(-1);
const trainings = (props: Partial<ComponentProps<typeof PagedTrainings>> = {}) => (
  <Document>
    <TestRouter>
      <PagedTrainings {...OPTIONS} filters={[]} path={path} {...props} />
    </TestRouter>
  </Document>
);
const pageNumbers = () => screen.queryByRole('navigation', { name: '分页' });

test('页不多：只有一个按钮，没有页码；页多：只有页码，没有按钮', () => {
  const { unmount } = render(trainings());
  expect(screen.getByRole('button', { name: '显示更多' })).toBeVisible();
  expect(pageNumbers()).toBeNull();
  expect(progress()).toHaveTextContent('已显示9项，共26项');
  unmount();
  path = freshPage();
  render(trainings(makeDrawn(80, 9)));
  expect(screen.queryByRole('button', { name: '显示更多' })).toBeNull();
  expect(pageNumbers()).toBeVisible();
  expect(progress()).toHaveTextContent('第1页，共9页');
});

test('页码：只看那一页，从它的第一项看起；网址带页码，进度说的是页', async () => {
  const seen = jest.fn();
  Element.prototype.scrollIntoView = seen;
  render(trainings(makeDrawn(80, 9)));
  const pages = pageNumbers()!;
  await user.click(within(pages).getByRole('button', { name: '第2页' }));
  expect(window.location.search).toBe('?page=2');
  expect(seen).not.toHaveBeenCalled();
  await requests[0].answer(10, 18, 80);
  expect(within(pages).getByRole('button', { current: 'page' })).toHaveTextContent('2');
  expect(screen.getByRole('link', { name: '第10项' })).toHaveFocus();
  expect(seen).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('第1项')).toBeNull();
  expect(progress()).toHaveTextContent('第2页，共9页');
});

test('页不多，网址却从第2页看起：页码带回第1页', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  startAt('/list?page=2');
  render(trainings());
  await requests[0].answer(10, 18, 26);
  expect(screen.queryByRole('button', { name: '显示更多' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '第1页' }));
  expect(window.location.search).toBe('');
  await requests[1]?.answer(1, 9, 26);
  expect(screen.getByRole('button', { name: '显示更多' })).toBeVisible();
});
