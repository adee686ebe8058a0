import { Picture, type PictureData } from '../ui/picture';
import { Section } from '../ui/section';

/** The people. */
export function TeamPicture({ picture }: { picture: PictureData | null }) {
  if (!picture) return null;
  return (
    <Section id="team" title="团队">
      <Picture picture={picture} ratio="banner" sizes="(max-width: 1248px) 100vw, 1200px" />
    </Section>
  );
}
