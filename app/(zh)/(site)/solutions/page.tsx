import type { Metadata } from 'next';
import { SolutionCards } from '@/components/solution/solution-cards';
import { SolutionListHead } from '@/components/solution/solution-list-head';
import { PageBody } from '@/components/ui/page-body';
import { LanguageLink } from '@/components/layout/language-link';
import { StructuredData } from '@/components/seo/structured-data';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { translated } from '@/lib/seo/translated';
import { getSolutionIndex } from '@/lib/pages/solution-index';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await translated(fixedPages.solutions));
}

export default async function SolutionsPage() {
  const solutions = await getSolutionIndex();
  return (
    <>
      <SolutionListHead solutions={solutions} />
      <PageBody>
        <SolutionCards solutions={solutions} />
      </PageBody>
      <LanguageLink path={fixedPages.solutions.path} />
      <StructuredData page={fixedPages.solutions} type="solution" items={solutions} />
    </>
  );
}
