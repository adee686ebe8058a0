import type { Metadata } from 'next';
import { FeatureCloseUps } from '@/components/feature/feature-close-ups';
import { FeatureRows } from '@/components/feature/feature-rows';
import { StructuredData } from '@/components/seo/structured-data';
import { ListHead } from '@/components/ui/list-head';
import { PageBody } from '@/components/ui/page-body';
import { getFeatures } from '@/lib/content/feature';
import { getNumbers } from '@/lib/content/key-number';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION = '云端同步、实验流程、数据分析与实验范式：平台做什么，每一步省下什么。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.features);
}

export default async function FeaturesPage() {
  const [features, numbers] = await Promise.all([getFeatures(), getNumbers('feature')]);
  return (
    <>
      <ListHead title="产品功能" count={`${features.length}项`} introduction={INTRODUCTION} />
      <PageBody>
        <FeatureRows features={features} numbers={numbers} />
      </PageBody>
      <FeatureCloseUps features={features} />
      <StructuredData page={fixedPages.features} type="feature" items={features} />
    </>
  );
}
