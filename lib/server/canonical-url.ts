import { env } from '../env';
import { findServedFile, MEDIA_TYPES, mediaRoot } from '../content-service/served-file';
import { paths } from '../paths';
import { readScaledAddress } from '../pictures/address';
import { withoutVersion } from '../versioned-name';

/** Pictures that the server makes of a file below `/media/`. */
const CARD = new RegExp(`^${paths.drawn('(?:card|square)/(.+)\\.jpg$')}`);
const CHART = new RegExp(`^${paths.drawn('chart/(.+?)(?:\\.narrow)?\\.svg$')}`);
/** The one query that a picture of ours has: the version of a white paper. */
const [VERSIONED] = paths.whitePaperPicture('', '').split('?');
const VERSION = /^\?v=[\w-]{1,64}$/;

/**
 * Files and pictures have one spelling each: a second one would be made and
 * stored a second time. True for every address that is no file or picture.
 * @param address path and query as they were asked for
 */
export function isOnlySpelling(address: string): boolean {
  const query = address.includes('?') ? address.slice(address.indexOf('?')) : '';
  const pathname = address.slice(0, address.length - query.length);
  if (pathname.startsWith(paths.media(''))) return query === '';
  if (!pathname.startsWith(paths.drawn(''))) return true;
  return isPlain(pathname) && (query === '' || (pathname.startsWith(VERSIONED) && VERSION.test(query)));
}

/** The file of the content that a picture is made from, as an address writes it; null where it is made from none. */
export function pictureSource(address: string): string | null {
  const scaled = readScaledAddress(address)?.source;
  // an earlier version may still be there in a smaller size
  if (scaled?.startsWith(paths.media(''))) return withoutVersion(scaled.slice(paths.media('').length));
  const chart = CHART.exec(address)?.[1];
  return chart ? `${chart}.json` : (CARD.exec(address)?.[1] ?? null);
}

/** Whether there is such a file. With a remote content service its answer says so. */
export async function isSourceThere(source: string): Promise<boolean> {
  if (env.contentServiceUrl) return true;
  return (await findServedFile(mediaRoot(env.contentDirectory), source, MEDIA_TYPES)) !== null;
}

/** Nothing encoded that need not be, no query, nothing that goes up or stays where it is. */
function isPlain(path: string): boolean {
  const text = decoded(path);
  return text !== null && encodeURI(text) === path && !/[?#\\]|\/\.{0,2}(\/|$)/.test(path);
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
