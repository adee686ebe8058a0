import 'server-only';
import { fetchMediaText } from './client';
import { richText } from './rich-text';
import type { RichText } from './types';

/**
 * The text of an item: what stands at its link address when it has one below
 * `/media/` (PRODUCT.md, settled readings), else its own description.
 */
export async function linkedOrOwnText(linkUrl: unknown, own: unknown): Promise<RichText> {
  if (typeof linkUrl === 'string' && linkUrl.startsWith('/media/')) {
    const linked = await richText(await fetchMediaText(linkUrl));
    if (linked.blocks.length > 0) return linked;
  }
  return richText(own);
}
