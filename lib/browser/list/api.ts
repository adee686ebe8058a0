import { API_TIMEOUT_MS } from '../../constants';
import type { TypeKey } from '../../content-service/model';
import { mediaPaths, toCard } from '../../content/reading/shapes';
import { paths } from '../../paths';
import type { CardPage } from '../../content/types';
import { timeoutSignal } from '../timeout-signal';

/**
 * Runs a list call of this site, e.g. `case/GetAll`, and reads its items as cards.
 * @throws Error when there is no usable answer
 */
export async function fetchCardPage(
  call: string,
  type: TypeKey,
  parameters: Record<string, string | number>,
): Promise<CardPage> {
  const search = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
  const response = await fetch(paths.listCall(call, `?${search}`), { signal: timeoutSignal(API_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`状态 ${response.status}`);
  const { data } = (await response.json()) as { data?: Partial<Record<keyof CardPage, unknown>> };
  const items = Array.isArray(data?.list) ? (data.list as object[]) : [];
  return {
    list: items.map((item) => toCard(type, item, readPictures)).filter((card) => card !== null),
    totalCount: Number(data?.totalCount) || 0,
    pageSize: Number(data?.pageSize) || Number(parameters.pageSize),
  };
}

/** The alternative texts stay on the server: pictures of cards stand beside their title and are silent. */
function readPictures(media: unknown, fallbackAlt: string) {
  return mediaPaths(media).map((src) => ({ src, alt: fallbackAlt }));
}
