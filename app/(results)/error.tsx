'use client';

import { ErrorMessage } from '@/components/layout/error-message';
import { Button } from '@/components/ui/button';

/** In place of results that could not be found, between the site’s header and footer. */
export default function PageError({ retry }: { retry: () => void }) {
  return <ErrorMessage retry={<Button onClick={() => retry()}>再试一次</Button>} />;
}
