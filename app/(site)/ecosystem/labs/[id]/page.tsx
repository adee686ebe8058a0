import type { Metadata } from 'next';
import { LabArticle } from '@/components/lab/lab-article';
import { LabModules } from '@/components/lab/lab-modules';
import { PageShare } from '@/components/share/page-share';
import { ArticleHead } from '@/components/ui/article-head';
import { getLab } from '@/lib/content/lab';
import { getModulesOfLab } from '@/lib/content/module';
import { formatDate } from '@/lib/text';
import { found } from '@/lib/pages/found';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/pages/metadata';
import { labParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateStaticParams() {
  return labParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lab = await getLab((await params).id);
  if (!lab) return {};
  const { title, introduction: description, alias, images } = lab;
  return pageMetadata({ title, description, path: paths.lab(alias), image: images[0]?.src, type: 'article' });
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
    </article>
  );
}
