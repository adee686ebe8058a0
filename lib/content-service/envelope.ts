import { env } from '../env';
import { isRecord } from '../is-record';

/**
 * What cards and links read of an item, of a list call or of a query: any of it may be missing or be of another shape
 * than the contract says, so nothing is known of the values.
 */
export interface RawItem {
  readonly contentItemId?: unknown;
  readonly alias?: unknown;
  readonly displayText?: unknown;
  readonly name?: unknown;
  readonly subTitle?: unknown;
  readonly phrases?: unknown;
  readonly introduction?: unknown;
  readonly description?: unknown;
  readonly parameter?: unknown;
  readonly customerName?: unknown;
  readonly startTime?: unknown;
  readonly publishedUtc?: unknown;
  readonly sortNum?: unknown;
  readonly image?: unknown;
  readonly icon?: unknown;
  readonly module?: unknown;
}

/** A page of a list as the content service gives it. */
export interface ListPage<Item = RawItem> {
  list: Item[];
  totalCount: number;
  pageSize: number;
}

/**
 * Reads a list answer in any of the specified envelopes: flat, under `data`,
 * or one level deeper.
 * `data: null`, `{}` or no list is an empty list with count 0.
 */
export function readListPage(body: unknown, fallbackPageSize: number): ListPage<Record<string, unknown>> {
  const holder = listHolder(body);
  if (!holder) return { list: [], totalCount: 0, pageSize: fallbackPageSize };
  const list = holder.list.filter(isRecord);
  return {
    list,
    totalCount: wholeNumber(holder.totalCount) ?? list.length,
    pageSize: wholeNumber(holder.pageSize) || fallbackPageSize,
  };
}

/** What a list and its total are in, or null where there is no list. */
export function listHolder(body: unknown): (Record<string, unknown> & { list: unknown[] }) | null {
  let holder: unknown = body;
  for (let depth = 0; depth < 2 && isRecord(holder) && !Array.isArray(holder.list); depth++) holder = holder.data;
  return isRecord(holder) && Array.isArray(holder.list) ? { ...holder, list: holder.list } : null;
}

/** Pictures of list items with the content host in front, when there is one: browsers load them from there. */
export function withMediaHost(page: ListPage): ListPage {
  const host = env.contentServiceUrl;
  if (!host) return page;
  const prefix = (value: unknown) => (typeof value === 'string' && value.startsWith('/media/') ? host + value : value);
  const prefixed = (media: unknown) =>
    isRecord(media) && Array.isArray(media.urls) ? { ...media, urls: media.urls.map(prefix) } : media;
  const list = page.list.map((item) => ({ ...item, image: prefixed(item.image), icon: prefixed(item.icon) }));
  return { ...page, list };
}

function wholeNumber(value: unknown): number | null {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null;
}
