import 'server-only';
import { OwnLabDocument, TechnicalServicesDocument } from '@/graphql/generated/graphql';
import { cacheContent } from './reading/cache';
import { presentOnly, query, queryAll } from './reading/client';
import { pictureReader } from './reading/pictures';
import { richText } from './rich-text/rich-text';
import { asText, plain } from './reading/shapes';
import type { Picture, RichText } from './types';

export interface DevelopmentType {
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
export type GalleryPlace = (typeof GALLERY_PLACES)[number];

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
  cacheContent('technical-service');
  cacheContent('development-type');
  const all = await queryAll(
    async (first, skip) => (await query(TechnicalServicesDocument, { first, skip })).ecosystemTechnicalService,
  );
  const pictures = await pictureReader();
  return Promise.all(
    all.map(async (item) => {
      const title = asText(item.displayText);
      const types = presentOnly(item.developmentType?.contentItems);
      return {
        id: plain(item.contentItemId),
        title,
        englishName: asText(item.englishName),
        introduction: asText(item.introduction),
        image: pictures(item.image, title)[0] ?? null,
        developmentTypes: await Promise.all(
          types.map(async (type, index) => ({
            id: plain(type.contentItemId),
            title: asText(type.displayText),
            description: await richText(type.description, { level: 4, idPrefix: `type-${index + 1}` }),
            image: pictures(type.image, asText(type.displayText))[0] ?? null,
            icon: pictures(type.icon, '')[0] ?? null,
          })),
        ),
        children: presentOnly(item.children?.contentItems).map((child) => ({
          title: asText(child.displayText),
          introduction: asText(child.introduction),
          image: pictures(child.image, asText(child.displayText))[0] ?? null,
        })),
      };
    }),
  );
}

export async function getOwnLab(): Promise<OwnLab | null> {
  'use cache';
  cacheContent('own-lab');
  const item = presentOnly((await query(OwnLabDocument, {})).ownLab)[0];
  if (!item) return null;
  const pictures = await pictureReader();
  const title = asText(item.displayText);
  return {
    title,
    name: asText(item.name),
    introduction: await richText(item.introduction, { level: 3, idPrefix: 'own-lab' }),
    introductionImage: pictures(item.introductionImage, title)[0] ?? null,
    gallery: presentOnly(item.gallery?.contentItems).map((entry) => {
      const name = asText(entry.displayText);
      const places = GALLERY_PLACES.map((place) => [place, pictures(entry[place], name)[0] ?? null] as const);
      return {
        title: name,
        introduction: asText(entry.introduction),
        pictures: Object.fromEntries(places) as GalleryEntry['pictures'],
      };
    }),
  };
}
