'use client';

import type { ReactNode } from 'react';
import { usePageMemory } from '@/lib/browser/page-memory';

interface RestOfModulesProps {
  page: string;
  /** the modules that are there from the beginning */
  first: ReactNode;
  children: ReactNode;
}

/** The modules beyond the first nine, opened in place; they stay open when the page is revisited. */
export function RestOfModules({ page, first, children }: RestOfModulesProps) {
  const [isOpen, setOpen] = usePageMemory(page, 'modules', false);
  return (
    <div data-rest={isOpen ? 'open' : 'closed'}>
      {first}
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>显示全部模块</summary>
        {children}
      </details>
    </div>
  );
}
