import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import type { TypeKey } from '../../content-service/model';
import type { CardPage } from '../../content/types';
import { fetchCardPage } from './api';
import { callParameters, readAddress, sameAddress, writeAddress, type ListFilter } from './address';
import { createPagedList, type Choice } from './paged-list';
import { rememberedOnPage } from '../page-memory';
import { errorText } from '../../error-text';

export interface PagedListOptions {
  /** the page's own address: what the list is remembered by */
  path: string;
  /** list call of this site, e.g. `case/GetAll` */
  call: string;
  type: TypeKey;
  first: CardPage;
  filters: ListFilter[];
  /** pages have numbers and stand in the address */
  numbered?: boolean;
}

/** The list of a page: what is shown, and what can be done with it. */
export function usePagedList({ path, call, type, first, filters, numbered = false }: PagedListOptions) {
  const machine = useMemo(
    () =>
      rememberedOnPage(path, call, () =>
        createPagedList({
          first,
          fetchPage: (choice, page, pageSize) =>
            fetchCardPage(call, type, { ...callParameters(filters, choice), page, pageSize }),
          onError: (error) => console.error(`[list] ${call}:`, errorText(error)),
        }),
      ),
    [path, call, type, first, filters],
  );
  const state = useSyncExternalStore(machine.subscribe, machine.getState, machine.getInitialState);
  /** the query that was written here and is about to come back as news */
  const written = useRef<string | null>(null);

  /** Shows what was asked for by hand, and puts it into the address as a step of its own. */
  const show = useCallback(
    (choice: Choice, page = 1) => {
      machine.show(choice, page);
      const query = writeAddress(window.location.search, filters, { choice, page });
      written.current = query;
      window.history.pushState(null, '', addressWith(query));
    },
    [machine, filters],
  );

  /**
   * Follows the address. On arrival an address without a list part gets the one that is remembered;
   * an address that says something always wins.
   */
  const follow = useCallback(
    (search: string, isArrival: boolean) => {
      const isEcho = !isArrival && search === written.current;
      written.current = null;
      if (isEcho) return;
      const address = readAddress(search, filters, numbered);
      const { choice, from } = machine.getState();
      const kept = { choice, page: numbered ? from : 1 };
      if (isArrival) machine.renew(first);
      if (isArrival && sameAddress(address, { choice: {}, page: 1 }) && !sameAddress(address, kept)) {
        window.history.replaceState(null, '', addressWith(writeAddress(search, filters, kept)));
      } else machine.show(address.choice, address.page);
    },
    [machine, filters, numbered, first],
  );

  return { state, show, follow, more: machine.more };
}

function addressWith(query: string): string {
  const { pathname, hash } = window.location;
  return pathname + (query && `?${query}`) + hash;
}
