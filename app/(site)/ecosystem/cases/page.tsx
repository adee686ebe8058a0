import type { Metadata } from 'next';
import { CaseList } from '@/components/case/case-list';
import { CategoryBanner } from '@/components/ecosystem/category-banner';
import { StructuredData } from '@/components/seo/structured-data';
import { getCasePage } from '@/lib/content/case';
import { getLinks } from '@/lib/content/links';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION = '每个案例写清问题、设计、人数、结果，和一处做得不够好的地方。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.cases);
}

export default async function CasesPage() {
  const [page, links] = await Promise.all([getCasePage(), getLinks('case')]);
  return (
    <>
      <CategoryBanner alias="case" title="案例" introduction={INTRODUCTION} />
      <CaseList page={page} links={links} />
      <StructuredData page={fixedPages.cases} type="case" items={links} />
    </>
  );
}
