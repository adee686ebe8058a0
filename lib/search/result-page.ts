import { isRecord } from '../is-record';
import { SEARCH_PAGE_SIZE } from '../constants';
import { toSearchResultItem, type SearchResultItem } from './search-result-item';

/** A type of what was found. */
export interface TypeTab {
  name: string;
  label: string;
  count: number;
}

/** One page of results, and what helps when there are none. */
export interface ResultPage {
  items: SearchResultItem[];
  totalCount: number;
  pageSize: number;
  corrected: string | null;
  partial: boolean;
  spellings: string[];
}

/** The answer of GetListByType, no matter who asked for it. */
export function toResultPage(data: unknown): ResultPage {
  const { list, totalCount, pageSize, corrected, partial, spellings } = isRecord(data) ? data : {};
  return {
    items: records(list).map(toSearchResultItem),
    totalCount: Number(totalCount) || 0,
    pageSize: Number(pageSize) || SEARCH_PAGE_SIZE,
    corrected: typeof corrected === 'string' ? corrected : null,
    partial: partial === true,
    spellings: Array.isArray(spellings) ? spellings.map(String) : [],
  };
}

/** What of a list is an object. */
export function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
