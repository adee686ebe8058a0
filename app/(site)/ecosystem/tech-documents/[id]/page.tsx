import type { Metadata } from 'next';
import { StructuredData } from '@/components/seo/structured-data';
import { TechDocumentArticle } from '@/components/tech-document/tech-document-article';
import { PageShare } from '@/components/share/page-share';
import { ArticleHead } from '@/components/ui/article-head';
import { getTechDocument } from '@/lib/content/tech-document';
import { formatDate } from '@/lib/text';
import { found } from '@/lib/pages/found';
import { paths } from '@/lib/paths';
import { techDocumentPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { techDocumentParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateStaticParams() {
  return techDocumentParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getTechDocument((await params).id);
  return item ? pageMetadata(techDocumentPage(item)) : {};
}

export default async function TechDocumentPage({ params }: Props) {
  const { id } = await params;
  const item = found(await getTechDocument(id), id, paths.techDocument);
  return (
    <article>
      <ArticleHead
        title={item.title}
        crumbs={[
          { href: paths.ecosystem(), label: '生态' },
          { href: paths.techDocuments(), label: '技术文档' },
        ]}
        meta={[formatDate(item.publishedUtc)]}
        picture={item.image}
      >
        <PageShare path={paths.techDocument(item.alias)} title={item.title} label="分享这篇文档" />
      </ArticleHead>
      <TechDocumentArticle item={item} />
      <StructuredData page={techDocumentPage(item)} />
    </article>
  );
}
