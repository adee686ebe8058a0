import type { Metadata } from 'next';
import { StructuredData } from '@/components/seo/structured-data';
import { NextDocuments } from '@/components/tech-document/next-documents';
import { TechDocumentArticle } from '@/components/tech-document/tech-document-article';
import { TechDocumentHead } from '@/components/tech-document/tech-document-head';
import { getTechDocument } from '@/lib/content/tech-document';
import { getNextDocuments } from '@/lib/pages/next-documents';
import { found } from '@/lib/pages/found';
import { techDocumentPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { idParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ id: string }>;
}

export const generateStaticParams = idParams('tech-document');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getTechDocument((await params).id);
  return item ? pageMetadata(techDocumentPage(item)) : {};
}

export default async function TechDocumentPage({ params }: Props) {
  const { id } = await params;
  const item = found(await getTechDocument(id), id, 'tech-document');
  return (
    <article>
      <TechDocumentHead item={item} />
      <TechDocumentArticle item={item} />
      <NextDocuments documents={await getNextDocuments(item)} />
      <StructuredData page={techDocumentPage(item)} />
    </article>
  );
}
