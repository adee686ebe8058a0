import type { Metadata } from 'next';
import { CaseList } from '@/components/case/case-list';
import { CategoryHead } from '@/components/ecosystem/category-head';
import { ListCount } from '@/components/list/list-count.client';
import { StructuredData } from '@/components/seo/structured-data';
import { getCasePage } from '@/lib/content/case';
import { getLinks } from '@/lib/content/links';
import { paths } from '@/lib/paths';
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
        count={<ListCount path={paths.cases()} total={page.totalCount} unit="个" order="按发布时间排列" />}
        introduction={INTRODUCTION}
      />
      <CaseList page={page} links={links} />
      <StructuredData page={fixedPages.cases} type="case" items={links} />
    </>
  );
}
