import { API_TIMEOUT_MS } from '../../constants';
import type { TypeKey } from '../../content-service/content-types';
import type { CardPage } from '../../content/types';
import { isRecord } from '../../is-record';
import { withinTime } from '../within-time';

/**
 * Runs a list call and reads its items as cards.
 * @param call its address on this site, without a query
 * @throws Error when there is no usable answer
 */
export async function fetchCardPage(
  call: string,
  type: TypeKey,
  parameters: Record<string, string | number>,
): Promise<CardPage> {
  const search = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
  const ask = async (signal: AbortSignal) => {
    const response = await fetch(`${call}?${search}`, { signal });
    if (!response.ok) throw new Error(`状态 ${response.status}`);
    return (await response.json()) as { data?: Partial<Record<keyof CardPage, unknown>> };
  };
  const [{ data }, { mediaPaths, toCard }] = await Promise.all([
    withinTime(API_TIMEOUT_MS, ask),
    // what reads items is not needed before the first answer
    import('../../content/reading/shapes'),
  ]);
  const items: unknown[] = Array.isArray(data?.list) ? data.list : [];
  /** The alternative texts stay on the server: pictures of cards are beside their title and are silent. */
  const readPictures = (media: unknown, alt: string) => mediaPaths(media).map((src) => ({ src, alt }));
  return {
    list: items
      .filter(isRecord)
      .map((item) => toCard(type, item, readPictures))
      .filter((card) => card !== null),
    totalCount: Number(data?.totalCount) || 0,
    pageSize: Number(data?.pageSize) || Number(parameters.pageSize),
  };
}
