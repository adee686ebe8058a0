import 'server-only';
import { MediaAltsDocument, MediaColoursDocument } from '@/graphql/generated/graphql';
import { env } from '../../env';
import { cacheAllContent } from './cache';
import { presentOnly, queryAll, queryExtension } from './client';
import { mediaPaths, plain, type PictureReader } from './shapes';

export async function pictureReader(): Promise<PictureReader> {
  const [alts, colours] = await Promise.all([getMediaAlts(), getMediaColours()]);
  return (media, fallbackAlt) =>
    mediaPaths(media).map((path) => ({
      src: mediaUrl(path),
      alt: alts[mediaPath(path)] || fallbackAlt,
      ...(colours[mediaPath(path)] ? { colour: colours[mediaPath(path)] } : {}),
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

const COLOUR = /^#[0-9a-f]{6}$/;

/** Mean colours by path below `media/`; empty when the service has none. Anything but a plain colour is left out. */
async function getMediaColours(): Promise<Record<string, string>> {
  'use cache';
  cacheAllContent();
  const all = await queryAll(
    async (first, skip) => (await queryExtension(MediaColoursDocument, { first, skip }))?.mediaColour,
  );
  return Object.fromEntries(
    presentOnly(all).flatMap(({ path, colour }) => (path && COLOUR.test(colour ?? '') ? [[path, plain(colour)]] : [])),
  );
}

function mediaPath(url: string): string {
  return url.replace(/^.*?\/media\//, '');
}
