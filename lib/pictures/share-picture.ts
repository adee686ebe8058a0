import 'server-only';
import { SHARE_CARD_SIZE, SHARE_SQUARE_SIZE } from '../constants';
import { env } from '../env';
import { keptPicture } from './kept-picture';
import { meanColourOf, openPicture, pictureSize } from './open-picture';
import { pictureStore } from './picture-store';
import { findPicture, namedPicture } from './source';

/** The forms of a share picture: size, and how many bytes it has at most. */
const SHARE_FORMS = {
  /** Weibo, QQ and Open Graph readers */
  card: { ...SHARE_CARD_SIZE, mostBytes: 150 * 1024 },
  /** WeChat, which shows a small square */
  square: { ...SHARE_SQUARE_SIZE, mostBytes: 100 * 1024 },
};
export type ShareForm = keyof typeof SHARE_FORMS;
const WHITE = '#ffffff';

/**
 * A picture of the content cut for share cards, made once and kept with the other forms of pictures. Who reads cards
 * asks once and keeps what it gets, so here, other than with widths, the asker waits.
 * @param source a path as pages write it; null when there is no such picture
 * @throws Error when the bytes are no picture
 */
export async function sharePicture(form: ShareForm, source: string): Promise<Buffer | null> {
  const named = env.makesPictures ? namedPicture(source) : null;
  const kept = named && (await pictureStore().read(named, form, ['jpeg']));
  if (kept) return kept.bytes;
  const picture = await findPicture(source);
  return picture && keptPicture(picture, form, async () => cut((await picture.bytes()) ?? new Uint8Array(), form));
}

async function cut(file: Uint8Array, form: ShareForm): Promise<Buffer> {
  const { width, height, mostBytes } = SHARE_FORMS[form];
  const size = await pictureSize(file);
  const ratio = size.width / size.height / (width / height);
  // a drawing, and a photo of which less than half would be left, as a whole
  const isWhole = size.isDrawing || Math.min(ratio, 1 / ratio) < 0.5;
  const background = isWhole && !size.isDrawing ? await meanColourOf(file) : WHITE;
  const card = openPicture(file)
    .resize(width, height, { fit: isWhole ? 'contain' : 'cover', background })
    .flatten({ background });
  let bytes = await card.clone().jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  for (const quality of [74, 60, 40, 25]) {
    if (bytes.byteLength <= mostBytes) break;
    bytes = await card.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
  }
  return bytes;
}
