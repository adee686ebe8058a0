import type { Metadata } from 'next';
import { connection } from 'next/server';
import { ComparisonBody } from '@/components/comparison/comparison-body';
import { ComparisonHead } from '@/components/comparison/comparison-head';
import { StructuredData } from '@/components/seo/structured-data';
import { readComparison } from '@/lib/content/comparison';
import { getVersionGroups } from '@/lib/content/version-groups';
import { comparisonPage } from '@/lib/seo/comparison-page';
import { pageMetadata } from '@/lib/seo/metadata';

/** What is asked decides what is shown. */
export const instant = false;

interface Props {
  searchParams: Promise<{ ids?: string | string[] }>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { ids } = await searchParams;
  const page = comparisonPage(await readComparison(ids));
  // a combination is in no index, and no other spelling of anything
  return { ...pageMetadata({ ...page, noindex: true }), alternates: undefined };
}

/** Versions side by side: what `/compare` answers when it is asked. */
export default async function ComparePage({ searchParams }: Props) {
  await connection();
  const { ids } = await searchParams;
  const [comparison, groups] = await Promise.all([readComparison(ids), getVersionGroups()]);
  return (
    <>
      <ComparisonHead comparison={comparison} />
      <ComparisonBody comparison={comparison} groups={groups} hasAsked />
      <StructuredData page={comparisonPage(comparison)} />
    </>
  );
}
