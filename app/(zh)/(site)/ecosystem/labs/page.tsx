import type { Metadata } from 'next';
import { LabList } from '@/components/lab/lab-list';
import { StructuredData } from '@/components/seo/structured-data';
import { LabListHead } from '@/components/lab/lab-list-head';
import { getLabPage } from '@/lib/content/lab';
import { getLinks } from '@/lib/content/links';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.labs);
}

export default async function LabsPage() {
  const [page, links] = await Promise.all([getLabPage(), getLinks('lab')]);
  return (
    <>
      <LabListHead total={page.totalCount} latest={page.list[0]} links={links} />
      <LabList page={page} links={links} />
      <StructuredData page={fixedPages.labs} type="lab" items={links} />
    </>
  );
}
