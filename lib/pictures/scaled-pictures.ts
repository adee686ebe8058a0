import 'server-only';
import path from 'node:path';
import { FOR_EVER, MEDIA_TYPES } from '../content-service/served-file';
import { env } from '../env';
import { isKnownVersion } from '../known-version';
import { processWide } from '../process-wide';
import { readScaledAddress, type ScaledAddress } from './address';
import { PictureMaker } from './maker';
import { scale } from './scale';
import { findPicture, namedPicture, type SourcePicture } from './source';
import { pictureStore as store } from './picture-store';
import type { Format, PictureVersion } from './store';
import { WIDTHS } from './widths.mjs';

/** Another size goes out for so long: then the right one may be there. */
const STAND_IN = 'public, max-age=60';

const held = processWide<{ maker?: PictureMaker }>('scaled-pictures', () => ({}));

/** Has a width made in the background, unless it is there or making is switched off. */
export function wantPicture(address: ScaledAddress, isUrgent = false): void {
  if (!env.makesPictures) return;
  held.maker ??= new PictureMaker(make);
  held.maker.want(address, isUrgent);
}

async function make({ source, width }: ScaledAddress): Promise<void> {
  const named = namedPicture(source);
  if (named && (await isThere(named, width))) return;
  const picture = await findPicture(source);
  if (!picture || (await isThere(picture, width))) return;
  const bytes = await picture.bytes();
  if (bytes) await store().write(picture, width, await scale(bytes, width));
}

async function isThere(picture: PictureVersion, width: number): Promise<boolean> {
  return (await store().widths(picture, [width])).length > 0;
}

/**
 * A picture in one width. Where that has not been made yet the nearest one goes
 * out, else the whole picture: nobody waits for an encoder.
 */
export async function scaledPictureAnswer(request: Request, pathname: string): Promise<Response> {
  const address = readScaledAddress(pathname);
  if (!address) return notFound();
  const formats = formatsOf(request);
  // switched off, nothing depends on what an earlier process has made
  if (!env.makesPictures) return wholeAnswer(request, await findPicture(address.source));
  const named = namedPicture(address.source);
  // also an earlier version that a page still shows somewhere
  const kept = named && (await store().read(named, address.width, formats));
  if (kept) return answer(request, kept.bytes, `image/${kept.format}`, `${named.version}-${kept.format}`, FOR_EVER);
  const picture = await findPicture(address.source);
  return picture ? await madeAnswer(request, address, picture, formats) : notFound();
}

async function madeAnswer(
  request: Request,
  address: ScaledAddress,
  picture: SourcePicture,
  formats: readonly Format[],
): Promise<Response> {
  const exact = await store().read(picture, address.width, formats);
  if (exact) {
    return answer(
      request,
      exact.bytes,
      `image/${exact.format}`,
      `${picture.version}-${exact.format}`,
      picture.isVersioned ? FOR_EVER : 'public, max-age=3600, must-revalidate',
    );
  }
  wantPicture(address, true);
  const width = nearest(await store().widths(picture, WIDTHS), address.width);
  const other = width === null ? null : await store().read(picture, width, formats);
  if (!other) return wholeAnswer(request, picture);
  return answer(request, other.bytes, `image/${other.format}`, `${picture.version}-${width}-${other.format}`, STAND_IN);
}

async function wholeAnswer(request: Request, picture: SourcePicture | null): Promise<Response> {
  const bytes = await picture?.bytes();
  if (!picture || !bytes) return notFound();
  return answer(
    request,
    bytes,
    MEDIA_TYPES[path.extname(picture.path).toLowerCase()],
    `${picture.version}-whole`,
    STAND_IN,
  );
}

/** What the asker can read, the smallest first. */
function formatsOf(request: Request): readonly Format[] {
  return /\bimage\/avif\b/.test(request.headers.get('accept') ?? '') ? ['avif', 'webp'] : ['webp'];
}

/** The next larger width, else the largest. */
function nearest(widths: readonly number[], wanted: number): number | null {
  return widths.find((width) => width >= wanted) ?? widths.at(-1) ?? null;
}

function answer(request: Request, bytes: Uint8Array, type: string, version: string, life: string): Response {
  const headers = new Headers({
    'Content-Type': type,
    'Cache-Control': life,
    ETag: `"${version}"`,
    Vary: 'Accept',
    'X-Content-Type-Options': 'nosniff',
  });
  if (isKnownVersion(request.headers, headers)) return new Response(null, { status: 304, headers });
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(new Uint8Array(bytes), { headers });
}

function notFound(): Response {
  return Response.json({ message: '没有这张图片' }, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
