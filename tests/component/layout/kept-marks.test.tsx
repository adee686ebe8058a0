/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { KeptMarks } from '@/components/layout/kept-marks.client';
import { toggleCompared } from '@/lib/browser/compared-versions';
import { enquireToo, writeEnquiryList } from '@/lib/browser/enquiry-list';

beforeEach(() => {
  localStorage.clear();
  writeEnquiryList([]);
});

test('什么也没有留的时候没有；一留就有，各自的数；都拿走了又没有', async () => {
  const { container } = render(<KeptMarks />);
  expect(container).toBeEmptyDOMElement();
  act(() => void toggleCompared('hz-g2'));
  expect(await screen.findByRole('link', { name: '对比 1' })).toHaveAttribute('href', '/compare?ids=hz-g2');
  act(() => void enquireToo([{ type: 'product', alias: 'hz-g1', title: 'HZ-G1' }]));
  expect(screen.getByRole('link', { name: '询价 1' })).toHaveAttribute('href', '/enquiry-list?versions=hz-g1');
  act(() => {
    toggleCompared('hz-g2');
    writeEnquiryList([]);
  });
  expect(container).toBeEmptyDOMElement();
});

test('浏览器不让存：这一页里照样有', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  render(<KeptMarks />);
  act(() => void toggleCompared('hz-g2'));
  expect(await screen.findByRole('link', { name: '对比 1' })).toBeInTheDocument();
  act(() => void toggleCompared('hz-g2'));
  expect(screen.queryByRole('link')).toBeNull();
  jest.restoreAllMocks();
});
