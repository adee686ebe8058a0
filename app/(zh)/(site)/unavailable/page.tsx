import type { Metadata } from 'next';
import { ErrorMessage } from '@/components/layout/error-message';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata(fixedPages.unavailable);
}

/** What the server answers, without its scripts, in place of a page that cannot be made (lib/http/failure-page.ts). */
export default function UnavailablePage() {
  return <ErrorMessage />;
}
