import { Gallery } from '../ui/gallery.client';
import type { PictureData } from '../ui/picture';
import { Section } from '../ui/section';

/** Views of a device; each opens large. */
export function ProductGallery({ pictures }: { pictures: PictureData[] }) {
  if (pictures.length === 0) return null;
  return (
    <Section id="gallery" title="外观">
      <Gallery label="外观" pictures={pictures} />
    </Section>
  );
}
