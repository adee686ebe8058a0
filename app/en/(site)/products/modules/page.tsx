import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EnglishHead } from '@/components/english/english-head';
import { EnglishItems } from '@/components/english/english-items';
import { StructuredData } from '@/components/seo/structured-data';
import { PageBody } from '@/components/ui/page-body';
import { getEnglishItems, hasEnglishSite } from '@/lib/content/english';
import { english, listWords } from '@/lib/english/words';
import { englishPages } from '@/lib/seo/english-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  return (await hasEnglishSite()) ? pageMetadata(englishPages.modules) : {};
}

export default async function EnglishModules() {
  const modules = await getEnglishItems('module');
  if (modules.length === 0) notFound();
  return (
    <>
      <EnglishHead title={english.modules} introduction={listWords.modules} />
      <PageBody>
        <EnglishItems type="module" items={modules} heading="h2" />
      </PageBody>
      <StructuredData page={englishPages.modules} />
    </>
  );
}
