'use client';

import { ErrorMessage } from '@/components/layout/error-message';
import { PlainHeader } from '@/components/layout/plain-header';
import { Button } from '@/components/ui/button';

/** In place of what a group of pages stands in: its header could not be made either. */
export default function GroupError({ retry }: { retry: () => void }) {
  return (
    <>
      <PlainHeader />
      <main id="content">
        <ErrorMessage retry={<Button onClick={() => retry()}>再试一次</Button>} />
      </main>
    </>
  );
}
