import type { CSSProperties } from 'react';
import { LazyVectorAnimation } from './lazy-vector-animation.client';
import layout from './layout.module.css';
import styles from './picture.module.css';
import { SizedImage } from './sized-image';

/** A picture as components know it: `src` on this site or absolute, `alt` what is seen. */
export interface PictureData {
  src: string;
  alt: string;
  /** mean colour, shown until the picture arrives */
  colour?: string;
  /** a small one of it as a data address, shown over the colour */
  preview?: string | null;
  /** of an animation: its first frame as an SVG */
  poster?: string;
}

/** A data file is a Lottie animation, which brings a button of its own: it is in no link. */
export const isAnimation = (src: string) => src.endsWith('.json');

/** A drawing, or a picture made by this server in the size of its place, which has its version in the address. */
export const isMadeForItsPlace = (src: string) => /\.svg$|\?v=/.test(src);

export interface PictureProps {
  picture: PictureData;
  /** shape of the frame; the picture fills it */
  ratio?: 'still' | 'banner' | 'strip' | 'square';
  /** width that the layout gives the picture, for the choice of file */
  sizes?: string;
  /** on phones it reaches the edges of the screen */
  bleeds?: boolean;
  /** above the fold, as every picture with a preview is: loaded first */
  priority?: boolean;
}

/** A picture in a frame of fixed shape, so that nothing moves when it arrives. A data file is played as an animation. */
export function Picture({
  picture,
  ratio = 'still',
  sizes = '(max-width: 768px) 100vw, 600px',
  bleeds = false,
  priority = Boolean(picture.preview),
}: PictureProps) {
  if (isAnimation(picture.src)) {
    return <LazyVectorAnimation src={picture.src} label={picture.alt} poster={picture.poster} ratio={ratio} />;
  }
  return (
    <span
      className={bleeds ? `${styles.frame} ${layout.bleed}` : styles.frame}
      data-ratio={ratio}
      style={groundOf(picture)}
    >
      <SizedImage
        src={picture.src}
        alt={picture.alt}
        sizes={sizes}
        priority={priority}
        unoptimized={isMadeForItsPlace(picture.src)}
      />
    </span>
  );
}

/** What is seen in a picture's place until it comes. */
function groundOf({ colour, preview }: PictureData): CSSProperties | undefined {
  if (preview) return { background: `${colour ?? ''} url("${preview}") center / cover` };
  return colour ? { background: colour } : undefined;
}
