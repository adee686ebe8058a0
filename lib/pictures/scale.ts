import 'server-only';
import { openPicture } from './open-picture';
import type { Forms } from './store';

/** A picture in one width, never enlarged: as WebP, and as AVIF where that is smaller. @throws Error when the bytes are no picture */
export async function scale(file: Uint8Array, width: number): Promise<Forms> {
  const small = openPicture(file).resize({ width, withoutEnlargement: true });
  // one after the other: a picture may take one core, not all
  const webp = await small.clone().webp({ quality: 75 }).toBuffer();
  const avif = await small.clone().avif({ quality: 55, effort: 3 }).toBuffer();
  return avif.byteLength < webp.byteLength ? { avif, webp } : { webp };
}
