import useSWRInfinite from 'swr/infinite';
import type { TypeKey } from '../../content-service/content-types';
import type { Card, CardPage } from '../../content/types';
import { errorText } from '../../error-text';
import { usePageMemory } from '../page-memory';
import { callParameters, sameChoice, type Choice, type ListAddress } from './address';
import type { ListFilter } from '../../list-filter';
import type { DrawnPage } from '../../list-page';
import { fetchCardPage } from './api';

export interface ListSource {
  /** the page's own address: what the list is remembered by */
  path: string;
  /** address of the list call, without a query */
  call: string;
  type: TypeKey;
  first: DrawnPage;
  filters: ListFilter[];
  /** gets ready what draws other items than those of `first` */
  loadItems: () => Promise<unknown>;
}

interface ListState {
  choice: Choice;
  /** what is shown, after what is drawn; null: loading (or not to be had) */
  list: Card[] | null;
  /** the server's page 1 is shown */
  isDrawn: boolean;
  /** how many are shown, those of the server too */
  shown: number;
  totalCount: number;
  pageSize: number;
  /** the pages shown: from `from` up to `pageNo` */
  from: number;
  pageNo: number;
  /** waiting for an answer */
  pending: boolean;
  /** there is nothing to show because the last answer did not come */
  failed: boolean;
  /** is there anything for the button to do? */
  hasMore: boolean;
}

/** What is asked of a list: a choice, and the page it starts on. */
interface Question extends ListAddress {
  /** what is chosen anew is asked anew; 0 is what the server has drawn */
  turn: number;
  /** whose pages stay until the answer comes, and come back when there is none; a filter leaves nothing */
  before?: Question;
}

interface Numbered extends CardPage {
  page: number;
  /** the ids of what the server has drawn, and is not in the list */
  drawn: string[];
}

const START: Question = { choice: {}, page: 1, turn: 0 };
let turns = 0;

/** Nothing is asked again by itself: not after a failure, and not for the sake of freshness. */
const ASKED_ONCE = {
  shouldRetryOnError: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateFirstPage: false,
};

/**
 * The pages of a list that are shown. A filter clears them, another page takes their place when it is there, and more
 * come after them. A failure is written down, and what is shown stays. The answers are kept as long as the document,
 * so that a list is found again as it was left.
 */
export function useListPages({ path, call, type, first, filters, loadItems }: ListSource) {
  const [question, ask] = usePageMemory(path, call, START);
  const { choice, turn } = question;
  const { ids, ...sizes } = first;
  const firstPage: Numbered = { ...sizes, list: [], drawn: ids, page: 1 };
  const keyOf = (index: number, previous: Numbered | null) => ({
    path,
    call,
    turn,
    ...callParameters(filters, choice),
    page: question.page + index,
    pageSize: previous?.pageSize ?? first.pageSize,
  });

  async function fetchPage({ path: _path, call: _call, turn: asked, ...parameters }: ReturnType<typeof keyOf>) {
    const { page } = parameters;
    if (asked === START.turn && page === 1) return firstPage;
    const [answer] = await Promise.all([fetchCardPage(call, type, parameters), loadItems()]);
    return { ...answer, page, drawn: [] };
  }

  const {
    data: answers,
    error,
    isValidating,
    setSize,
    mutate,
  } = useSWRInfinite<Numbered, Error>(keyOf, fetchPage, {
    ...ASKED_ONCE,
    fallbackData: turn === START.turn ? [firstPage] : undefined,
    keepPreviousData: question.before !== undefined,
    onError(failure) {
      console.error(`[list] ${call}:`, errorText(failure));
      if (question.before) ask(question.before);
    },
  });

  // no answer at all is none, not an empty list
  const data = answers?.length ? answers : undefined;
  const last = data?.at(-1);
  const drawn = data?.[0].drawn ?? [];
  const list = data
    ? withoutRepeats(
        data.flatMap((page) => page.list),
        drawn,
      )
    : null;
  const { totalCount = 0, pageSize = first.pageSize, page: pageNo = question.page } = last ?? {};
  const state: ListState = {
    choice,
    list,
    isDrawn: drawn.length > 0,
    shown: drawn.length + (list?.length ?? 0),
    totalCount,
    pageSize,
    from: data?.[0].page ?? question.page,
    pageNo,
    pending: isValidating,
    failed: data === undefined && error !== undefined && !isValidating,
    hasMore: data ? pageSize * pageNo < totalCount : error !== undefined && !isValidating,
  };

  return {
    state,
    asked: question as ListAddress,
    /** Shows a page of a choice: another choice empties the list at once, another page when it is there. */
    show(next: Choice, page = 1): void {
      const isSame = sameChoice(next, choice);
      if (isSame && page === question.page) return;
      ask({ choice: next, page, turn: ++turns, before: isSame && data ? question : undefined });
    },
    /** Appends the next page, or asks again for a list that could not be had. */
    more(): void {
      if (isValidating || !state.hasMore) return;
      void (data ? setSize(data.length + 1) : mutate());
    },
  };
}

/** Something published between two requests moves an item to the next page: it is shown once. */
function withoutRepeats(cards: Card[], drawn: string[]): Card[] {
  const byId = new Map(cards.map((card) => [card.id || card.alias, card]));
  drawn.forEach((id) => byId.delete(id));
  return [...byId.values()];
}
