'use client';

import { Suspense, useRef, type ReactNode } from 'react';
import { hasMore } from '@/lib/browser/list/paged-list';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { usePagedList, type PagedListOptions } from '@/lib/browser/list/use-paged-list';
import type { PublicationSources } from '../publication/publication-rows';
import { Button } from '../ui/button';
import { EmptyBlock } from '../ui/empty-block';
import { AddressWatcher } from './address-watcher.client';
import { ListFilters } from './list-filters.client';
import { ListLoading } from './list-loading';
import { LoadedMeter } from './loaded-meter';
import { ListView, type ListKind } from './list-view';
import { PageNumbers } from './page-numbers';
import styles from './paged-list.module.css';

interface PagedListProps extends PagedListOptions {
  kind: ListKind;
  heading?: 'h2' | 'h3';
  /** words of the button */
  moreLabel: string;
  sources?: PublicationSources;
  /** everything beyond page 1 for readers without scripts; gone as soon as scripts run */
  children?: ReactNode;
}

/** A list page under hand: filters, items, the button for more, page numbers. */
export function PagedList({ kind, heading, moreLabel, sources, children, ...options }: PagedListProps) {
  const { filters, numbered } = options;
  const { state, show, follow, more } = usePagedList(options);
  const isLive = useHydrated();
  const status = useRef<HTMLParagraphElement>(null);
  const { choice, list, totalCount, pageSize, from, pageNo, pending } = state;
  const isFiltered = Object.keys(choice).length > 0 || filters.some(({ fixed }) => fixed !== undefined);
  const isLast = pageSize * (pageNo + 1) >= totalCount;

  function showMore() {
    more();
    // the button goes with the last page: whoever stands on it is taken to the line above
    if (isLast && list !== null) status.current?.focus();
  }

  return (
    <div className={styles.root}>
      {filters.length > 0 && (
        <div className={styles.bar}>
          {isLive && <ListFilters filters={filters} choice={choice} onChange={(next) => show(next)} />}
        </div>
      )}
      <div aria-busy={pending}>
        {list === null && pending && <ListLoading />}
        {list?.length === 0 && <EmptyBlock filtered={isFiltered} />}
        {list !== null && list.length > 0 && <ListView kind={kind} cards={list} heading={heading} sources={sources} />}
      </div>
      {isLive ? (
        <div className={styles.foot}>
          <div className={styles.loaded}>
            {list !== null && list.length > 0 && (
              <LoadedMeter before={pageSize * (from - 1)} shown={list.length} total={totalCount} />
            )}
            <p role="status" tabIndex={-1} ref={status} className={styles.status}>
              {list === null
                ? pending && '正在加载'
                : list.length > 0 && `已显示 ${list.length} 项，共 ${totalCount} 项`}
            </p>
          </div>
          {hasMore(state) && (
            <Button kind="secondary" aria-disabled={pending} onClick={showMore}>
              {moreLabel}
            </Button>
          )}
          {numbered && list !== null && (
            <PageNumbers
              count={Math.ceil(totalCount / pageSize)}
              from={from}
              to={pageNo}
              onGo={(page) => show(choice, page)}
            />
          )}
        </div>
      ) : (
        children
      )}
      <Suspense fallback={null}>
        <AddressWatcher onChange={follow} />
      </Suspense>
    </div>
  );
}
