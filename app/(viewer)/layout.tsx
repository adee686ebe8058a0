import type { ReactNode } from 'react';
import { PageLinks } from '@/components/layout/page-links.client';

/** The viewer stands alone: no header, no footer. */
export const ensureStatic = 'navigation';

export default function ViewerLayout({ children }: { children: ReactNode }) {
  return (
    <main id="content" data-scripts="at-once">
      {children}
      <PageLinks />
    </main>
  );
}
