import type { Metadata } from 'next';
import { CategoryBanner } from '@/components/ecosystem/category-banner';
import { LabList } from '@/components/lab/lab-list';
import { StructuredData } from '@/components/seo/structured-data';
import { getLabPage } from '@/lib/content/lab';
import { getLinks } from '@/lib/content/links';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION = '谁的实验室、几间房、配了什么、做出了什么：建成的实验室一间一间看。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.labs);
}

export default async function LabsPage() {
  const [page, links] = await Promise.all([getLabPage(), getLinks('lab')]);
  return (
    <>
      <CategoryBanner alias="laboratory" title="实验室" introduction={INTRODUCTION} />
      <LabList page={page} links={links} />
      <StructuredData page={fixedPages.labs} type="lab" items={links} />
    </>
  );
}
