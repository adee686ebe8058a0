import 'server-only';
import sharp from 'sharp';
import { oncePerFile } from './once-per-file';

/** Size that WeChat, Weibo and Open Graph readers expect of a share picture, pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 };
const MOST_BYTES = 150 * 1024;
/** Largest picture that is opened: a small file can claim to be enormous. */
const MOST_PIXELS = 50_000_000;

/**
 * A picture of the content as a JPEG for share cards, cut to 1200 × 630 round its middle, at most 150 kB.
 * @throws Error when the bytes are no picture
 */
export const sharePicture = oncePerFile(async (file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const { width, height } = SHARE_PICTURE;
  const card = sharp(file, { limitInputPixels: MOST_PIXELS })
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#ffffff' });
  let bytes = await card.jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  for (const quality of [74, 60, 40]) {
    if (bytes.byteLength <= MOST_BYTES) break;
    bytes = await card.jpeg({ quality, mozjpeg: true }).toBuffer();
  }
  return new Uint8Array(bytes);
});
