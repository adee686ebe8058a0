import 'server-only';
import { cacheLife } from 'next/cache';
import { logAndRetrySoon } from '../content/reading/client';
import { splitVersion } from '../versioned-name';
import { findPicture } from './source';

/** A sign of a few lines; what is larger is worth a request. */
const MOST_BYTES = 1_024;

/**
 * A small drawing as a data address: twenty of them would be twenty requests before the first paint, which cost more
 * than all their lines. Kept for ever where the address names the version, else as long as other content.
 * @param src a path on this site or an absolute address below the content service
 * @returns the address as it is for what is large, no SVG or not there
 */
export async function inlineDrawing(src: string): Promise<string> {
  'use cache';
  if (splitVersion(src)) cacheLife('max');
  else cacheLife('content');
  if (!src.endsWith('.svg')) return src;
  try {
    const found = await findPicture(src.replace(/^https?:\/\/[^/]+/, ''));
    const bytes = await found?.bytes();
    if (!bytes || bytes.byteLength > MOST_BYTES) return src;
    return `data:image/svg+xml,${new TextDecoder()
      .decode(bytes)
      .trim()
      .replace(/[^ -~]|[%#<>"]/gu, encodeURIComponent)}`;
  } catch (error) {
    logAndRetrySoon('drawing', error);
    return src;
  }
}
