import type { ReactNode } from 'react';
import { EnglishFrame } from '@/components/english/english-frame';

/** A page of this group that becomes dynamic fails the build. */
export const ensureStatic = 'navigation';

export default function EnglishSiteLayout({ children }: { children: ReactNode }) {
  return <EnglishFrame>{children}</EnglishFrame>;
}
