import 'server-only';
import sharp from 'sharp';
import { SHARE_CARD_SIZE, SHARE_SQUARE_SIZE } from '../constants';
import { oncePerFile } from './once-per-file';

/** The forms of a share picture: size, and how many bytes it has at most. */
const SHARE_FORMS = {
  /** Weibo, QQ and Open Graph readers */
  card: { ...SHARE_CARD_SIZE, mostBytes: 150 * 1024 },
  /** WeChat, which shows a small square */
  square: { ...SHARE_SQUARE_SIZE, mostBytes: 100 * 1024 },
};
export type ShareForm = keyof typeof SHARE_FORMS;

/** Largest picture that is opened: a small file can claim to be enormous. */
const MOST_PIXELS = 50_000_000;

async function cut(file: Uint8Array, form: ShareForm): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, mostBytes } = SHARE_FORMS[form];
  const card = sharp(file, { limitInputPixels: MOST_PIXELS })
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#ffffff' });
  let bytes = await card.jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  for (const quality of [74, 60, 40, 25]) {
    if (bytes.byteLength <= mostBytes) break;
    bytes = await card.jpeg({ quality, mozjpeg: true }).toBuffer();
  }
  return new Uint8Array(bytes);
}

/** Cuts a picture of the content for share cards, once for each. @throws Error when the bytes are no picture */
export const sharePicture = {
  card: oncePerFile((file) => cut(file, 'card')),
  square: oncePerFile((file) => cut(file, 'square')),
};
