import type { Metadata } from 'next';
import { paths } from '../paths';
import { fixedPages } from './fixed-pages';
import { addressOf, pageMetadata } from './metadata';

/** A plan is in no index and no spelling of anything; it is shared by its whole address, with the card of all plans. */
export function plannerMetadata(title: string, query: string): Metadata {
  const { planner } = fixedPages;
  const name = title ? `${title}，${planner.title}` : planner.title;
  const { openGraph, ...metadata } = pageMetadata({ ...planner, title: name, noindex: true });
  return { ...metadata, openGraph: { ...openGraph, url: addressOf(paths.planner(query)) }, alternates: undefined };
}
