import { isAnimation, Picture, type PictureData } from '../ui/picture';
import styles from './thumbnail.module.css';

/** A small picture of what a row names: it says nothing that the row does not say. */
export function Thumbnail({ picture }: { picture: PictureData | null | undefined }) {
  const still = picture && !isAnimation(picture.src) ? picture : null;
  return (
    <div className={styles.root} data-empty={still ? undefined : ''}>
      {still && <Picture picture={{ ...still, alt: '' }} sizes="132px" />}
    </div>
  );
}
