/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CopyButton } from '@/components/ui/copy-button.client';
import { PrintButton } from '@/components/ui/print-button.client';

test.each([
  ['打印', <PrintButton key="print">打印</PrintButton>],
  ['复制', <CopyButton key="copy" text="文字" />],
])('%s：脚本来之前占着地方、按不动，来了以后能按', (name, button) => {
  const html = renderToString(button);
  expect(html).toContain(name);
  expect(html).toMatch(/data-scripted=""[^>]* disabled=""/);
  render(button);
  expect(screen.getByRole('button', { name })).toBeEnabled();
});
