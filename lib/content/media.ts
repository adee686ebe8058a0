import 'server-only';
import { MediaAltsDocument } from '@/graphql/generated/graphql';
import { env } from '../env';
import { cacheAllContent } from './cache';
import { presentOnly, queryAll, queryExtension } from './client';
import { mediaPaths, plain, type PictureReader } from './shapes';

export async function pictureReader(): Promise<PictureReader> {
  const alts = await getMediaAlts();
  return (media, fallbackAlt) =>
    mediaPaths(media).map((path) => ({
      src: mediaUrl(path),
      alt: alts[mediaPath(path)] || fallbackAlt,
      ...(path.endsWith('.json') ? { poster: posterOf(mediaUrl(path)) } : {}),
    }));
}

/** `/media/` paths get the content host in front when there is one (SPECIFICATION §3); all others stay. */
export function mediaUrl(path: string): string {
  return path.startsWith('/media/') && env.contentServiceUrl ? env.contentServiceUrl + path : path;
}

/** The still form of an animation: its first frame, beside it under the same name. */
export function posterOf(src: string): string {
  return src.replace(/\.json$/, '.svg');
}

/** Alternative texts by path below `media/`; empty when the service has none. */
async function getMediaAlts(): Promise<Record<string, string>> {
  'use cache';
  cacheAllContent();
  const all = await queryAll(
    async (first, skip) => (await queryExtension(MediaAltsDocument, { first, skip }))?.mediaAlt,
  );
  return Object.fromEntries(presentOnly(all).map(({ path, alt }) => [path ?? '', plain(alt)]));
}

function mediaPath(url: string): string {
  return url.replace(/^.*?\/media\//, '');
}
