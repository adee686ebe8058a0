import type { Metadata } from 'next';
import { StructuredData } from '@/components/seo/structured-data';
import { TrainingArticle } from '@/components/training/training-article';
import { TrainingHead } from '@/components/training/training-head';
import { getTraining, getTrainingText } from '@/lib/content/training';
import { courseContact } from '@/lib/pages/course-contact';
import { found } from '@/lib/pages/found';
import { trainingPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { idParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ id: string }>;
}

export const generateStaticParams = idParams('training');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getTraining((await params).id);
  return item ? pageMetadata(trainingPage(item)) : {};
}

export default async function TrainingPage({ params }: Props) {
  const { id } = await params;
  const item = found(await getTraining(id), id, 'training');
  const ask = await courseContact(item);
  return (
    <article>
      <TrainingHead item={item} ask={ask} />
      <TrainingArticle introduction={item.introduction} text={getTrainingText(item.alias)} ask={ask} />
      <StructuredData page={trainingPage(item)} />
    </article>
  );
}
