import captioned from '../ui/figure.module.css';
import { FigureCaption } from '../ui/figure-caption';
import { Picture, type PictureData } from '../ui/picture';
import { Section } from '../ui/section';

/** What the people do all day. */
export function TeamPicture({ picture }: { picture: PictureData | null }) {
  if (!picture) return null;
  return (
    <Section id="team" title="团队">
      <figure className={captioned.inset}>
        <Picture picture={{ ...picture, alt: '' }} ratio="strip" sizes="(max-width: 768px) 100vw, 1200px" />
        <FigureCaption>{picture.alt}</FigureCaption>
      </figure>
    </Section>
  );
}
