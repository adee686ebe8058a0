import 'server-only';
import { env } from '../../env';
import { paths } from '../../paths';
import { mediaPaths, plain } from './shapes';
import type { Picture } from '../types';

const COLOUR = /^#[0-9a-f]{6}$/;

/**
 * Every picture of a media value. What is seen on it and its mean colour stand
 * beside the addresses where the service knows them.
 * @param fallbackAlt when nobody wrote down what is seen
 */
export function pictures(media: unknown, fallbackAlt: string): Picture[] {
  const alts = described(media, 'alts');
  const colours = described(media, 'colours');
  return mediaPaths(media).map((path, index) => {
    const src = mediaUrl(path);
    const colour = plain(colours[index]);
    return {
      src,
      alt: plain(alts[index]) || fallbackAlt,
      // it goes into a style: anything but a plain colour is left out
      ...(COLOUR.test(colour) ? { colour } : {}),
      ...(path.endsWith('.json') ? { poster: posterOf(src) } : {}),
    };
  });
}

/** The first picture of a media value, or null. */
export function picture(media: unknown, fallbackAlt: string): Picture | null {
  return pictures(media, fallbackAlt)[0] ?? null;
}

/** `/media/` paths get the content host in front when there is one; all others stay. */
export function mediaUrl(path: string): string {
  return path.startsWith(paths.media('')) && env.contentServiceUrl ? env.contentServiceUrl + path : path;
}

/** The still form of an animation: its first frame, beside it under the same name. */
export function posterOf(src: string): string {
  return src.replace(/\.json$/, '.svg');
}

function described(media: unknown, name: 'alts' | 'colours'): unknown[] {
  const list = (media as Record<string, unknown> | null | undefined)?.[name];
  return Array.isArray(list) ? list : [];
}
