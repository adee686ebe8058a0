import { useRef, useState } from 'react';
import { readAddress, sameAddress, writeAddress, type Choice, type ListAddress, type UnknownOption } from './address';
import { useListPages, type ListSource } from './use-list-pages';

export interface PagedListOptions extends ListSource {
  /** pages have numbers and are in the address */
  numbered?: boolean;
}

/** The list of a page and its part of the address: what is shown, and what can be done with it. */
export function usePagedList({ numbered = false, ...source }: PagedListOptions) {
  const { filters } = source;
  const { state, asked, show: showPages, more } = useListPages(source);
  const [unknown, setUnknown] = useState<UnknownOption[]>([]);
  /** the query that was written here and is about to come back as news */
  const written = useRef<string | null>(null);

  function write(address: ListAddress, step: 'pushState' | 'replaceState') {
    const query = writeAddress(window.location.search, filters, address);
    written.current = query;
    window.history[step](null, '', addressWith(query));
  }

  /** Shows what was asked for by hand, and puts it into the address as a step of its own. */
  function show(choice: Choice, page = 1) {
    setUnknown([]);
    showPages(choice, page);
    write({ choice, page }, 'pushState');
  }

  /**
   * Follows the address. On arrival an address without a list part gets the one that is remembered; an address that
   * says something always wins. Options that no filter has are named, and dropped.
   */
  function follow(search: string, isArrival: boolean) {
    const isEcho = !isArrival && search === written.current;
    written.current = null;
    if (isEcho) return;
    const { unknown: named, ...address } = readAddress(search, filters, numbered);
    const isSilent = isArrival && sameAddress(address, { choice: {}, page: 1 });
    const kept = isSilent ? { choice: asked.choice, page: numbered ? asked.page : 1 } : address;
    setUnknown(named);
    if (named.length > 0 || !sameAddress(kept, address)) write(kept, 'replaceState');
    if (!isSilent) showPages(address.choice, address.page);
  }

  return { state, unknown, show, follow, more };
}

function addressWith(query: string): string {
  const { pathname, hash } = window.location;
  return pathname + (query && `?${query}`) + hash;
}
