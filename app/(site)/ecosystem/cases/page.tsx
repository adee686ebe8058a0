import type { Metadata } from 'next';
import { CaseList } from '@/components/case/case-list';
import { CategoryBanner } from '@/components/ecosystem/category-banner';
import { getCasePage } from '@/lib/content/case';
import { getLinks } from '@/lib/content/links';
import { paths } from '@/lib/paths';
import { descriptions } from '@/lib/pages/descriptions';
import { pageMetadata } from '@/lib/pages/metadata';

const INTRODUCTION = '每个案例写清问题、设计、人数、结果，和一处做得不够好的地方。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ title: '案例', description: descriptions.cases, path: paths.cases() });
}

export default async function CasesPage() {
  const [page, links] = await Promise.all([getCasePage(), getLinks('case')]);
  return (
    <>
      <CategoryBanner alias="case" title="案例" introduction={INTRODUCTION} />
      <CaseList page={page} links={links} />
    </>
  );
}
