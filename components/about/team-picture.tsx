import captioned from '../ui/figure.module.css';
import { NoBreakText } from '../ui/no-break-text';
import { Picture, type PictureData } from '../ui/picture';
import { Section } from '../ui/section';

/** What the people do all day. */
export function TeamPicture({ picture }: { picture: PictureData | null }) {
  if (!picture) return null;
  return (
    <Section id="team" title="团队">
      <figure className={captioned.inset}>
        <Picture picture={{ ...picture, alt: '' }} ratio="strip" sizes="(max-width: 768px) 100vw, 1200px" />
        {picture.alt && (
          <figcaption>
            <NoBreakText>{picture.alt}</NoBreakText>
          </figcaption>
        )}
      </figure>
    </Section>
  );
}
