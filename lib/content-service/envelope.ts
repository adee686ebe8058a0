import { isRecord } from './validate';

/** A page of a list as the content service gives it. */
export interface ListPage {
  list: Record<string, unknown>[];
  totalCount: number;
  pageSize: number;
}

/**
 * Reads a list answer in any of the specified envelopes: flat, under `data`,
 * or one level deeper (SPECIFICATION §3 "Paged list response").
 * `data: null`, `{}` or no list is an empty list with count 0 (§7).
 */
export function readListPage(body: unknown, fallbackPageSize: number): ListPage {
  let holder: unknown = body;
  for (let depth = 0; depth < 2 && isRecord(holder) && !Array.isArray(holder.list); depth++) holder = holder.data;
  if (!isRecord(holder) || !Array.isArray(holder.list)) return { list: [], totalCount: 0, pageSize: fallbackPageSize };
  const list = holder.list.filter(isRecord);
  return {
    list,
    totalCount: wholeNumber(holder.totalCount) ?? list.length,
    pageSize: wholeNumber(holder.pageSize) || fallbackPageSize,
  };
}

function wholeNumber(value: unknown): number | null {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null;
}
