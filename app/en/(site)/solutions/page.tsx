import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EnglishHead } from '@/components/english/english-head';
import { EnglishItems } from '@/components/english/english-items';
import { StructuredData } from '@/components/seo/structured-data';
import { PageBody } from '@/components/ui/page-body';
import { getEnglishItems } from '@/lib/content/english';
import { english, listWords } from '@/lib/english/words';
import { englishPages } from '@/lib/seo/english-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  return (await getEnglishItems('solution')).length > 0 ? pageMetadata(englishPages.solutions) : {};
}

export default async function EnglishSolutions() {
  const solutions = await getEnglishItems('solution');
  if (solutions.length === 0) notFound();
  return (
    <>
      <EnglishHead title={english.solutions} introduction={listWords.solutions} />
      <PageBody>
        <EnglishItems type="solution" items={solutions} heading="h2" />
      </PageBody>
      <StructuredData page={englishPages.solutions} />
    </>
  );
}
