import 'server-only';
import sharp from 'sharp';
import type { Format } from './store';

/** Largest picture that is opened: a small file can claim to be enormous. */
const MOST_PIXELS = 50_000_000;

/** @throws Error, when it is read, where the bytes are no picture or take too long */
export const openPicture = (file: Uint8Array) =>
  sharp(file, { limitInputPixels: MOST_PIXELS }).rotate().timeout({ seconds: 30 });

/** A picture in one width, never enlarged: as WebP, and as AVIF where that is smaller. @throws Error when the bytes are no picture */
export async function scale(file: Uint8Array, width: number): Promise<Record<Format, Buffer | null>> {
  const small = openPicture(file).resize({ width, withoutEnlargement: true });
  // one after the other: a picture may take one core, not all
  const webp = await small.clone().webp({ quality: 75 }).toBuffer();
  const avif = await small.clone().avif({ quality: 55, effort: 3 }).toBuffer();
  return { webp, avif: avif.byteLength < webp.byteLength ? avif : null };
}
