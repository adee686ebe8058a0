import type { Metadata } from 'next';
import { LabArticle } from '@/components/lab/lab-article';
import { LabModules } from '@/components/lab/lab-modules';
import { PageShare } from '@/components/share/page-share';
import { StructuredData } from '@/components/seo/structured-data';
import { ArticleHead } from '@/components/ui/article-head';
import { getLab } from '@/lib/content/lab';
import { getModulesOfLab } from '@/lib/content/module';
import { formatDate } from '@/lib/text';
import { found } from '@/lib/pages/found';
import { paths } from '@/lib/paths';
import { labPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { labParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateStaticParams() {
  return labParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getLab((await params).id);
  return item ? pageMetadata(labPage(item)) : {};
}

export default async function LabPage({ params }: Props) {
  const { id } = await params;
  const lab = found(await getLab(id), id, paths.lab);
  const modules = await getModulesOfLab(lab.id);
  return (
    <article>
      <ArticleHead
        title={lab.title}
        crumbs={[
          { href: paths.ecosystem(), label: '生态' },
          { href: paths.labs(), label: '实验室' },
        ]}
        meta={[lab.customerName, formatDate(lab.buildDate)]}
        picture={lab.images[0]}
      >
        <PageShare path={paths.lab(lab.alias)} title={lab.title} label="分享这间实验室" />
      </ArticleHead>
      <LabArticle lab={lab} />
      <LabModules modules={modules} />
      <StructuredData page={labPage(lab)} />
    </article>
  );
}
