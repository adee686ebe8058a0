import type { Metadata } from 'next';
import { SolutionCards } from '@/components/solution/solution-cards';
import { ListHead } from '@/components/ui/list-head';
import { PageBody } from '@/components/ui/page-body';
import { StructuredData } from '@/components/seo/structured-data';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { getSolutionIndex } from '@/lib/pages/solution-index';

const INTRODUCTION = '按实验室来配：设备清单、房间与网络要求、第一个月做什么，都写在每个方案里。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.solutions);
}

export default async function SolutionsPage() {
  const solutions = await getSolutionIndex();
  return (
    <>
      <ListHead title="解决方案" count={`${solutions.length} 个`} introduction={INTRODUCTION} />
      <PageBody>
        <SolutionCards solutions={solutions} />
      </PageBody>
      <StructuredData page={fixedPages.solutions} type="solution" items={solutions} />
    </>
  );
}
