import type { Metadata } from 'next';
import { CaseList } from '@/components/case/case-list';
import { StructuredData } from '@/components/seo/structured-data';
import { CategoryHead } from '@/components/ecosystem/category-head';
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
      <CategoryHead
        alias="case"
        title="案例"
        count={`${page.totalCount} 个，按发布时间排列`}
        introduction={INTRODUCTION}
      />
      <CaseList page={page} links={links} />
      <StructuredData page={fixedPages.cases} type="case" items={links} />
    </>
  );
}
