import type { Feature } from '@/lib/content/feature';
import { Lead } from '../ui/lead';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { Split } from '../ui/split';

/** What a feature does, beside its picture or animation. */
export function FeatureIntroduction({ feature }: { feature: Feature }) {
  const picture = feature.introductionImage ?? (feature.headerImage ? feature.image : null);
  return (
    <Section id="introduction" title={feature.name || '介绍'}>
      <Split picture={picture && <Picture picture={picture} />}>
        <Lead narrowOnly>{feature.introduction}</Lead>
        <RichText text={feature.description} />
        <RichText text={feature.details} />
      </Split>
    </Section>
  );
}
