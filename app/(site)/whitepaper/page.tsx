import type { Metadata } from 'next';
import { HeadBanner } from '@/components/ui/head-banner';
import { PageBody } from '@/components/ui/page-body';
import { WhitePaperGrid } from '@/components/white-paper/white-paper-grid';
import { getWhitePapers } from '@/lib/content/white-paper';
import { paths } from '@/lib/paths';
import { descriptions } from '@/lib/pages/descriptions';
import { pageMetadata } from '@/lib/pages/metadata';

const INTRODUCTION = '把一个问题讲到底：数据、图表与参考文献。前三页公开，留下联系方式后可读全文。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ title: '白皮书', description: descriptions.whitePapers, path: paths.whitePapers() });
}

export default async function WhitePapersPage() {
  const papers = await getWhitePapers();
  return (
    <>
      <HeadBanner title="白皮书" introduction={INTRODUCTION} />
      <PageBody>
        <WhitePaperGrid papers={papers} />
      </PageBody>
    </>
  );
}
