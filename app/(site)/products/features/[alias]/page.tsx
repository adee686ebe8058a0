import type { Metadata } from 'next';
import { FeatureBlocks } from '@/components/feature/feature-blocks';
import { FeatureIntroduction } from '@/components/feature/feature-introduction';
import { ProcessSteps } from '@/components/feature/process-steps';
import { StructuredData } from '@/components/seo/structured-data';
import { HeadBanner } from '@/components/ui/head-banner';
import { EXPERIMENT_PROCESS, getFeature } from '@/lib/content/feature';
import { found } from '@/lib/pages/found';
import { paths } from '@/lib/paths';
import { featurePage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { featureParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ alias: string }>;
}

export async function generateStaticParams() {
  return featureParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getFeature((await params).alias);
  return item ? pageMetadata(featurePage(item)) : {};
}

export default async function FeaturePage({ params }: Props) {
  const { alias } = await params;
  const feature = found(await getFeature(alias), alias, paths.feature);
  const Blocks = feature.alias === EXPERIMENT_PROCESS ? ProcessSteps : FeatureBlocks;
  return (
    <>
      <HeadBanner
        title={feature.title}
        kicker={feature.englishName}
        subTitle={feature.subTitle}
        introduction={feature.introduction}
        picture={feature.headerImage ?? feature.image}
        crumbs={[{ href: paths.features(), label: '产品功能' }]}
      />
      <FeatureIntroduction feature={feature} />
      <Blocks blocks={feature.children} />
      <StructuredData page={featurePage(feature)} />
    </>
  );
}
