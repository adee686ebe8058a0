import { Picture, type PictureData } from '../ui/picture';
import { Section } from '../ui/section';
import { scrollStop } from '../ui/scroll-stop';
import styles from './team-picture.module.css';

/** The people; on phones one goes along the rows. */
export function TeamPicture({ picture }: { picture: PictureData | null }) {
  if (!picture) return null;
  return (
    <Section id="team" title="团队">
      <div className={styles.root} role="group" aria-label="团队合影" {...scrollStop}>
        <Picture picture={picture} ratio="banner" sizes="(max-width: 768px) 640px, 1200px" />
      </div>
    </Section>
  );
}
