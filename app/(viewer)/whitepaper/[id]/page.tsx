import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { WhitePaperFrontPage } from '@/components/white-paper/white-paper-front-page';
import { getFreePages, getWhitePaper } from '@/lib/content/white-paper';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/pages/metadata';
import { whitePaperParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateStaticParams() {
  return whitePaperParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const paper = await getWhitePaper((await params).id);
  if (!paper) return {};
  const { title, description, id, image } = paper;
  return pageMetadata({ title, description, path: paths.whitePaper(id), image: image?.src, type: 'article' });
}

/** Route name pdf-detail. The same for all: whether more than the free pages may be read, the file route decides. */
export default async function WhitePaperPage({ params }: Props) {
  const paper = await getWhitePaper((await params).id);
  if (!paper) notFound();
  return <WhitePaperFrontPage paper={paper} free={await getFreePages(paper.id)} />;
}
