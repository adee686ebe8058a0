import type { ReactNode } from 'react';
import { EnglishFrame } from '@/components/english/english-frame';

/** What is made anew for every request. */
export default function EnglishResultsLayout({ children }: { children: ReactNode }) {
  return <EnglishFrame isSearch>{children}</EnglishFrame>;
}
