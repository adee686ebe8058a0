'use client';

import { EnglishFailure } from '@/components/english/english-failure';

/** In place of a page that could not be made, between header and footer. */
export default function EnglishError({ retry }: { error: Error; retry: () => void }) {
  return <EnglishFailure retry={retry} />;
}
