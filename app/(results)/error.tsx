'use client';

import { lazy, Suspense } from 'react';

/** Every page carries this file; what it shows is loaded when a page has failed. */
const PageFailure = lazy(() => import('@/components/layout/page-failure'));

/** In place of results that could not be found, between the site’s header and footer. */
export default function PageError({ retry }: { retry: () => void }) {
  return (
    <Suspense>
      <PageFailure retry={retry} />
    </Suspense>
  );
}
