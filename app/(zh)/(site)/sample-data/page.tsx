import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SampleArticle } from '@/components/sample-data/sample-article';
import { SampleFiles } from '@/components/sample-data/sample-files';
import { SampleHead } from '@/components/sample-data/sample-head';
import { SampleTimeline } from '@/components/sample-data/sample-timeline';
import { StructuredData } from '@/components/seo/structured-data';
import { PageBody } from '@/components/ui/page-body';
import { getSampleData } from '@/lib/content/sample-data';
import { sampleDataPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const data = await getSampleData();
  return data ? pageMetadata(sampleDataPage(data)) : {};
}

export default async function SampleDataPage() {
  const data = await getSampleData();
  if (!data) notFound();
  return (
    <>
      <SampleHead data={data} />
      <PageBody>
        <SampleTimeline data={data} />
      </PageBody>
      <SampleFiles files={data.files} />
      <SampleArticle data={data} />
      <StructuredData page={sampleDataPage(data)} />
    </>
  );
}
