import 'server-only';
import { AboutUsDocument } from '@/graphql/generated/graphql';
import { cacheContent } from './reading/cache';
import { presentOnly, query } from './reading/client';
import { pictureReader } from './reading/pictures';
import { richText } from './rich-text/rich-text';
import { asText } from './reading/shapes';
import type { Picture, RichText } from './types';

export interface About {
  title: string;
  introduction: RichText;
  image: Picture | null;
  introductionImage: Picture | null;
  teamImage: Picture | null;
}

export async function getAbout(): Promise<About | null> {
  'use cache';
  cacheContent('about');
  const item = presentOnly((await query(AboutUsDocument, {})).aboutUs)[0];
  if (!item) return null;
  const pictures = await pictureReader();
  const title = asText(item.displayText);
  return {
    title,
    introduction: await richText(item.introduction, { level: 3, idPrefix: 'company' }),
    image: pictures(item.image, title)[0] ?? null,
    introductionImage: pictures(item.introductionImage, title)[0] ?? null,
    teamImage: pictures(item.teamImage, title)[0] ?? null,
  };
}
