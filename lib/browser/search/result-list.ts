import type { SearchResultItem } from '../../search/search-result-item';
import type { Question } from '../../search/question';
import type { ResultPage, TypeTab } from '../../search/result-page';

export interface ResultState {
  /** null: loading, or not to be had */
  types: TypeTab[] | null;
  /** null: loading, or not to be had */
  items: SearchResultItem[] | null;
  totalCount: number;
  pageSize: number;
  pageNo: number;
  pending: boolean;
  failed: boolean;
  help: Pick<ResultPage, 'corrected' | 'partial' | 'spellings'>;
}

export interface ResultSource {
  fetchTypes(text: string): Promise<TypeTab[]>;
  fetchResults(question: Question, page: number): Promise<ResultPage>;
  /** told of every failure once */
  onError(error: unknown): void;
}

/** So long results wait for the types above them, in ms. */
const TYPES_MS = 1_000;

const NO_HELP = { corrected: null, partial: false, spellings: [] };
export const LOADING: ResultState = {
  types: null,
  items: null,
  totalCount: 0,
  pageSize: 0,
  pageNo: 0,
  pending: true,
  failed: false,
  help: NO_HELP,
};

export type ResultList = ReturnType<typeof createResultList>;

/**
 * The results of one question: its types, and page after page appended. It lives outside React,
 * so that back and forward find what had been loaded.
 */
export function createResultList(question: Question, source: ResultSource, knownTypes: TypeTab[] | null = null) {
  let state: ResultState = { ...LOADING, types: knownTypes };
  let started = false;
  const listeners = new Set<() => void>();

  function become(next: Partial<ResultState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  /** @param types they stand above the results: they come with them, for what comes later pushes down what is there */
  async function load(page: number, types?: Promise<TypeTab[] | null>) {
    become({ pending: true, failed: false });
    try {
      const { items, totalCount, pageSize, ...help } = await source.fetchResults(question, page);
      const found =
        types && (await Promise.race([types, new Promise<null>((done) => setTimeout(done, TYPES_MS, null))]));
      const all = page === 1 ? items : [...(state.items ?? []), ...items];
      // something published between two requests moves an item to the next page: it is shown once
      const once = [...new Map(all.map((item) => [item.id, item])).values()];
      become({
        items: once,
        totalCount,
        pageSize,
        pageNo: page,
        pending: false,
        help: page === 1 ? help : state.help,
        types: found ?? state.types,
      });
    } catch (error) {
      source.onError(error);
      become({ pending: false, failed: true });
    }
    const late = await types;
    if (late && late !== state.types) become({ types: late });
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Asks for the types, then for page 1, unless that has been done. */
    start(): void {
      if (started) return;
      started = true;
      const types = state.types
        ? undefined
        : source.fetchTypes(question.text).catch((error: unknown) => {
            source.onError(error);
            return null;
          });
      void load(1, types);
    },
    /** Appends the next page, or asks again for a page that could not be had. */
    more(): void {
      if (!state.pending && hasMore(state)) void load(state.pageNo + 1);
    },
  };
}

/** Is there anything for the button to do? */
export function hasMore({ items, failed, pageSize, pageNo, totalCount }: ResultState): boolean {
  return items === null ? failed : pageSize * pageNo < totalCount;
}
