import type { Metadata } from 'next';
import { StructuredData } from '@/components/seo/structured-data';
import { StoryGrid } from '@/components/list/story-grid';
import StoryItems from '@/components/list/story-items';
import { EmptyBlock } from '@/components/ui/empty-block';
import { ListHead } from '@/components/ui/list-head';
import { PageBody } from '@/components/ui/page-body';
import { getDomainModuleAliases } from '@/lib/content/domain';
import { getCards } from '@/lib/content/links';
import { withLeadPreview } from '@/lib/pages/lead-preview';
import { getModuleHours } from '@/lib/pages/module-hours';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION =
  '从驾驶、航空到教育、消费：每个领域问什么，用哪几路信号回答，做过哪些实验。表盘上亮着的是用到的信号。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.domains);
}

export default async function DomainsPage() {
  const [domains, used] = await Promise.all([getCards('domain'), getDomainModuleAliases()]);
  const hours = await getModuleHours(used);
  return (
    <>
      <ListHead title="应用领域" count={`${domains.length}个`} introduction={INTRODUCTION} />
      <PageBody>
        {domains.length === 0 ? (
          <EmptyBlock />
        ) : (
          <StoryGrid>
            <StoryItems cards={await withLeadPreview(domains)} heading="h2" hours={hours} />
          </StoryGrid>
        )}
      </PageBody>
      <StructuredData page={fixedPages.domains} type="domain" items={domains} />
    </>
  );
}
