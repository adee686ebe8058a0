import type { ReactNode } from 'react';
import { HydrationMark } from '@/components/layout/hydration-mark.client';
import { PageLinks } from '@/components/layout/page-links.client';

/** The viewer is alone: no header, no footer. */
export const ensureStatic = 'navigation';

export default function ViewerLayout({ children }: { children: ReactNode }) {
  return (
    <main id="content">
      {children}
      <PageLinks />
      <HydrationMark />
    </main>
  );
}
