import 'server-only';
import { cacheLife } from 'next/cache';
import { logAndRetrySoon } from '../content/reading/client';
import { openPicture } from './open-picture';
import { PIXEL_PICTURE } from './picture-files';
import { splitVersion } from '../versioned-name';
import { findPicture } from './source';

/** As wide as phones are: smaller, it would have to be enlarged. */
const PHONE_WIDTH = 440;
/** What can be told apart in 2 to 3 kB. */
const QUALITY = 10;

/**
 * A picture small enough to be in the page itself: it is seen with the text, half a second before the picture
 * comes on a slow line. Kept for ever where the address names the version, else as long as other content.
 * @param src a path on this site or an absolute address below the content service
 * @param width of its place on phones, in px
 * @returns a data address; null for drawings, for what can be seen through, and where there is no picture
 */
export async function previewOf(src: string, width = PHONE_WIDTH): Promise<string | null> {
  'use cache';
  if (splitVersion(src)) cacheLife('max');
  else cacheLife('content');
  if (!PIXEL_PICTURE.test(src)) return null;
  try {
    const found = await findPicture(src.replace(/^https?:\/\/[^/]+/, ''));
    const bytes = await found?.bytes();
    if (!bytes) return null;
    const picture = openPicture(bytes);
    if ((await picture.metadata()).hasAlpha && !(await picture.stats()).isOpaque) return null;
    const small = await picture.resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer();
    return `data:image/webp;base64,${small.toString('base64')}`;
  } catch (error) {
    logAndRetrySoon('preview', error);
    return null;
  }
}
