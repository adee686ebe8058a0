import type { Metadata } from 'next';
import { listQuery, type ListedItem } from '../enquiries/enquiry-list';
import { paths } from '../paths';
import { fixedPages } from './fixed-pages';
import { addressOf, pageMetadata } from './metadata';

/** A list is in no index and no spelling of anything; it is shared by its whole address, with the card of all lists. */
export function enquiryListMetadata(items: readonly ListedItem[]): Metadata {
  const { enquiryList } = fixedPages;
  if (items.length === 0) return pageMetadata(enquiryList);
  const title = `${enquiryList.title}，${items.length}项`;
  const { openGraph, ...metadata } = pageMetadata({ ...enquiryList, title, noindex: true });
  const url = addressOf(paths.enquiryList(listQuery(items)));
  return { ...metadata, openGraph: { ...openGraph, url }, alternates: undefined };
}
