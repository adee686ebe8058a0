'use client';

import { lazy, Suspense } from 'react';

/** Every page carries this file; what it shows is loaded when a page has failed. */
const PageFailure = lazy(() => import('@/components/layout/page-failure'));

/** In place of what a group of pages stands in: its header could not be made either. */
export default function GroupError({ retry }: { retry: () => void }) {
  return (
    <Suspense>
      <PageFailure retry={retry} withHeader />
    </Suspense>
  );
}
