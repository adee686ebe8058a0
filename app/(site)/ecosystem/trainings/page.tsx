import type { Metadata } from 'next';
import { CategoryBanner } from '@/components/ecosystem/category-banner';
import { RecentTrainings } from '@/components/training/recent-trainings';
import { TrainingHistory } from '@/components/training/training-history';
import { getLinks } from '@/lib/content/links';
import { getRecentTrainings, getTrainingPage } from '@/lib/content/training';
import { paths } from '@/lib/paths';
import { descriptions } from '@/lib/pages/descriptions';
import { pageMetadata } from '@/lib/pages/metadata';

const INTRODUCTION = '讲给谁听，听完会做什么，几点到几点，带什么来。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ title: '培训', description: descriptions.trainings, path: paths.trainings() });
}

export default async function TrainingsPage() {
  const [recent, history, links] = await Promise.all([getRecentTrainings(), getTrainingPage(), getLinks('training')]);
  return (
    <>
      <CategoryBanner alias="training-course" title="培训" introduction={INTRODUCTION} />
      <RecentTrainings cards={recent} />
      <TrainingHistory page={history} links={links} recent={recent} />
    </>
  );
}
