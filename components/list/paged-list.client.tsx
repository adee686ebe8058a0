'use client';

import { Suspense, useRef, type ReactNode } from 'react';
import type { Choice } from '@/lib/browser/list/address';
import { usePublishFilteredTotal } from '@/lib/browser/list/filtered-total';
import { whyEmpty } from '@/lib/browser/list/why-empty';
import { usePagedList, type PagedListOptions } from '@/lib/browser/list/use-paged-list';
import { useFocusOnPageChange } from '@/lib/browser/list/use-focus-on-page-change';
import { onDemand } from '@/lib/browser/on-demand';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { PAGE_NUMBERS_SHOWN } from '@/lib/constants';
import type { Card } from '@/lib/content/types';
import { Button } from '../ui/button';
import { EmptyBlock } from '../ui/empty-block';
import { ErrorBoundary } from '../ui/error-boundary.client';
import { AddressWatcher } from './address-watcher.client';
import type { ListFilters } from './list-filters.client';
import { ListLoading } from './list-loading';
import { ListProgress } from './list-progress';
import { PageNumbers } from './page-numbers';
import { UnknownOptions } from './unknown-options';
import styles from './paged-list.module.css';

/**
 * Never on a page as the server draws it: they come when a choice or an address leaves nothing. Where they do not come,
 * the filters themselves lead out.
 */
const PageOutOfRange = onDemand(async () => (await import('./page-out-of-range')).PageOutOfRange);
const AppliedFilters = onDemand(async () => (await import('./applied-filters')).AppliedFilters);

export interface PagedListProps extends PagedListOptions {
  /** given, so that a list that nobody filters does not bring it along */
  Filters?: typeof ListFilters;
  /** page 1 as the server has drawn it */
  drawn: ReactNode;
  /** how the list is drawn: `drawn`, or null, and after it the cards; never called with nothing */
  draw: (drawn: ReactNode, cards: Card[]) => ReactNode;
  /** words of the button: 了解更多 where there is more to learn, 显示更多 elsewhere */
  moreLabel: string;
  /** everything beyond page 1 for readers without scripts; gone as soon as scripts run */
  children?: ReactNode;
}

/** An interactive list page: filters, items, the button for more, page numbers. */
export function PagedList({ Filters, drawn, draw, moreLabel, children, ...options }: PagedListProps) {
  const { filters, numbered = false } = options;
  const { state, unknown, show, follow, more } = usePagedList(options);
  const { choice, list, isDrawn, shown, totalCount, pageSize, from, pageNo, pending, failed, hasMore } = state;
  // how many a filter leaves is not known before its answer, and never after one that did not come
  const left = list === null ? (failed ? null : undefined) : totalCount;
  usePublishFilteredTotal(options.path, Object.keys(choice).length === 0 ? null : left);
  const isLive = useHydrated();
  const status = useRef<HTMLParagraphElement>(null);
  const items = useRef<HTMLDivElement>(null);
  const expectPage = useFocusOnPageChange(items, from);
  const isFiltered = Object.keys(choice).length > 0 || filters.some(({ fixed }) => fixed !== undefined);
  const isLast = pageSize * (pageNo + 1) >= totalCount;
  const pages = Math.ceil(totalCount / pageSize);
  /** nothing was left out, and nothing is to come: the items themselves say how many there are */
  const isWhole = shown > 0 && pages <= 1;
  const isBeyond = numbered && from > pages && totalCount > 0;
  /** one way on: by number where there are many pages or one came to a later one, elsewhere by the button */
  const isByNumber = numbered && (pages > PAGE_NUMBERS_SHOWN || from > 1);

  function showMore() {
    more();
    // the button goes with the last page: anyone who has the focus on it is taken to the line above
    if (isLast && list !== null) status.current?.focus();
  }

  /** The chip that was pressed goes with the empty block: anyone who had the focus on it is taken to the line below. */
  function takeBack(next: Choice) {
    show(next);
    status.current?.focus();
  }

  function goTo(page: number) {
    expectPage(page);
    show(choice, page);
  }

  return (
    <div className={styles.root}>
      {Filters && filters.some(({ fixed }) => fixed === undefined) && (
        <div className={styles.bar}>
          <Filters filters={filters} choice={choice} onChange={(next) => show(next)} left={left} />
        </div>
      )}
      {isLive && <UnknownOptions unknown={unknown} />}
      <div ref={items} aria-busy={pending}>
        {list === null && pending && <ListLoading />}
        {list &&
          shown === 0 &&
          (isBeyond ? (
            <ErrorBoundary fallback={null}>
              <PageOutOfRange page={from} count={pages} onBack={() => goTo(1)} />
            </ErrorBoundary>
          ) : (
            <EmptyBlock filtered={isFiltered} note={whyEmpty(filters, choice)}>
              {Object.keys(choice).length > 0 && (
                <ErrorBoundary fallback={null}>
                  <AppliedFilters filters={filters} choice={choice} onChange={takeBack} />
                </ErrorBoundary>
              )}
            </EmptyBlock>
          ))}
        {list && shown > 0 && draw(isDrawn ? drawn : null, list)}
      </div>
      <div className={styles.foot} data-whole={isWhole || undefined}>
        <div className={styles.loaded}>
          {shown > 0 && !isWhole && (
            <ListProgress before={pageSize * (from - 1)} shown={shown} total={totalCount} isLoading={pending} />
          )}
          <p role="status" tabIndex={-1} ref={status} className={styles.status}>
            {list === null ? (pending ? '正在加载' : failed && '没有取到，请再试一次') : shown > 0 && progress()}
          </p>
        </div>
        {hasMore && (failed || !isByNumber) && (
          <Button kind="secondary" aria-disabled={pending} onClick={showMore}>
            {pending ? '正在载入' : failed ? '再试一次' : moreLabel}
          </Button>
        )}
        {isByNumber && list !== null && <PageNumbers count={pages} from={from} to={pageNo} onGo={goTo} />}
      </div>
      {!isLive && <div className={styles.rest}>{children}</div>}
      {isLive && (
        <Suspense fallback={null}>
          <AddressWatcher onChange={follow} />
        </Suspense>
      )}
    </div>
  );

  /** How far one is: in pages where they have numbers, in items elsewhere. */
  function progress(): string {
    if (!isByNumber) return `已显示${shown}项，共${totalCount}项`;
    const shownPages = from === pageNo ? `第${from}页` : `第${from}至${pageNo}页`;
    return `${shownPages}，共${pages}页`;
  }
}
