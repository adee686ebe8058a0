import sharp from 'sharp';
import { circle } from './svg';

/** The dial that stands on the time axis and writes: ring, hand, axis (24 × 24, lines of 2), fine ticks. */
const RING = circle(12, 9.5, 7.5);
const HAND = 'M12 9.5V17';
const AXIS = 'M2.5 17h19';
const TICKS = 'M4.5 18v2M7 18v2M9.5 18v2M12 18v3.5M14.5 18v2M17 18v2M19.5 18v2';
/** Below 24 px seven ticks run together. */
const FEW_TICKS = 'M5 18v2M12 18v3M19 18v2';

const DEEP = '#07112e';
const HAND_ON_DEEP = '#5b8cff';

/** The bare mark in the colour of the text beside it. */
export function markFile(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${RING}"/><path d="${HAND}${AXIS}"/>${tickPath(TICKS)}</svg>\n`;
}

function tickPath(ticks: string): string {
  return `<path stroke-width="1.25" stroke-linecap="butt" d="${ticks}"/>`;
}

interface Tile {
  /** side of the mark as a share of the tile; a maskable icon keeps it inside the inner 80 % */
  share: number;
  /** corner radius as a share of the tile; 0 where the system cuts the corners */
  corner: number;
  ticks?: string;
}

export const FAVICON: Tile = { share: 0.82, corner: 0.22 };
const SMALL: Tile = { ...FAVICON, share: 0.88, ticks: FEW_TICKS };
export const APP_ICON: Tile = { share: 0.76, corner: 0 };
export const MASKABLE: Tile = { share: 0.58, corner: 0 };

/** The mark in white on the deep ground, the hand in the brand's light blue. */
export function tileFile({ share, corner, ticks = TICKS }: Tile): string {
  const side = 24 / share;
  // the mark's own middle lies at y = 11.5
  const move = `translate(${((side - 24) / 2).toFixed(2)} ${(side / 2 - 11.5).toFixed(2)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side.toFixed(2)} ${side.toFixed(2)}"><rect width="100%" height="100%" rx="${(side * corner).toFixed(2)}" fill="${DEEP}"/><g transform="${move}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${RING}"/><path d="${AXIS}"/>${tickPath(ticks)}<path stroke="${HAND_ON_DEEP}" d="${HAND}"/></g></svg>\n`;
}

/** A tile as PNG of `size` × `size` pixels. */
export async function tilePng(tile: Tile, size: number): Promise<Buffer> {
  return sharp(Buffer.from(tileFile(tile)), { density: 72 * 8 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** favicon.ico with 16, 32 and 48 px: a directory of PNG images. */
export async function faviconIco(): Promise<Buffer> {
  const images = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await tilePng(size < 24 ? SMALL : FAVICON, size) })),
  );
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4); // colour planes
    header.writeUInt16LE(32, entry + 6); // bits per pixel
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
