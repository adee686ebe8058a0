import { Picture, type PictureData } from './picture';
import styles from './wide-picture.module.css';

/** A picture across the page, and from edge to edge on phones: the scenery between head and text. */
export function WidePicture({ picture }: { picture: PictureData }) {
  return (
    <div className={styles.root}>
      <Picture picture={picture} ratio="banner" sizes="(max-width: 1248px) 100vw, 1200px" />
    </div>
  );
}
