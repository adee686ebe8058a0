import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';

/**
 * The item a page is about: 404 when there is none, a permanent redirect when
 * it was asked for by its contentItemId: one thing has one address.
 */
export function found<T extends { alias: string }>(
  item: T | null,
  segment: string,
  path: (alias: string) => string,
): T {
  if (!item) notFound();
  if (item.alias !== segment) permanentRedirect(path(item.alias));
  return item;
}
