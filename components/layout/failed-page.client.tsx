'use client';

import { lazy, Suspense, useEffect } from 'react';
import { reloadWithoutScripts } from '@/lib/browser/reload-without-scripts';

/** Every page carries this file; what it shows is loaded when a page has failed. */
const PageFailure = lazy(() => import('./page-failure'));

/**
 * In place of a page that could not be made. A page that only lacks one of its scripts can be read without them.
 * @param withHeader its header could not be made either
 */
export function FailedPage({ error, retry, withHeader }: { error: Error; retry: () => void; withHeader?: boolean }) {
  useEffect(() => {
    if (error.name === 'ChunkLoadError') reloadWithoutScripts();
  }, [error]);
  return (
    <Suspense>
      <PageFailure retry={retry} withHeader={withHeader} />
    </Suspense>
  );
}
