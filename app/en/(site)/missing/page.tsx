import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NotFoundMessage } from '@/components/layout/not-found-message';
import { hasEnglishSite } from '@/lib/content/english';
import { english } from '@/lib/english/words';
import { notFoundWords } from '@/lib/pages/english-not-found';

export const metadata: Metadata = {
  title: english.notFound.title,
  description: english.notFound.text,
  robots: { index: false, follow: true },
};

/** What the server answers to an English address without a page (lib/server/not-found-page.ts). */
export default async function MissingPage() {
  if (!(await hasEnglishSite())) notFound();
  return <NotFoundMessage words={notFoundWords} />;
}
