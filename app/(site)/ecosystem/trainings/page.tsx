import type { Metadata } from 'next';
import { CategoryBanner } from '@/components/ecosystem/category-banner';
import { StructuredData } from '@/components/seo/structured-data';
import { RecentTrainings } from '@/components/training/recent-trainings';
import { TrainingHistory } from '@/components/training/training-history';
import { getLinks } from '@/lib/content/links';
import { getRecentTrainings, getTrainingPage } from '@/lib/content/training';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION = '讲给谁听，听完会做什么，几点到几点，带什么来。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.trainings);
}

export default async function TrainingsPage() {
  const [recent, history, links] = await Promise.all([getRecentTrainings(), getTrainingPage(), getLinks('training')]);
  return (
    <>
      <CategoryBanner alias="training-course" title="培训" introduction={INTRODUCTION} />
      <RecentTrainings cards={recent} />
      <TrainingHistory page={history} links={links} recent={recent} />
      <StructuredData page={fixedPages.trainings} type="training" items={links} />
    </>
  );
}
