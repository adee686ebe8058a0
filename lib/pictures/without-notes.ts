import sharp from 'sharp';

/** Of a picture that is written anew; PNG and GIF lose nothing. */
const QUALITY = 92;

/** What a file is, whatever its name says. @throws Error when it is no picture */
export const pictureFormat = async (file: Uint8Array) => (await sharp(file).metadata()).format;

/** A picture upright, without place, camera and author; the same bytes where it has noted nothing. */
export async function withoutNotes(file: Buffer): Promise<Buffer> {
  const { format, exif, xmp, iptc, orientation = 1 } = await sharp(file).metadata();
  if (!exif && !xmp && !iptc && orientation === 1) return file;
  const upright = sharp(file).autoOrient().keepIccProfile();
  return format === 'png' || format === 'gif'
    ? upright.toBuffer()
    : upright.toFormat(format, { quality: QUALITY }).toBuffer();
}
