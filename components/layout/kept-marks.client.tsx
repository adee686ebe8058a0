'use client';

import { useKeepsSomething } from '@/lib/browser/kept-signal';
import { onDemand } from '@/lib/browser/on-demand';
import { ErrorBoundary } from '../ui/error-boundary.client';

/** It comes where there is something to be marked. */
const KeptMarksList = onDemand(async () => (await import('./kept-marks-list.client')).KeptMarksList);

/** What this browser keeps of the visit, and how much of it; nothing as long as that is nothing. */
export function KeptMarks() {
  if (!useKeepsSomething()) return null;
  return (
    <ErrorBoundary fallback={null}>
      <KeptMarksList />
    </ErrorBoundary>
  );
}
