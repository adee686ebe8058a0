import { API_TIMEOUT_MS, SEARCH_PAGE_SIZE } from '../../constants';
import { paths } from '../../paths';
import { toFoundItem, type FoundItem } from '../../search/found-item';
import type { Suggestions } from '../../search/results';
import { timeoutSignal } from '../timeout-signal';
import type { Question } from './question';

/** A type of what was found. */
export interface TypeTab {
  name: string;
  label: string;
  count: number;
}

/** One page of results, and what helps when there are none. */
export interface ResultPage {
  items: FoundItem[];
  totalCount: number;
  pageSize: number;
  corrected: string | null;
  partial: boolean;
  spellings: string[];
}

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
  return toResultPage((data ?? {}) as Record<string, unknown>);
}

/** The answer of GetListByType, whoever asked for it. */
export function toResultPage(data: object): ResultPage {
  const { list, totalCount, pageSize, corrected, partial, spellings } = data as Record<string, unknown>;
  return {
    items: records(list).map(toFoundItem),
    totalCount: Number(totalCount) || 0,
    pageSize: Number(pageSize) || SEARCH_PAGE_SIZE,
    corrected: typeof corrected === 'string' ? corrected : null,
    partial: partial === true,
    spellings: Array.isArray(spellings) ? spellings.map(String) : [],
  };
}

/** @throws Error when there is no usable answer, or the signal says that nobody waits any more */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestions> {
  const data = (await call('GetSuggestions', { search: text }, signal)) as Partial<Suggestions> | null;
  return { pages: data?.pages ?? [], terms: data?.terms ?? [] };
}

async function call(name: string, parameters: Record<string, string | number>, signal?: AbortSignal): Promise<unknown> {
  const search = new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, String(value)]));
  const response = await fetch(paths.listCall(`query/${name}`, `?${search}`), {
    signal: signal ?? timeoutSignal(API_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`状态 ${response.status}`);
  return ((await response.json()) as { data?: unknown }).data;
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : [];
}
