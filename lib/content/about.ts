import 'server-only';
import { AboutItemDocument, AboutOwnDocument } from '@/graphql/generated/graphql';
import { cacheItem, cacheList } from './reading/cache';
import { query } from './reading/client';
import { entries, readExtension } from './reading/items';
import { richText } from './rich-text/rich-text';
import { asText, plain } from './reading/shapes';
import { partOf, type View } from './reading/view';
import type { RichText } from './types';

/** Where a heading of the second level begins, in HTML or Markdown. */
const CHAPTER = /(?=<h2[\s>])|^(?=## )/m;

/** Its pictures, the line of years, oldest first, and its numbers. */
const SHOWN = ['image', 'introductionImage', 'teamImage', 'years', 'numbers'] as const;

export interface About extends Pick<View<'about'>, (typeof SHOWN)[number]> {
  title: string;
  /** what is before its first heading */
  opening: RichText;
  /** the rest, one text under each of its headings */
  chapters: RichText[];
}

export async function getAbout(): Promise<About | null> {
  'use cache';
  cacheList('about');
  const [item] = entries(await query(AboutItemDocument, { first: 1 }));
  if (!item) return null;
  cacheItem('about', plain(item.contentItemId));
  const [opening, ...chapters] = plain(item.introduction).split(CHAPTER);
  const facts = await readExtension(AboutOwnDocument, { id: item.contentItemId });
  return {
    ...(await partOf('about', { ...item, ...facts }, SHOWN)),
    title: asText(item.displayText),
    opening: await richText(opening, { level: 3, idPrefix: 'company' }),
    chapters: await Promise.all(
      chapters.map((text, index) => richText(text, { level: 3, idPrefix: `company-${index + 1}` })),
    ),
  };
}
