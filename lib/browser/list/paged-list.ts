import type { Card, CardPage } from '../../content/types';

/** The chosen option of each filter that is set, by the filter's name. */
export type Choice = Readonly<Record<string, string>>;

export interface ListState {
  choice: Choice;
  /** null: loading (or not to be had); []: nothing there */
  list: Card[] | null;
  totalCount: number;
  pageSize: number;
  /** the pages shown: from `from` up to `pageNo` */
  from: number;
  pageNo: number;
  /** waiting for an answer */
  pending: boolean;
  /** the last request failed; it is not repeated by itself */
  failed: boolean;
}

export interface PagedListSource {
  /** page 1 without a filter, from the server */
  first: CardPage;
  fetchPage(choice: Choice, page: number, pageSize: number): Promise<CardPage>;
  /** told of every failure once */
  onError(error: unknown): void;
}

export type PagedList = ReturnType<typeof createPagedList>;

/**
 * The one list machine of the site: it lives outside React,
 * so that a page finds its list again when it is revisited.
 */
export function createPagedList({ first, fetchPage, onError }: PagedListSource) {
  let initial = firstState(first);
  let state = initial;
  /** the page last asked for, and the number of that request: older answers come too late */
  let wanted = 1;
  let request = 0;
  const listeners = new Set<() => void>();

  function become(next: ListState) {
    state = next;
    for (const listener of listeners) listener();
  }

  async function load(page: number, append: boolean) {
    const own = ++request;
    wanted = append ? wanted : page;
    become({ ...state, pending: true, failed: false });
    const { choice, pageSize } = state;
    let answer: CardPage;
    try {
      answer = await fetchPage(choice, page, pageSize);
    } catch (error) {
      if (own !== request) return;
      onError(error);
      // the pages that are still there are what can be compared with from now on
      if (state.list !== null) wanted = state.from;
      become({ ...state, pending: false, failed: true });
      return;
    }
    if (own !== request) return;
    const shown = append ? (state.list ?? []) : [];
    become({
      choice,
      list: withoutRepeats([...shown, ...answer.list]),
      totalCount: answer.totalCount,
      pageSize: answer.pageSize || pageSize,
      from: append ? state.from : page,
      pageNo: page,
      pending: false,
      failed: false,
    });
  }

  return {
    getState: () => state,
    getInitialState: () => initial,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows a page of a choice: another choice empties the list at once, another page when it is there. */
    show(choice: Choice, page = 1): void {
      const same = sameChoice(choice, state.choice);
      if (same && page === wanted) return;
      if (!same) state = { ...state, choice, list: null, totalCount: 0, from: page, pageNo: page };
      void load(page, false);
    },
    /** Appends the next page, or asks again for a list that could not be had. */
    more(): void {
      if (state.pending || !hasMore(state)) return;
      if (state.list === null) void load(state.from, false);
      else void load(state.pageNo + 1, true);
    },
    /** A newer page 1 from the server takes the place of an untouched older one. */
    renew(newer: CardPage): void {
      if (state !== initial || newer === first) return;
      first = newer;
      initial = firstState(newer);
      become(initial);
    },
  };
}

/** Is there anything for the button to do? While pageSize × pageNo < totalCount. */
export function hasMore(state: ListState): boolean {
  return state.list === null ? state.failed : state.pageSize * state.pageNo < state.totalCount;
}

export function sameChoice(a: Choice, b: Choice): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

function firstState({ list, totalCount, pageSize }: CardPage): ListState {
  return { choice: {}, list, totalCount, pageSize, from: 1, pageNo: 1, pending: false, failed: false };
}

/** Something published between two requests moves an item to the next page: it is shown once. */
function withoutRepeats(cards: Card[]): Card[] {
  return [...new Map(cards.map((card) => [card.id || card.alias, card])).values()];
}
