import { Picture, type PictureData } from '../ui/picture';
import { Section } from '../ui/section';
import styles from './product-gallery.module.css';

/** Views of a device. */
export function ProductGallery({ pictures }: { pictures: PictureData[] }) {
  if (pictures.length === 0) return null;
  return (
    <Section id="gallery" title="外观">
      <ul className={styles.root} tabIndex={0} aria-label="外观图片">
        {pictures.map((picture) => (
          <li key={picture.src}>
            <Picture picture={picture} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
