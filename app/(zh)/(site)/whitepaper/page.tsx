import { getCards } from '@/lib/content/links';
import type { Metadata } from 'next';
import { StructuredData } from '@/components/seo/structured-data';
import { ListHead } from '@/components/ui/list-head';
import { PageBody } from '@/components/ui/page-body';
import { WhitePaperGrid } from '@/components/white-paper/white-paper-grid';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION = '把一个问题讲到底：数据、图表与参考文献。前三页公开，留下联系方式后可读全文。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.whitePapers);
}

export default async function WhitePapersPage() {
  const papers = await getCards('white-paper');
  return (
    <>
      <ListHead title="白皮书" count={`${papers.length}份`} introduction={INTRODUCTION} />
      <PageBody>
        <WhitePaperGrid papers={papers} />
      </PageBody>
      <StructuredData page={fixedPages.whitePapers} type="white-paper" items={papers} />
    </>
  );
}
