import { paths } from '../paths';
import { PIXEL_PICTURE } from './picture-files';
import { WIDTHS } from './widths.mjs';

/** One width of a picture, as pages ask for it. */
export interface ScaledAddress {
  width: number;
  /** path of the picture itself on this site, perhaps with its version */
  source: string;
}

/** Where pictures are that are made smaller. */
const PLACES = [paths.media(''), paths.drawn('illustration/')];
const [BEFORE_WIDTH, AFTER_WIDTH] = paths.scaledPicture(0, '/x').split('0/x');
const ADDRESS = new RegExp(`^${BEFORE_WIDTH}(\\d+)${AFTER_WIDTH}(/.+)$`);
const IN_TEXT = new RegExp(`${BEFORE_WIDTH}\\d+${AFTER_WIDTH}/[^\\s"',\\\\&<>?#]+`, 'g');

/** What an address asks for; null when it is none of a width and a place that pages ask for. */
export function readScaledAddress(pathname: string): ScaledAddress | null {
  const [, width, source] = ADDRESS.exec(pathname) ?? [];
  const isAskedFor = WIDTHS.some((one) => String(one) === width) && PLACES.some((place) => source.startsWith(place));
  return isAskedFor && PIXEL_PICTURE.test(source) ? { width: Number(width), source } : null;
}

/** Every width of every picture that a page asks for. */
export function scaledAddressesIn(html: string): ScaledAddress[] {
  const addresses = [...new Set(html.match(IN_TEXT))].map(readScaledAddress);
  return addresses.filter((address) => address !== null);
}
