/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { PagedTrainings } from '@/components/training/paged-trainings.client';
import { makeDrawn } from '@/tests/support/cards';
import { visitList } from '@/tests/support/list-page';
import { TestRouter } from '@/tests/support/test-router';

test('网址要的页比有的还多：说一共几页，一下回到第1页', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { path, Document, requests } = visitList('/list?page=99');
  render(
    <Document>
      <TestRouter>
        <PagedTrainings
          call="trainingcourse/GetByCourseThemeId"
          type="training"
          {...makeDrawn(26, 9)}
          filters={[]}
          path={path}
          facts={{}}
          numbered
          moreLabel="显示更多"
        />
      </TestRouter>
    </Document>,
  );
  await requests[0].answer(1, 0, 26);
  expect(screen.getByText('没有第99页，这里一共3页。')).toBeInTheDocument();
  expect(screen.queryByText('暂无数据')).toBeNull();
  await user.click(screen.getByRole('button', { name: '回到第1页' }));
  await requests[1]?.answer(1, 9, 26);
  expect(screen.getByRole('link', { name: '第1项' })).toBeInTheDocument();
  expect(window.location.search).toBe('');
});
