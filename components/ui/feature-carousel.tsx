import { FEATURE_CAROUSEL_INTERVAL_MS } from '@/lib/constants';
import { ArrowLink } from './arrow-link';
import { Carousel } from './carousel.client';
import styles from './feature-carousel.module.css';
import { BreakableTitle } from './breakable-title';
import { Picture, type PictureData } from './picture';
import { RichText, type RichTextBlock } from './rich-text';

interface FeatureItem {
  id: string;
  title: string;
  alias?: string;
  /** sanitised HTML */
  description?: { blocks: RichTextBlock[] };
}

type PictureField<Item> = {
  [Key in keyof Item]: Item[Key] extends PictureData | null | undefined ? Key : never;
}[keyof Item];

interface FeatureCarouselProps<Item extends FeatureItem> {
  /** address of the page it is on */
  page: string;
  label: string;
  items: Item[];
  /** the field that holds the picture */
  imageField?: PictureField<Item>;
  /** builds the address of an item's page; only items with an alias have one */
  linkTo: (alias: string) => string;
}

/** Features as slides: picture, title, description, and the way to the page of those that have one. */
export function FeatureCarousel<Item extends FeatureItem>({
  page,
  label,
  items,
  imageField = 'image' as PictureField<Item>,
  linkTo,
}: FeatureCarouselProps<Item>) {
  const slides = items.map((item) => {
    const picture = item[imageField] as PictureData | null | undefined;
    return {
      key: item.id,
      content: (
        <div className={styles.slide}>
          <div>
            <h3>
              <BreakableTitle>{item.title}</BreakableTitle>
            </h3>
            {item.description && (
              <div className={styles.text}>
                <RichText text={item.description} />
              </div>
            )}
            {item.alias && <ArrowLink href={linkTo(item.alias)}>查看详情</ArrowLink>}
          </div>
          {picture && (
            <div className={styles.picture}>
              <Picture picture={picture} />
            </div>
          )}
        </div>
      ),
    };
  });
  return <Carousel page={page} label={label} slides={slides} interval={FEATURE_CAROUSEL_INTERVAL_MS} />;
}
