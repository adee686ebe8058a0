import type { ResultsOnPage } from '@/lib/pages/search-results';
import { paths } from '@/lib/paths';
import { EmptyBlock } from '../ui/empty-block';
import { SearchResultList } from './search-result-list';
import { NoResults } from './no-results';
import { ResultNote } from './result-note';
import { ResultPages } from './result-pages';
import styles from './search-page.module.css';
import { Tick } from './type-tabs';
import tabStyles from './type-tabs.module.css';

const WORDS = {
  place: (page: number, count: number) => `第${page}页，共${count}页`,
  previous: '上一页',
  next: '下一页',
};

/** A page of results with links only: one type or all, next and previous. */
export function SearchResultsPage({ results: { text, types, page, tabs, found } }: { results: ResultsOnPage }) {
  if (!found) return <EmptyBlock filtered />;
  const { items, totalCount, pageSize } = found;
  return (
    <section aria-label="搜索结果" className={styles.results}>
      <nav aria-label="内容类型">
        <ul className={tabStyles.root}>
          <li>
            <a href={paths.searchResults(text)} aria-current={types === null || undefined} className={tabStyles.chip}>
              {types === null && <Tick />}
              全部
            </a>
          </li>
          {tabs.map(({ name, label, count }) => (
            <li key={name}>
              <a
                href={paths.searchResults(text, [name])}
                aria-current={types?.includes(name) || undefined}
                className={tabStyles.chip}
              >
                {types?.includes(name) && <Tick />}
                {label}
                <span className={tabStyles.count}>{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.count}>共{totalCount}条搜索结果</p>
      {items.length > 0 ? (
        <>
          <ResultNote text={text} help={found} />
          <SearchResultList items={items} />
        </>
      ) : (
        <NoResults text={text} spellings={found.spellings} hrefOf={(other) => paths.searchResults(other)} />
      )}
      <ResultPages
        page={page}
        count={Math.ceil(totalCount / pageSize)}
        hrefOf={(other) => paths.searchResults(text, types ?? undefined, other)}
        words={WORDS}
      />
    </section>
  );
}
