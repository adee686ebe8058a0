import type { Metadata } from 'next';
import { StructuredData } from '@/components/seo/structured-data';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { CategoryHead } from '@/components/ecosystem/category-head';
import { RecentTrainings } from '@/components/training/recent-trainings';
import { TrainingHistory } from '@/components/training/training-history';
import { getLinks } from '@/lib/content/links';
import { getRecentTrainings, getTrainingPage, getTrainingsFacts } from '@/lib/content/training';

const INTRODUCTION = '讲给谁听，听完会做什么，几点到几点，带什么来。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.trainings);
}

export default async function TrainingsPage() {
  const [recent, history, links, facts] = await Promise.all([
    getRecentTrainings(),
    getTrainingPage(),
    getLinks('training'),
    getTrainingsFacts(),
  ]);
  return (
    <>
      <CategoryHead alias="training-course" title="培训" introduction={INTRODUCTION} isPictured />
      <RecentTrainings cards={recent} facts={facts} />
      <TrainingHistory page={history} links={links} recent={recent} facts={facts} />
      <StructuredData page={fixedPages.trainings} type="training" items={links} />
    </>
  );
}
