import QRCode from 'qrcode';
import sharp, { type OverlayOptions } from 'sharp';
import { COLOURS } from '../colours';
import type { DrawnText } from '../drawn-text';
import { fittedText, plainFont, type FittedStyle } from './fitted-text';

/** What a poster shows. */
export interface PosterContent {
  /** the wide picture; null without one */
  cover: Uint8Array | null;
  /** what the page is, e.g. 案例 */
  kind: string;
  title: string;
  /** one line below it */
  line: string;
  /** address that the code leads to */
  address: string;
  /** name of the site, and what it says of itself */
  site: string;
  tagline: string;
}

/** Width in pixels; WeChat shows pictures of 750 without scaling them on most phones. */
const WIDTH = 750;
const COVER = { width: WIDTH, height: 394 };
const EDGE = 56;
const CODE = 176;
const ONE_LINE = 1;
const INVITATION = '长按识别二维码，阅读全文';

const KIND: FittedStyle = { size: 26, bold: true, colour: COLOURS.brand, most: ONE_LINE };
const TITLE: FittedStyle = { size: 46, bold: true, colour: COLOURS.ink, most: 4 };
const LINE: FittedStyle = { size: 28, colour: COLOURS.sub, spacing: 4, most: 2 };
const BESIDE_CODE = WIDTH - 3 * EDGE - CODE;
const SITE: FittedStyle = { size: 32, bold: true, colour: COLOURS.ink, most: ONE_LINE, width: BESIDE_CODE };
const SMALL: FittedStyle = { size: 24, colour: COLOURS.sub, most: ONE_LINE, width: BESIDE_CODE };

/**
 * Draws a poster in the Chinese font of the system.
 * @returns a JPEG
 * @throws Error when the system has no Chinese font, or the cover is no picture
 */
export async function drawPoster(content: PosterContent): Promise<Buffer> {
  const family = await plainFont();
  const written = (text: string, style: FittedStyle) => fittedText(text, { width: WIDTH - 2 * EDGE, ...style }, family);
  const [kind, title, line, site, tagline, invitation] = await Promise.all([
    written(content.kind, KIND),
    written(content.title, TITLE),
    written(content.line, LINE),
    written(content.site, SITE),
    written(content.tagline, SMALL),
    written(INVITATION, SMALL),
  ]);
  const layers: OverlayOptions[] = [];
  if (content.cover) {
    layers.push({ input: await sharp(content.cover).resize(COVER.width, COVER.height).toBuffer(), left: 0, top: 0 });
  }
  let y = (content.cover ? COVER.height : 0) + EDGE;
  const place = (text: DrawnText | null, gap: number) => {
    if (!text) return;
    layers.push({ input: text.picture, left: EDGE, top: y });
    y += text.height + gap;
  };
  place(kind, 30);
  place(title, 28);
  place(line, 0);
  const below = y + EDGE;
  const height = below + CODE + 2 * EDGE;
  layers.push({ input: rectangle(WIDTH, height - below, COLOURS.mist), left: 0, top: below });
  const code = await QRCode.toBuffer(content.address, { width: CODE, margin: 2, errorCorrectionLevel: 'M' });
  layers.push({ input: code, left: WIDTH - EDGE - CODE, top: below + EDGE });
  y = below + EDGE + 24;
  place(site, 22);
  place(tagline, 16);
  place(invitation, 0);
  return await sharp({ create: { width: WIDTH, height, channels: 3, background: COLOURS.paper } })
    .composite(layers)
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

function rectangle(width: number, height: number, background: string) {
  return { create: { width, height, channels: 3 as const, background } };
}
