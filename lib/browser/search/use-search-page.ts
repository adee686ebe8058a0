import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { paths } from '../../paths';
import { readSearchText } from '../../search/text-rule';
import { rememberedOnPage } from '../page-memory';
import { fetchResults, fetchTypes } from './api';
import type { TypeTab } from '../../search/result-page';
import { readQuestion, type Question } from '../../search/question';
import { addRecentSearch } from './recent-searches';
import { createResultList, LOADING, type ResultList, type ResultState } from './result-list';
import { errorText } from '../../error-text';

/** What the page shows: its beginning, nothing at all (a text that is not searched), or results. */
export type Shown = 'undecided' | 'empty' | 'invalid' | Question;

const noList = () => () => {};

/** The search page follows its address: text and types are there. */
export function useSearchPage() {
  const router = useRouter();
  const [shown, setShown] = useState<Shown>('undecided');
  const [list, setList] = useState<ResultList | null>(null);
  const state: ResultState = useSyncExternalStore(
    list?.subscribe ?? noList,
    () => list?.getState() ?? LOADING,
    () => LOADING,
  );
  useEffect(() => list?.start(), [list]);

  const follow = useCallback((search: string) => {
    const question = readQuestion(search);
    setShown(question);
    setList(typeof question === 'string' ? null : rememberedList(question));
  }, []);

  /** A text typed here; one that is not searched is in the address all the same, and clears the page. */
  const search = useCallback(
    (raw: string) => {
      const text = raw.trim();
      if (readSearchText(text)) addRecentSearch(text);
      router.push(paths.search(text || undefined), { scroll: false });
    },
    [router],
  );

  /** Other types of the same text: page 1 of them. All of them are no restriction. */
  const choose = useCallback((question: Question, chosen: string[], all: readonly TypeTab[]) => {
    const types = all.every(({ name }) => chosen.includes(name)) ? undefined : chosen;
    window.history.pushState(null, '', paths.search(question.text, types));
  }, []);

  return { shown, state, follow, search, choose, more: list?.more };
}

function rememberedList(question: Question): ResultList {
  const { text, types } = question;
  const knownTypes = rememberedOnPage<{ tabs: TypeTab[] | null }>(paths.search(text), 'types', () => ({ tabs: null }));
  return rememberedOnPage(paths.search(text, types ?? undefined), 'results', () =>
    createResultList(
      question,
      {
        fetchTypes: async (asked) => (knownTypes.tabs ??= await fetchTypes(asked)),
        fetchResults,
        onError: (error) => console.error('[search]', errorText(error)),
      },
      knownTypes.tabs,
    ),
  );
}
