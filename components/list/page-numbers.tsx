import { PAGE_NUMBERS_SHOWN } from '@/lib/constants';
import styles from './page-numbers.module.css';

interface PageNumbersProps {
  /** how many pages there are */
  count: number;
  /** the pages shown at the moment */
  from: number;
  to: number;
  onGo: (page: number) => void;
}

/** The numbers of a list's pages; each shows its page alone. */
export function PageNumbers({ count, from, to, onGo }: PageNumbersProps) {
  if (count < 2) return null;
  const pages = pagesToShow(count, to);
  return (
    <nav aria-label="分页" className={styles.root}>
      <ul>
        {pages.map((page, index) => (
          <li key={page} data-gap={index > 0 && page > pages[index - 1] + 1}>
            <button
              type="button"
              aria-label={`第${page}页`}
              aria-current={page >= from && page <= to ? 'page' : undefined}
              onClick={() => onGo(page)}
            >
              {page}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All pages when there are few; else the first, the last, and those around the current one. */
function pagesToShow(count: number, current: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= PAGE_NUMBERS_SHOWN) return all;
  return all.filter((page) => page === 1 || page === count || Math.abs(page - current) <= 1);
}
