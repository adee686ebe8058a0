import 'server-only';
import { env } from '../../env';
import { paths } from '../../paths';
import { withoutVersion } from '../../versioned-name';
import { meanColour, mediaPaths, plain } from './shapes';
import type { Picture } from '../types';

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
    return {
      src,
      alt: plain(alts[index]) || fallbackAlt,
      ...meanColour(colours[index]),
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

/** The still form of an animation: its first frame, beside it under the same name; the version is that of the animation. */
export function posterOf(src: string): string {
  return withoutVersion(src).replace(/\.json$/, '.svg');
}

function described(media: unknown, name: 'alts' | 'colours'): unknown[] {
  const list = (media as Record<string, unknown> | null | undefined)?.[name];
  return Array.isArray(list) ? list : [];
}
