'use client';

import { FailedPage } from '@/components/layout/failed-page.client';

/** In place of what a group of pages is in: its header could not be made either. */
export default function GroupError({ error, retry }: { error: Error; retry: () => void }) {
  return <FailedPage error={error} retry={retry} withHeader />;
}
