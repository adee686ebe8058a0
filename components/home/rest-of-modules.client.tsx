'use client';

import type { ReactNode } from 'react';
import { usePageMemory } from '@/lib/browser/page-memory';

/** The modules beyond the first nine, opened in place; they stay open when the page is revisited. */
export function RestOfModules({ page, children }: { page: string; children: ReactNode }) {
  const [isOpen, setOpen] = usePageMemory(page, 'modules', false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>显示全部模块</summary>
      {children}
    </details>
  );
}
