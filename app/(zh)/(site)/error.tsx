'use client';

import { FailedPage } from '@/components/layout/failed-page.client';

/** In place of a page that could not be made, between the site's header and footer. */
export default function PageError({ error, retry }: { error: Error; retry: () => void }) {
  return <FailedPage error={error} retry={retry} />;
}
