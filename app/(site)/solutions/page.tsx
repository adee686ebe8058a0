import type { Metadata } from 'next';
import { CardGrid } from '@/components/list/card-grid';
import { StructuredData } from '@/components/seo/structured-data';
import { HeadBanner } from '@/components/ui/head-banner';
import { PageBody } from '@/components/ui/page-body';
import { getSolutions } from '@/lib/content/solution';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION = '按实验室来配：设备清单、房间与网络要求、第一个月做什么，都写在每个方案里。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.solutions);
}

export default async function SolutionsPage() {
  const solutions = await getSolutions();
  return (
    <>
      <HeadBanner title="解决方案" introduction={INTRODUCTION} />
      <PageBody>
        <CardGrid cards={solutions} heading="h2" />
      </PageBody>
      <StructuredData page={fixedPages.solutions} type="solution" items={solutions} />
    </>
  );
}
