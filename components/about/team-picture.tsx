import { Picture, type PictureData } from '../ui/picture';
import { Section } from '../ui/section';

/** What the people do all day. */
export function TeamPicture({ picture }: { picture: PictureData | null }) {
  if (!picture) return null;
  return (
    <Section id="team" title="团队">
      <Picture picture={picture} ratio="strip" sizes="(max-width: 768px) 100vw, 1200px" />
    </Section>
  );
}
