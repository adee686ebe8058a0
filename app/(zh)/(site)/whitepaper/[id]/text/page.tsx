import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/seo/structured-data';
import { PaperText } from '@/components/white-paper/paper-text';
import { getWhitePaper } from '@/lib/content/white-paper';
import { getFreeText, getGatedChapters } from '@/lib/content/white-paper-text';
import { idParams } from '@/lib/pages/static-params';
import { paperTextPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ id: string }>;
}

export const generateStaticParams = idParams('white-paper');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const paper = await getWhitePaper((await params).id);
  const free = paper && (await getFreeText(paper.id));
  return free ? pageMetadata(paperTextPage(paper, free)) : {};
}

/** The same for all: whether more than the free part may be read, the route of the text decides. */
export default async function WhitePaperTextPage({ params }: Props) {
  const paper = await getWhitePaper((await params).id);
  const free = paper && (await getFreeText(paper.id));
  if (!free) notFound();
  return (
    <>
      <PaperText paper={paper} free={free} chapters={await getGatedChapters(paper.id)} />
      <StructuredData page={paperTextPage(paper, free)} />
    </>
  );
}
