import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/seo/structured-data';
import { WhitePaperFrontPage } from '@/components/white-paper/white-paper-front-page';
import { getFreePages, getWhitePaper } from '@/lib/content/white-paper';
import { getFreeText } from '@/lib/content/white-paper-text';
import { whitePaperPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { idParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ id: string }>;
}

export const generateStaticParams = idParams('white-paper');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const paper = await getWhitePaper((await params).id);
  return paper ? pageMetadata(whitePaperPage(paper)) : {};
}

/** Route name pdf-detail. The same for all: whether more than the free pages may be read, the file route decides. */
export default async function WhitePaperPage({ params }: Props) {
  const paper = await getWhitePaper((await params).id);
  if (!paper) notFound();
  const [free, text] = await Promise.all([getFreePages(paper.id), getFreeText(paper.id)]);
  return (
    <>
      <WhitePaperFrontPage paper={paper} free={free} hasText={text !== null} />
      <StructuredData page={whitePaperPage(paper)} />
    </>
  );
}
