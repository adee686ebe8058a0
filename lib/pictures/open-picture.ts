import sharp, { type Sharp } from 'sharp';

/** Largest picture that is opened: a small file can claim to be enormous. */
export const MOST_PIXELS = 50_000_000;

/**
 * Opens a picture as every reader of pictures does: upright, as its camera noted it, and within the limits of size and time.
 * Of an animated one the first frame.
 * @throws Error, when it is read, where the bytes are no picture, are damaged, or take too long
 */
export function openPicture(file: Uint8Array): Sharp {
  return sharp(file, { limitInputPixels: MOST_PIXELS }).autoOrient().timeout({ seconds: 30 });
}

interface PictureSize {
  width: number;
  height: number;
  frames: number;
  /** of lines, in any size */
  isDrawing: boolean;
}

/** How large a picture is as it is seen, and of how many frames; told by its head, also of one too large to be opened. @throws Error when it is no picture */
export async function pictureSize(file: Uint8Array): Promise<PictureSize> {
  const { autoOrient, pages = 1, format } = await sharp(file, { limitInputPixels: false }).metadata();
  return { width: autoOrient.width, height: autoOrient.height, frames: pages, isDrawing: format === 'svg' };
}

/** The mean colour of a picture, as `#rrggbb`, whatever colours its file counts in. @throws Error as `openPicture` */
export async function meanColourOf(file: Uint8Array): Promise<string> {
  const { data, info } = await openPicture(file)
    .resize(64)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sums = [0, 0, 0];
  // a grey picture has one channel for all three
  for (let at = 0; at < data.length; at += info.channels)
    for (let channel = 0; channel < 3; channel++) sums[channel] += data[at + (info.channels < 3 ? 0 : channel)];
  const pixels = info.width * info.height;
  return `#${sums
    .map((sum) =>
      Math.round(sum / pixels)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
