import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';

/** A page of this group that becomes dynamic fails the build. */
export const ensureStatic = 'navigation';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
