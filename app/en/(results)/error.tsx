'use client';

import { EnglishFailure } from '@/components/english/english-failure';

/** In place of results that could not be found, between header and footer. */
export default function EnglishResultsError({ retry }: { error: Error; retry: () => void }) {
  return <EnglishFailure retry={retry} />;
}
