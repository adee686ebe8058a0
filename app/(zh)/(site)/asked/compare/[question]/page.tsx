import type { Metadata } from 'next';
import { ComparisonBody } from '@/components/comparison/comparison-body';
import { ComparisonHead } from '@/components/comparison/comparison-head';
import { StructuredData } from '@/components/seo/structured-data';
import { readQuestion } from '@/lib/asked-question';
import { readComparison } from '@/lib/content/comparison';
import { getVersionGroups } from '@/lib/content/version-groups';
import { questionParams } from '@/lib/pages/static-params';
import { paths } from '@/lib/paths';
import { comparisonPage } from '@/lib/seo/comparison-page';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ question: string }>;
}

export const generateStaticParams = questionParams(paths.compare(['none']));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { ids } = readQuestion((await params).question);
  // a combination is no other spelling of anything
  return { ...pageMetadata(comparisonPage(await readComparison(ids))), alternates: undefined };
}

/** Versions side by side: what `/compare` answers when it is asked. */
export default async function ComparePage({ params }: Props) {
  const { ids } = readQuestion((await params).question);
  const [comparison, groups] = await Promise.all([readComparison(ids), getVersionGroups()]);
  return (
    <>
      <ComparisonHead comparison={comparison} />
      <ComparisonBody comparison={comparison} groups={groups} hasAsked />
      <StructuredData page={comparisonPage(comparison)} />
    </>
  );
}
