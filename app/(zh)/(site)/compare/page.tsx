import { ComparisonBody } from '@/components/comparison/comparison-body';
import { ComparisonHead } from '@/components/comparison/comparison-head';
import { StructuredData } from '@/components/seo/structured-data';
import { readComparison } from '@/lib/content/comparison';
import { getVersionGroups } from '@/lib/content/version-groups';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(fixedPages.compare);

/** What can be compared; versions side by side are `asked/compare`. */
export default async function ComparePage() {
  const [nothing, groups] = await Promise.all([readComparison(undefined), getVersionGroups()]);
  return (
    <>
      <ComparisonHead comparison={nothing} />
      <ComparisonBody comparison={nothing} groups={groups} hasAsked={false} />
      <StructuredData page={fixedPages.compare} />
    </>
  );
}
