import sharp from 'sharp';
import { chineseFonts } from '../chinese-fonts';
import { COLOURS } from '../colours';
import { drawnSigns, drawText } from '../drawn-text';

/** A4, as wide as cards show it on the sharpest screens. */
const [WIDTH, HEIGHT] = [1120, 1584];
const EDGE = 120;
const RULE = { width: 160, height: 12 };
const SIZE = 84;
/** What is longer is written smaller, until it fits. */
const SMALLER = 0.8;
const HIGHEST = HEIGHT - 5 * EDGE;
/** In characters: longer, it would be too small to read. */
const LONGEST = 120;

/**
 * A cover for a white paper whose first page cannot be drawn: its title on plain paper. Without a Chinese font on the
 * system, plain paper.
 * @returns a WebP as large as a drawn page
 */
export async function drawCover(title: string): Promise<Uint8Array> {
  const family = (await chineseFonts()).plain;
  const signs = drawnSigns(title);
  const shown = signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : signs.join('');
  const written = family && shown ? await write(shown, family) : null;
  const rule = { create: { ...RULE, channels: 3 as const, background: COLOURS.brand } };
  return await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: COLOURS.mist } })
    .composite([
      { input: rule, left: EDGE, top: 2 * EDGE },
      ...(written ? [{ input: written, left: EDGE, top: 3 * EDGE }] : []),
    ])
    .webp({ quality: 80 })
    .toBuffer();
}

/** As large as fits. */
async function write(title: string, family: string): Promise<Buffer> {
  const width = WIDTH - 2 * EDGE;
  for (let size = SIZE; ; size *= SMALLER) {
    const style = { family, size: Math.round(size), bold: true, colour: COLOURS.ink, width, spacing: 12 };
    const drawn = await drawText(title, style);
    if (drawn.height <= HIGHEST && drawn.width <= width) return drawn.picture;
  }
}
