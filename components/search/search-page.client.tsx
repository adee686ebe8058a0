'use client';

import { Suspense, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { TypeTab } from '@/lib/search/result-page';
import { hasMore } from '@/lib/browser/search/result-list';
import { useSearchPage } from '@/lib/browser/search/use-search-page';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { paths } from '@/lib/paths';
import { AddressWatcher } from '../list/address-watcher.client';
import { ListLoading } from '../list/list-loading';
import { Button } from '../ui/button';
import { SearchResultList } from './search-result-list';
import { NoResults } from './no-results';
import { ResultNote } from './result-note';
import { SearchBox } from './search-box.client';
import { TypeTabs } from './type-tabs';
import styles from './search-page.module.css';

const NO_TABS: TypeTab[] = [];

/**
 * The interactive search page: box, types, results.
 * @param children what is there before anything is searched for
 */
export function SearchPage({ children }: { children: ReactNode }) {
  const isLive = useHydrated();
  const [isClientNavigation] = useState(isLive);
  const { shown, state, follow, search, choose, more } = useSearchPage();
  const count = useRef<HTMLParagraphElement>(null);
  const { types, items, totalCount, pageSize, pageNo, pending, help } = state;
  const question = typeof shown === 'string' ? null : shown;
  const isLast = pageSize * (pageNo + 1) >= totalCount;

  function showMore(): void {
    more?.();
    // the button goes with the last page: anyone who has the focus on it is taken to the count
    if (isLast && items !== null) count.current?.focus();
  }

  /** A question is searched for in place; without scripts its link leads to the results as a page. */
  function onClick(event: MouseEvent): void {
    const text = (event.target as Element).closest<HTMLElement>('a[data-search]')?.dataset.search;
    if (!text || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    search(text);
  }

  return (
    <>
      <SearchBox text={question?.text} onSearch={search} />
      {question === null ? (
        <div
          className={styles.start}
          data-shown={shown}
          data-client-navigation={isClientNavigation || undefined}
          onClick={onClick}
          hidden={shown === 'invalid'}
        >
          {children}
        </div>
      ) : (
        <section aria-label="搜索结果" aria-busy={pending} className={styles.results}>
          {(types ?? NO_TABS).length > 0 && (
            <TypeTabs
              tabs={types ?? NO_TABS}
              chosen={question.types}
              onChoose={(chosen) => choose(question, chosen, types ?? NO_TABS)}
            />
          )}
          <p role="status" tabIndex={-1} ref={count} className={styles.count}>
            {items === null ? pending && '正在搜索' : `共${totalCount}条搜索结果`}
          </p>
          {items !== null && items.length > 0 && <ResultNote text={question.text} help={help} />}
          {items === null && pending && <ListLoading label="" />}
          {items?.length === 0 && (
            <NoResults text={question.text} spellings={help.spellings} hrefOf={(text) => paths.search(text)} />
          )}
          {items !== null && items.length > 0 && <SearchResultList items={items} />}
          {hasMore(state) && (
            <div className={styles.more}>
              <Button kind="secondary" aria-disabled={pending} onClick={showMore}>
                {pending ? '正在载入' : '显示更多'}
              </Button>
            </div>
          )}
        </section>
      )}
      {isLive && (
        <Suspense fallback={null}>
          <AddressWatcher onChange={follow} />
        </Suspense>
      )}
    </>
  );
}
