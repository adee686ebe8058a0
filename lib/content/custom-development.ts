import 'server-only';
import { OwnLabDocument, TechnicalServicesDocument } from '@/graphql/generated/graphql';
import { cacheEvery, cacheItem, cacheList } from './reading/cache';
import { presentOnly, query } from './reading/client';
import { entries, readAll } from './reading/items';
import { toCards } from './reading/lists';
import { picture } from './reading/pictures';
import { richText } from './rich-text/rich-text';
import { asText, plain } from './reading/shapes';
import type { Card, Picture, RichText } from './types';

interface DevelopmentType {
  id: string;
  title: string;
  description: RichText;
  image: Picture | null;
  icon: Picture | null;
}

export interface TechnicalService {
  id: string;
  title: string;
  englishName: string;
  introduction: string;
  image: Picture | null;
  developmentTypes: DevelopmentType[];
  children: { title: string; introduction: string; image: Picture | null }[];
}

/** A project of the own laboratory; its pictures by their place in the gallery's layouts. */
export interface GalleryEntry {
  title: string;
  introduction: string;
  pictures: Record<GalleryPlace, Picture | null>;
}

export const GALLERY_PLACES = [
  'largeImage',
  'middleImage',
  'leftSmallImage',
  'rightSmallImage',
  'rightLargeImage',
  'rightMiddleImage',
] as const;
type GalleryPlace = (typeof GALLERY_PLACES)[number];

export interface OwnLab {
  title: string;
  name: string;
  introduction: RichText;
  introductionImage: Picture | null;
  gallery: GalleryEntry[];
}

/** Technical service groups, oldest first. */
export async function getTechnicalServices(): Promise<TechnicalService[]> {
  'use cache';
  cacheEvery('technical-service');
  cacheList('development-type');
  const all = await readAll(TechnicalServicesDocument);
  return Promise.all(
    all.map(async (item) => {
      const title = asText(item.displayText);
      const types = presentOnly(item.developmentType?.contentItems);
      for (const type of types) cacheItem('development-type', plain(type.contentItemId));
      return {
        id: plain(item.contentItemId),
        title,
        englishName: asText(item.englishName),
        introduction: asText(item.introduction),
        image: picture(item.image, title),
        developmentTypes: await Promise.all(
          types.map(async (type, index) => ({
            id: plain(type.contentItemId),
            title: asText(type.displayText),
            description: await richText(type.description, { level: 4, idPrefix: `type-${index + 1}` }),
            image: picture(type.image, asText(type.displayText)),
            icon: picture(type.icon, ''),
          })),
        ),
        children: presentOnly(item.children?.contentItems).map((child) => ({
          title: asText(child.displayText),
          introduction: asText(child.introduction),
          image: picture(child.image, asText(child.displayText)),
        })),
      };
    }),
  );
}

/** The first technical service groups as cards. */
export async function getTechnicalServiceCards(most: number): Promise<Card[]> {
  'use cache';
  return toCards('technical-service', (await readAll(TechnicalServicesDocument)).slice(0, most));
}

export async function getOwnLab(): Promise<OwnLab | null> {
  'use cache';
  cacheList('own-lab');
  const [item] = entries(await query(OwnLabDocument, {}));
  if (!item) return null;
  cacheItem('own-lab', plain(item.contentItemId));
  const title = asText(item.displayText);
  return {
    title,
    name: asText(item.name),
    introduction: await richText(item.introduction, { level: 3, idPrefix: 'own-lab' }),
    introductionImage: picture(item.introductionImage, title),
    gallery: presentOnly(item.gallery?.contentItems).map((entry) => {
      const name = asText(entry.displayText);
      const places = GALLERY_PLACES.map((place) => [place, picture(entry[place], name)] as const);
      return {
        title: name,
        introduction: asText(entry.introduction),
        pictures: Object.fromEntries(places) as GalleryEntry['pictures'],
      };
    }),
  };
}
