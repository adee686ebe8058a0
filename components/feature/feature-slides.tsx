import type { FeatureSlide } from '@/lib/content/feature';
import { paths } from '@/lib/paths';
import { ArrowLink } from '../ui/arrow-link';
import { EmptyBlock } from '../ui/empty-block';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Split } from '../ui/split';

/** Every feature with its picture, name, description and the way to its page. */
export function FeatureSlides({ slides }: { slides: FeatureSlide[] }) {
  if (slides.length === 0) return <EmptyBlock />;
  return slides.map((slide, index) => (
    <Split key={slide.id} reversed={index % 2 === 1} picture={slide.image && <Picture picture={slide.image} />}>
      <Icon icon={slide.icon} />
      <h2>{slide.title}</h2>
      {slide.subTitle && <p>{slide.subTitle}</p>}
      <p>{slide.introduction}</p>
      <RichText text={slide.description} />
      {slide.alias && <ArrowLink href={paths.feature(slide.alias)}>查看详情</ArrowLink>}
    </Split>
  ));
}
