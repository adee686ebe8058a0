import { previewOf } from '@/lib/pictures/preview';
import { Picture, type PictureProps } from './picture';

/** The picture of a first screen: asked for first, and a small one of it is in the page until it comes. */
export async function LeadPicture({ picture, ...props }: Omit<PictureProps, 'priority'>) {
  return <Picture {...props} picture={{ ...picture, preview: await previewOf(picture.src) }} priority />;
}
