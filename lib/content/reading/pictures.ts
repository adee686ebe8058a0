import 'server-only';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { mediaRoot } from '../../content-service/served-file';
import { env } from '../../env';
import { isRecord } from '../../is-record';
import { paths } from '../../paths';
import { withoutVersion } from '../../versioned-name';
import { meanColour, mediaPaths, plain } from './shapes';
import type { Picture } from '../types';

/**
 * Every picture of a media value. What is seen on it and its mean colour are
 * beside the addresses where the service knows them.
 * @param fallbackAlt when nobody wrote down what is seen
 */
export function pictures(media: unknown, fallbackAlt: string): Picture[] {
  const alts = described(media, 'alts');
  const colours = described(media, 'colours');
  return mediaPaths(media).map((address, index) => {
    const src = mediaUrl(address);
    return {
      src,
      alt: plain(alts[index]) || fallbackAlt,
      ...meanColour(colours[index]),
      ...stillOf(src),
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

/**
 * The still form of an animation: its first frame, where one is beside it under the same name. A remote service does not
 * say which files it has: there the browser finds out.
 */
export function stillOf(src: string): { poster?: string } {
  if (!src.endsWith('.json')) return {};
  const poster = withoutVersion(src).replace(/\.json$/, '.svg');
  if (env.contentServiceUrl) return { poster };
  const file = path.join(
    /*turbopackIgnore: true*/ mediaRoot(env.contentDirectory),
    poster.slice(paths.media('').length),
  );
  return existsSync(file) ? { poster } : {};
}

function described(media: unknown, name: 'alts' | 'colours'): unknown[] {
  const list = isRecord(media) ? media[name] : null;
  return Array.isArray(list) ? list : [];
}
