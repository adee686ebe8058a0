import { IMAGE_CAROUSEL_INTERVAL_MS } from '@/lib/constants';
import { Carousel } from './carousel.client';
import { Picture, type PictureData } from './picture';

/** Pictures after one another. */
export function ImageCarousel({ label, pictures }: { label: string; pictures: PictureData[] }) {
  const slides = pictures.map((picture) => ({
    key: picture.src,
    content: <Picture picture={picture} ratio="banner" sizes="(max-width: 1248px) 100vw, 1200px" />,
  }));
  return <Carousel label={label} slides={slides} interval={IMAGE_CAROUSEL_INTERVAL_MS} />;
}
