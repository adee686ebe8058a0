import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';

/** Search results as a page, for those without scripts: made anew for every request. */
export default function ResultsLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
