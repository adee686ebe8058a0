import { paths } from '../paths';

/**
 * Where `next/image` finds a picture in one width. Only the path counts: with a
 * remote content service this site makes its pictures smaller too.
 */
export default function pictureLoader({ src, width }: { src: string; width: number }): string {
  const path = src.replace(/^https?:\/\/[^/]+/, '');
  return paths.scaledPicture(width, path);
}
