import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { HydrationMark } from '@/components/layout/hydration-mark.client';

/** Pages for the owner: not indexed, not linked. */
export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function InternalLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <HydrationMark />
    </>
  );
}
