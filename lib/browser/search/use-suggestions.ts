import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { SUGGESTION_COUNT, SUGGESTION_DELAY_MS } from '../../constants';
import { readSearchText } from '../../search/text-rule';
import { fetchSuggestions } from './api';

/** A line of the list: a page to go to, or a text to search for. */
export type Suggestion = { label: string; kind: string; href: string } | { label: string; kind: ''; href: null };

let current: AbortController | undefined;

/** Only the latest request is waited for. */
async function fetchLatest([, text]: [string, string]) {
  current?.abort();
  current = new AbortController();
  return fetchSuggestions(text, current.signal);
}

/**
 * What a text may become: pages, then words.
 * @param text null while an input method is at it: nothing is asked for
 */
export function useSuggestions(text: string | null): Suggestion[] {
  const settled = useSettled(text);
  const asked = settled === null ? '' : readSearchText(settled);
  const { data } = useSWR(asked ? ['suggestions', asked] : null, fetchLatest, {
    keepPreviousData: true,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    onError: (error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) console.error('[search]', error);
    },
  });
  if (!asked || !data) return [];
  const pages = data.pages.map(({ title, kind, href }): Suggestion => ({ label: title, kind, href }));
  const terms = data.terms.map((term): Suggestion => ({ label: term, kind: '', href: null }));
  return [...pages, ...terms].slice(0, SUGGESTION_COUNT);
}

/** The text once no key has been pressed for a while; null while it is being composed. */
function useSettled(text: string | null): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setSettled(text), SUGGESTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
