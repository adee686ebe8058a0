import type { Metadata } from 'next';
import { CaseArticle } from '@/components/case/case-article';
import { CaseRelations } from '@/components/case/case-relations';
import { PageShare } from '@/components/share/page-share';
import { StructuredData } from '@/components/seo/structured-data';
import { ArticleHead } from '@/components/ui/article-head';
import { getCase } from '@/lib/content/case';
import { getModulesOfCase } from '@/lib/content/module';
import { getSolutionsOfCase } from '@/lib/content/solution';
import { formatDate } from '@/lib/text';
import { found } from '@/lib/pages/found';
import { paths } from '@/lib/paths';
import { casePage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { caseParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateStaticParams() {
  return caseParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getCase((await params).id);
  return item ? pageMetadata(casePage(item)) : {};
}

export default async function CasePage({ params }: Props) {
  const { id } = await params;
  const item = found(await getCase(id), id, paths.case);
  const [modules, solutions] = await Promise.all([getModulesOfCase(item.id), getSolutionsOfCase(item.id)]);
  return (
    <article>
      <ArticleHead
        title={item.title}
        crumbs={[
          { href: paths.ecosystem(), label: '生态' },
          { href: paths.cases(), label: '案例' },
        ]}
        meta={[item.customerName, formatDate(item.publishedUtc)]}
        picture={item.image}
      >
        <PageShare path={paths.case(item.alias)} title={item.title} label="分享这个案例" />
      </ArticleHead>
      <CaseArticle item={item} />
      <CaseRelations modules={modules} solutions={solutions} products={item.products} />
      <StructuredData page={casePage(item)} />
    </article>
  );
}
