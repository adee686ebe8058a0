import type { FeatureRow } from '@/lib/content/feature';
import { paths } from '@/lib/paths';
import { FeatureCarousel } from '../ui/feature-carousel';
import { Section } from '../ui/section';

/** One place of each feature from close by, one after the other: the rows above show them from afar. */
export function FeatureCloseUps({ features }: { features: FeatureRow[] }) {
  const slides = features.map(({ closeUp }) => closeUp).filter((slide) => slide !== null);
  if (slides.length === 0) return null;
  return (
    <Section id="close-ups" title="功能细节" background="tint">
      <FeatureCarousel page={paths.features()} label="产品功能的细节" items={slides} linkTo={paths.feature} />
    </Section>
  );
}
