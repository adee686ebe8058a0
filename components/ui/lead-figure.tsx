import { FigureCaption } from './figure-caption';
import styles from './figure.module.css';
import { LeadPicture } from './lead-picture';
import type { PictureProps } from './picture';

/** A drawing of a first screen and what it shows, in words: letters inside would be too small on phones. */
export function LeadFigure({ picture, sizes }: Pick<PictureProps, 'picture' | 'sizes'>) {
  return (
    <figure className={styles.root}>
      <LeadPicture picture={{ ...picture, alt: '' }} sizes={sizes} />
      <FigureCaption>{picture.alt}</FigureCaption>
    </figure>
  );
}
