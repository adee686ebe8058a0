/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { TrainingArticle } from '@/components/training/training-article';
import { asHtml } from '@/lib/html';
import type { RichText } from '@/lib/content/types';

const TEXT: RichText = { blocks: [{ kind: 'html', html: asHtml('<h2>几点到几点</h2>') }], headings: [] };

test('外部的内容还没来时转着，导语已经在；来了就换上', async () => {
  let arrive: (text: RichText) => void = () => undefined;
  const text = new Promise<RichText>((resolve) => (arrive = resolve));
  const ask = { href: '/contact-us', label: '提交需求' };
  await act(async () => void render(<TrainingArticle introduction="先看这一句" text={text} ask={ask} />));
  expect(screen.getByText('先看这一句')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('正在加载…');
  await act(async () => arrive(TEXT));
  expect(screen.getByRole('heading', { name: '几点到几点' })).toBeInTheDocument();
  expect(screen.queryByRole('status')).toBeNull();
});
