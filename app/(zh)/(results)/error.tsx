'use client';

import { FailedPage } from '@/components/layout/failed-page.client';

/** In place of results that could not be found, between the site’s header and footer. */
export default function PageError({ error, retry }: { error: Error; retry: () => void }) {
  return <FailedPage error={error} retry={retry} />;
}
