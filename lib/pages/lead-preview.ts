import 'server-only';
import { previewOf } from '../pictures/preview';

/**
 * Items of a list in a first screen: the picture of the first is seen with the text (`lib/pictures/preview.ts`).
 * @param width of its place on phones, in px, where it is not as wide as they are
 */
export async function withLeadPreview<Item extends { image?: { src: string } | null }>(
  items: readonly Item[],
  width?: number,
): Promise<Item[]> {
  const [lead, ...rest] = items;
  if (!lead?.image) return [...items];
  return [{ ...lead, image: { ...lead.image, preview: await previewOf(lead.image.src, width) } }, ...rest];
}
