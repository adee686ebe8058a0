import { searchWords } from '@/lib/english/words';
import { noResultsWords } from '@/lib/pages/english-no-results';
import { paths } from '@/lib/paths';
import type { EnglishResults as Results } from '@/lib/search/english-search';
import { NoResults } from '../search/no-results';
import note from '../search/result-note.module.css';
import styles from '../search/search-page.module.css';
import { ResultPages } from '../search/result-pages';
import { SearchResultList } from '../search/search-result-list';

/** A page of results, what was searched for where it is not what was typed, and the pages before and after. */
export function EnglishResults({ results: { text, page, found } }: { results: Results }) {
  if (!found) {
    return (
      <p role="alert" className={styles.results}>
        {searchWords.failed}
      </p>
    );
  }
  const { items, totalCount, pageSize, corrected, partial, spellings } = found;
  if (totalCount === 0) {
    return (
      <div className={styles.results}>
        <NoResults
          text={text}
          spellings={spellings}
          hrefOf={(other) => paths.englishSearch(other)}
          words={noResultsWords}
        />
      </div>
    );
  }
  return (
    <section aria-label={searchWords.results} className={styles.results}>
      <p className={styles.count}>{searchWords.count(totalCount)}</p>
      {corrected && (
        <p className={note.root}>
          {searchWords.corrected(text)}
          <strong>{corrected}</strong>.
        </p>
      )}
      {partial && <p className={note.root}>{searchWords.partial}</p>}
      <SearchResultList items={items} />
      <ResultPages
        page={page}
        count={Math.ceil(totalCount / pageSize)}
        hrefOf={(other) => paths.englishSearch(text, other)}
        words={searchWords}
      />
    </section>
  );
}
