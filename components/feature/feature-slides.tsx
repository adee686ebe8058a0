import type { FeatureSlide } from '@/lib/content/feature';
import { paths } from '@/lib/paths';
import { ItemRows } from '../list/item-rows';
import { EmptyBlock } from '../ui/empty-block';
import { FeatureCarousel } from '../ui/feature-carousel';
import { Section } from '../ui/section';

/** The features one after the other, and all of them below. */
export function FeatureSlides({ slides }: { slides: FeatureSlide[] }) {
  if (slides.length === 0) return <EmptyBlock />;
  return (
    <>
      <Section id="slides" title="一项一项看">
        <FeatureCarousel page={paths.features()} label="产品功能" items={slides} linkTo={paths.feature} />
      </Section>
      <Section id="features" title="全部功能">
        <ItemRows cards={slides} lead="icon" />
      </Section>
    </>
  );
}
