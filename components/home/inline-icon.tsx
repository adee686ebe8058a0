import { inlineDrawing } from '@/lib/pictures/inline-drawing';
import { Icon } from '../ui/icon';
import type { PictureData } from '../ui/picture';

/** A sign in the first screen: it is in the page itself. */
export async function InlineIcon({ icon }: { icon: PictureData | null }) {
  return <Icon icon={icon && { ...icon, src: await inlineDrawing(icon.src) }} />;
}
