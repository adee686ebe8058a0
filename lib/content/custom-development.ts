import 'server-only';
import { TechnicalServicesDocument } from '@/graphql/generated/graphql';
import { getOnly, type Item } from './item';
import { cacheEvery, cacheItem, cacheList } from './reading/cache';
import { presentOnly } from './reading/client';
import { readAll } from './reading/items';
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

/** Where a picture of a project stands in the gallery's layouts. */
export const GALLERY_PLACES = [
  'largeImage',
  'middleImage',
  'leftSmallImage',
  'rightSmallImage',
  'rightLargeImage',
  'rightMiddleImage',
] as const;

export type OwnLab = Item<'own-lab'>;
/** A project of the own laboratory. */
export type GalleryEntry = OwnLab['gallery'][number];

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

export const getOwnLab = (): Promise<OwnLab | null> => getOnly('own-lab');
