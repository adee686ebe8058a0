import type { Metadata } from 'next';
import { PageShare } from '@/components/share/page-share';
import { StructuredData } from '@/components/seo/structured-data';
import { TrainingArticle } from '@/components/training/training-article';
import { ArticleHead } from '@/components/ui/article-head';
import { getTraining, getTrainingText } from '@/lib/content/training';
import { formatDate } from '@/lib/text';
import { found } from '@/lib/pages/found';
import { paths } from '@/lib/paths';
import { trainingPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { trainingParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateStaticParams() {
  return trainingParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getTraining((await params).id);
  return item ? pageMetadata(trainingPage(item)) : {};
}

export default async function TrainingPage({ params }: Props) {
  const { id } = await params;
  const item = found(await getTraining(id), id, paths.training);
  return (
    <article>
      <ArticleHead
        title={item.title}
        crumbs={[
          { href: paths.ecosystem(), label: '生态' },
          { href: paths.trainings(), label: '培训' },
        ]}
        meta={[formatDate(item.startTime)]}
        picture={item.image}
      >
        <PageShare path={paths.training(item.alias)} title={item.title} label="分享这场培训" />
      </ArticleHead>
      <TrainingArticle introduction={item.introduction} text={getTrainingText(item.alias)} />
      <StructuredData page={trainingPage(item)} />
    </article>
  );
}
