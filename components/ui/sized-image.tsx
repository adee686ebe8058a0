import type { CSSProperties } from 'react';
import { pictureSources } from '@/lib/pictures/srcset';

interface SizedImageProps {
  src: string;
  alt: string;
  /** width of its place, as in `<img sizes>` */
  sizes?: string;
  /** above the fold: asked for first */
  priority?: boolean;
  /** the file as it is */
  unoptimized?: boolean;
  style?: CSSProperties;
}

const FILLING: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%', color: 'transparent' };

/**
 * A picture that fills its frame, in the width of its place: a plain `<img>`, of which nothing waits for a script.
 * `next/image` would do the same with 4 kB of client code in lists.
 */
export function SizedImage({ src, alt, sizes = '100vw', priority, unoptimized, style }: SizedImageProps) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- see above
    <img
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      style={{ ...FILLING, ...style }}
      // before `src`: Safari asks for that as soon as it is set
      {...(unoptimized ? {} : { sizes })}
      {...(unoptimized ? { src } : pictureSources(src, sizes))}
    />
  );
}
