import 'server-only';
import { AboutItemDocument, AboutOwnDocument } from '@/graphql/generated/graphql';
import { cacheItem, cacheList } from './reading/cache';
import { query } from './reading/client';
import { entries, readExtension } from './reading/items';
import { richText } from './rich-text/rich-text';
import { asText, plain } from './reading/shapes';
import { partOf, type View } from './reading/view';
import type { RichText } from './types';

/** Its pictures, the line of years, oldest first, and its numbers. */
const SHOWN = ['image', 'introductionImage', 'teamImage', 'years', 'numbers'] as const;

export interface About extends Pick<View<'about'>, (typeof SHOWN)[number]> {
  title: string;
  /** in chapters */
  introduction: RichText;
}

export async function getAbout(): Promise<About | null> {
  'use cache';
  cacheList('about');
  const [item] = entries(await query(AboutItemDocument, { first: 1 }));
  if (!item) return null;
  cacheItem('about', plain(item.contentItemId));
  const facts = await readExtension(AboutOwnDocument, { id: item.contentItemId });
  return {
    ...(await partOf('about', { ...item, ...facts }, SHOWN)),
    title: asText(item.displayText),
    introduction: await richText(item.introduction, { level: 3, idPrefix: 'company', inChapters: true }),
  };
}
