import { API_TIMEOUT_MS, SEARCH_PAGE_SIZE } from '../../constants';
import { paths } from '../../paths';
import type { Question } from '../../search/question';
import { records, toResultPage, type ResultPage, type TypeTab } from '../../search/result-page';
import type { Suggestions } from '../../search/results';
import { withinTime } from '../within-time';

/** @throws Error when there is no usable answer */
export async function fetchTypes(text: string): Promise<TypeTab[]> {
  const data = await call('GetTypeAll', { search: text });
  return records(data).map(({ name, displayName, count }) => ({
    name: String(name),
    label: String(displayName),
    count: Number(count) || 0,
  }));
}

/** @throws Error when there is no usable answer */
export async function fetchResults({ text, types }: Question, page: number): Promise<ResultPage> {
  const data = await call('GetListByType', {
    search: text,
    strTypes: JSON.stringify(types),
    page,
    pageSize: SEARCH_PAGE_SIZE,
  });
  return toResultPage(data);
}

/** @throws Error when there is no usable answer, or the signal says that nobody waits any more */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestions> {
  const data = (await call('GetSuggestions', { search: text }, signal)) as Partial<Suggestions> | null;
  return { pages: data?.pages ?? [], terms: data?.terms ?? [] };
}

async function call(
  name: string,
  parameters: Record<string, string | number>,
  earlier?: AbortSignal,
): Promise<unknown> {
  const search = new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, String(value)]));
  const ask = async (signal: AbortSignal) => {
    const response = await fetch(paths.listCall(`query/${name}`, `?${search}`), { signal });
    if (!response.ok) throw new Error(`状态 ${response.status}`);
    return ((await response.json()) as { data?: unknown }).data;
  };
  return withinTime(API_TIMEOUT_MS, ask, earlier);
}
