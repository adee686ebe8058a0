import { IMAGE_CAROUSEL_INTERVAL_MS } from '@/lib/constants';
import { Carousel } from './carousel.client';
import { Picture, type PictureData } from './picture';

interface ImageCarouselProps {
  /** address of the page it is on */
  page: string;
  label: string;
  pictures: PictureData[];
}

/** Pictures after one another. */
export function ImageCarousel({ page, label, pictures }: ImageCarouselProps) {
  const slides = pictures.map((picture) => ({
    key: picture.src,
    content: <Picture picture={picture} ratio="banner" sizes="(max-width: 1248px) 100vw, 1200px" />,
  }));
  return <Carousel page={page} label={label} slides={slides} interval={IMAGE_CAROUSEL_INTERVAL_MS} />;
}
