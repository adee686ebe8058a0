'use client';

import { lazy, Suspense } from 'react';
import { useKeepsSomething } from '@/lib/browser/kept-signal';
import { ErrorBoundary } from '../ui/error-boundary.client';

/** It comes where there is something to be marked. */
const KeptMarksList = lazy(() => import('./kept-marks-list.client'));

/** What this browser keeps of the visit, and how much of it; nothing as long as that is nothing. */
export function KeptMarks() {
  if (!useKeepsSomething()) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <KeptMarksList />
      </Suspense>
    </ErrorBoundary>
  );
}
