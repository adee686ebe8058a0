import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import { itemPath, paths, type PageType } from '../paths';

/**
 * The item a page is about: 404 when there is none, a permanent redirect when
 * it was asked for by its contentItemId: one thing has one address.
 */
export function found<T extends { alias: string }>(item: T | null, segment: string, type: PageType): T {
  if (!item) notFound();
  if (item.alias !== segment) permanentRedirect(itemPath(type, item) ?? paths.home());
  return item;
}
