import type { Metadata } from 'next';
import { MoreItems } from '@/components/list/more-items';
import { HeadBanner } from '@/components/ui/head-banner';
import { PageBody } from '@/components/ui/page-body';
import { WhitePaperGrid } from '@/components/white-paper/white-paper-grid';
import { LIST_PAGE_SIZE } from '@/lib/constants';
import { getWhitePapers } from '@/lib/content/white-paper';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';

const DESCRIPTION = '把一个问题讲到底：数据、图表与参考文献。前三页公开，留下联系方式后可读全文。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ title: '白皮书', description: DESCRIPTION, path: paths.whitePapers() });
}

export default async function WhitePapersPage() {
  const papers = await getWhitePapers();
  const links = papers.map(({ alias, title }) => ({ href: paths.whitePaper(alias), label: title }));
  return (
    <>
      <HeadBanner title="白皮书" introduction={DESCRIPTION} />
      <PageBody>
        <WhitePaperGrid papers={papers.slice(0, LIST_PAGE_SIZE)} />
        <MoreItems links={links} skip={LIST_PAGE_SIZE} />
      </PageBody>
    </>
  );
}
