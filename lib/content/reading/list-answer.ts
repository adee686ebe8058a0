import { listHolder, readListPage } from '../../content-service/envelope';
import { isRecord } from '../../is-record';

/**
 * What is doubtful about the answer to a list call, or null. A missing list is
 * an empty one, as specified, but a list that was there does not go missing.
 */
export function faultOfList(body: unknown, parameters: Record<string, string | number>): string | null {
  const holder = listHolder(body);
  if (!holder) return '没有列表';
  const { list } = holder;
  if (!list.every((item) => isRecord(item) && typeof item.contentItemId === 'string' && item.contentItemId !== ''))
    return '列表里有不完整的条目';
  if (holder.totalCount === undefined) return null;
  const { totalCount, pageSize } = readListPage(body, Number(parameters.pageSize) || list.length);
  if (totalCount !== holder.totalCount) return '总数不对';
  const before = (Number(parameters.page ?? 1) - 1) * pageSize;
  const due = parameters.page === undefined ? list.length : Math.min(pageSize, Math.max(0, totalCount - before));
  return list.length < due || list.length > totalCount ? '列表与总数对不上' : null;
}

export function isEmptyList(body: unknown): boolean {
  return (listHolder(body)?.list.length ?? 0) === 0;
}
