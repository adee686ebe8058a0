import type { Metadata } from 'next';
import { featureSections } from '@/components/feature/feature-sections';
import { StructuredData } from '@/components/seo/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { Hero } from '@/components/ui/hero';
import { Sections } from '@/components/ui/sections';
import { getFeature } from '@/lib/content/feature';
import { enquireAbout } from '@/lib/pages/enquire-about';
import { found } from '@/lib/pages/found';
import { paths } from '@/lib/paths';
import { featurePage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { aliasParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ alias: string }>;
}

export const generateStaticParams = aliasParams('feature');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getFeature((await params).alias);
  return item ? pageMetadata(featurePage(item)) : {};
}

export default async function FeaturePage({ params }: Props) {
  const { alias } = await params;
  const feature = found(await getFeature(alias), alias, 'feature');
  const { keyNumber: number } = feature;
  const action = enquireAbout(feature.title);
  return (
    <>
      <Hero
        title={feature.title}
        englishName={feature.englishName}
        question={feature.subTitle}
        lead={feature.introduction}
        picture={feature.headerImage ?? feature.image}
        form="diagram"
        fact={number && { ...number, note: number.interval }}
        crumbs={[{ href: paths.features(), label: '产品功能' }]}
      >
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </Hero>
      <Sections sections={featureSections(feature)} action={action} />
      <StructuredData page={featurePage(feature)} />
    </>
  );
}
