import { getImageProps } from 'next/dist/shared/lib/image-external-get-image-props';
import type { ImageProps } from 'next/image';

interface SizedImageProps extends Omit<ImageProps, 'preload' | 'priority'> {
  /** above the fold: asked for first */
  priority?: boolean;
}

/** A picture in the width of its place, as Next makes it, but a plain `<img>`: nothing of it waits for a script. */
export function SizedImage({ priority, alt, ...props }: SizedImageProps) {
  const first = priority ? ({ loading: 'eager', fetchPriority: 'high' } as const) : {};
  const { props: image } = getImageProps({ ...props, ...first, alt });
  // eslint-disable-next-line @next/next/no-img-element -- this is what Next's own would come to
  return <img {...image} alt={alt} />;
}
