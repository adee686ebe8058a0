import { paths } from '../paths';
import { SCREEN_WIDTHS, WIDTHS } from './widths.mjs';

/** A share of the window's width in the `sizes` of a picture. */
const SHARE = /(?:^|\s)(1?\d?\d)vw/g;

/**
 * The files of a picture in the widths that its place may need, for `<img srcset src>`. Only the path counts: with a
 * remote content service this site makes its pictures smaller too.
 * @param sizes of the place, as in `<img sizes>`: nothing narrower than its smallest share of the smallest screen
 */
export function pictureSources(src: string, sizes: string): { srcSet: string; src: string } {
  const path = src.replace(/^https?:\/\/[^/]+/, '');
  const share = Math.min(100, ...[...sizes.matchAll(SHARE)].map(([, percent]) => Number(percent))) / 100;
  const smallest = sizes.includes('vw') ? SCREEN_WIDTHS[0] * share : 0;
  const files = WIDTHS.filter((width) => width >= smallest).map((width) => ({
    width,
    file: paths.scaledPicture(width, path),
  }));
  return {
    srcSet: files.map(({ width, file }) => `${file} ${width}w`).join(', '),
    src: files[files.length - 1].file,
  };
}
