import type { Metadata } from 'next';
import { PageShare } from '@/components/share/page-share';
import { TrainingArticle } from '@/components/training/training-article';
import { ArticleHead } from '@/components/ui/article-head';
import { getTraining, getTrainingText } from '@/lib/content/training';
import { formatDate } from '@/lib/text';
import { found } from '@/lib/pages/found';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/pages/metadata';
import { trainingParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateStaticParams() {
  return trainingParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getTraining((await params).id);
  if (!item) return {};
  const { title, introduction: description, alias, image } = item;
  return pageMetadata({ title, description, path: paths.training(alias), image: image?.src, type: 'article' });
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
    </article>
  );
}
