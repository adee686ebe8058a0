import 'server-only';
import { AboutFactsDocument, AboutUsDocument } from '@/graphql/generated/graphql';
import { cacheContent } from './reading/cache';
import { presentOnly, query, queryExtension } from './reading/client';
import { toNamedValues } from './reading/facts';
import { pictureReader } from './reading/pictures';
import { richText } from './rich-text/rich-text';
import { asText } from './reading/shapes';
import type { NamedValue, Picture, RichText } from './types';

export interface About {
  title: string;
  introduction: RichText;
  image: Picture | null;
  introductionImage: Picture | null;
  teamImage: Picture | null;
  /** the line of years, oldest first */
  years: { year: string; text: string }[];
  numbers: NamedValue[];
}

export async function getAbout(): Promise<About | null> {
  'use cache';
  cacheContent('about');
  const item = presentOnly((await query(AboutUsDocument, {})).aboutUs)[0];
  if (!item) return null;
  const pictures = await pictureReader();
  const title = asText(item.displayText);
  const facts = presentOnly((await queryExtension(AboutFactsDocument, { first: 1, skip: 0 }))?.aboutUs)[0];
  return {
    title,
    introduction: await richText(item.introduction, { level: 3, idPrefix: 'company' }),
    image: pictures(item.image, title)[0] ?? null,
    introductionImage: pictures(item.introductionImage, title)[0] ?? null,
    teamImage: pictures(item.teamImage, title)[0] ?? null,
    years: presentOnly(facts?.years)
      .map(({ year, text }) => ({ year: asText(year), text: asText(text) }))
      .filter(({ year, text }) => year && text),
    numbers: toNamedValues(facts?.numbers),
  };
}
