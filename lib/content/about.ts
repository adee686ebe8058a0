import 'server-only';
import { AboutFactsDocument, AboutUsDocument } from '@/graphql/generated/graphql';
import { cacheItem, cacheList } from './reading/cache';
import { presentOnly, query } from './reading/client';
import { toNamedValues } from './reading/facts';
import { entries, readExtension } from './reading/items';
import { picture } from './reading/pictures';
import { richText } from './rich-text/rich-text';
import { asText, plain } from './reading/shapes';
import type { NamedValue, Picture, RichText } from './types';

/** Where a heading of the second level begins, in HTML or Markdown. */
const CHAPTER = /(?=<h2[\s>])|^(?=## )/m;

export interface About {
  title: string;
  /** what is before its first heading */
  opening: RichText;
  /** the rest, one text under each of its headings */
  chapters: RichText[];
  image: Picture | null;
  introductionImage: Picture | null;
  teamImage: Picture | null;
  /** the line of years, oldest first */
  years: { year: string; text: string }[];
  numbers: NamedValue[];
}

export async function getAbout(): Promise<About | null> {
  'use cache';
  cacheList('about');
  const [item] = entries(await query(AboutUsDocument, {}));
  if (!item) return null;
  cacheItem('about', plain(item.contentItemId));
  const title = asText(item.displayText);
  const [opening, ...chapters] = plain(item.introduction).split(CHAPTER);
  const facts = await readExtension(AboutFactsDocument, { first: 1, skip: 0 });
  return {
    title,
    opening: await richText(opening, { level: 3, idPrefix: 'company' }),
    chapters: await Promise.all(
      chapters.map((text, index) => richText(text, { level: 3, idPrefix: `company-${index + 1}` })),
    ),
    image: picture(item.image, title),
    introductionImage: picture(item.introductionImage, title),
    teamImage: picture(item.teamImage, title),
    years: presentOnly(facts?.years)
      .map(({ year, text }) => ({ year: asText(year), text: asText(text) }))
      .filter(({ year, text }) => year && text),
    numbers: toNamedValues(facts?.numbers),
  };
}
