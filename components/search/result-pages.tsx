import { ButtonLink } from '../ui/button-link';
import styles from './search-page.module.css';

interface ResultPagesProps {
  page: number;
  count: number;
  hrefOf: (page: number) => string;
  words: { place: (page: number, count: number) => string; previous: string; next: string };
}

/** Where one is among the pages of results, and the ones beside it. */
export function ResultPages({ page, count, hrefOf, words }: ResultPagesProps) {
  if (count < 2) return null;
  return (
    <div className={styles.pages}>
      {page > 1 && (
        <ButtonLink href={hrefOf(page - 1)} kind="secondary">
          {words.previous}
        </ButtonLink>
      )}
      <p>{words.place(page, count)}</p>
      {page < count && (
        <ButtonLink href={hrefOf(page + 1)} kind="secondary">
          {words.next}
        </ButtonLink>
      )}
    </div>
  );
}
