import type { SearchResultItem } from '@/lib/search/search-result-item';
import { formatDate } from '@/lib/text';
import { CoverLink } from '../ui/cover-link';
import cover from '../ui/cover-link.module.css';
import { Picture } from '../ui/picture';
import { DateTile } from './date-tile';
import { MarkedText } from './marked-text';
import styles from './search-result-list.module.css';

/** Read by date; a course has no other picture than its day. */
const DATED = new Set(['training', 'tech-document', 'publication']);
const WITH_CUSTOMER = new Set(['case', 'lab']);

/** Search results, one row each. */
export function SearchResultList({
  items,
  heading: Heading = 'h2',
}: {
  items: SearchResultItem[];
  heading?: 'h2' | 'h3';
}) {
  return (
    <ul className={styles.root}>
      {items.map((item) => {
        const { id, type, kind, href, title, text, date, customerName, image, marks } = item;
        const marked = <MarkedText text={title} marks={marks.title} />;
        const isDated = type !== null && DATED.has(type);
        const picture = type === 'training' ? null : image;
        return (
          <li key={id} className={cover.area}>
            <div className={styles.picture}>
              {picture && <Picture picture={picture} sizes="168px" />}
              {isDated && date && !picture && <DateTile date={date} isDay={type === 'training'} />}
            </div>
            <div className={styles.text}>
              <p className={styles.kind}>
                {kind}
                {isDated && date && picture && <time dateTime={date}>{formatDate(date)}</time>}
                {type && WITH_CUSTOMER.has(type) && customerName && (
                  <span>
                    <MarkedText text={customerName} marks={marks.customerName} />
                  </span>
                )}
              </p>
              <Heading className={styles.title}>{href ? <CoverLink href={href}>{marked}</CoverLink> : marked}</Heading>
              {text && (
                <p className={styles.excerpt} data-clamped="" data-excerpt="">
                  <MarkedText text={text} marks={marks.text} />
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
