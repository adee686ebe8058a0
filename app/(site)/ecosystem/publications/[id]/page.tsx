import type { Metadata } from 'next';
import { PublicationArticle } from '@/components/publication/publication-article';
import { StructuredData } from '@/components/seo/structured-data';
import { ArticleHead } from '@/components/ui/article-head';
import { getPublication } from '@/lib/content/publication';
import { formatDate } from '@/lib/text';
import { found } from '@/lib/pages/found';
import { paths } from '@/lib/paths';
import { publicationPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { publicationParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateStaticParams() {
  return publicationParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getPublication((await params).id);
  return item ? pageMetadata(publicationPage(item)) : {};
}

export default async function PublicationPage({ params }: Props) {
  const { id } = await params;
  const item = found(await getPublication(id), id, paths.publication);
  return (
    <article>
      <ArticleHead
        title={item.title}
        crumbs={[
          { href: paths.ecosystem(), label: '生态' },
          { href: paths.publications(), label: '论文' },
        ]}
        meta={[item.citation?.authors.join('，') ?? '', item.citation?.journal ?? '', formatDate(item.publishedUtc)]}
      />
      <PublicationArticle item={item} />
      <StructuredData page={publicationPage(item)} />
    </article>
  );
}
