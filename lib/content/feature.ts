import 'server-only';
import {
  FeatureBlockNumbersDocument,
  FeatureDocument,
  FeatureNumberDocument,
  FeatureNumbersDocument,
  FeaturesDocument,
} from '@/graphql/generated/graphql';
import { toKeyNumber, toKeyNumbers, type KeyNumber } from './key-number';
import { cacheEvery, cacheEveryFields, cacheFields, cacheItem } from './reading/cache';
import { presentOnly } from './reading/client';
import { headOf, readAll, readAllExtensions, readExtension, readItem } from './reading/items';
import { bySortNum, toEveryCard } from './reading/lists';
import { picture } from './reading/pictures';
import { richText } from './rich-text/rich-text';
import { asText, plain } from './reading/shapes';
import type { Card, Picture, RichText } from './types';

/** A feature block, or a step of the experiment process. */
export interface FeatureBlock {
  id: string;
  title: string;
  englishName: string;
  subTitle: string;
  introduction: string;
  description: RichText;
  details: RichText;
  icon: Picture | null;
  image: Picture | null;
  introductionImage: Picture | null;
  features: FeatureEntry[];
}

export interface FeatureEntry {
  id: string;
  title: string;
  name: string;
  introduction: string;
  description: RichText;
  details: RichText;
  image: Picture | null;
}

export interface Feature {
  id: string;
  alias: string;
  title: string;
  name: string;
  englishName: string;
  subTitle: string;
  introduction: string;
  details: RichText;
  description: RichText;
  icon: Picture | null;
  headerImage: Picture | null;
  introductionImage: Picture | null;
  image: Picture | null;
  children: FeatureBlock[];
}

/** A feature as a row, and one of its blocks as a slide of the carousel. */
export interface FeatureRow extends Card {
  /** the drawing of the whole feature; its picture where it has none */
  drawing: Picture | null;
  /** the first block that has a picture, else the first; null where there are no blocks */
  closeUp: FeatureCloseUp | null;
}

/** A block of a feature as a slide: the alias is the feature's, whose page it leads to. */
interface FeatureCloseUp {
  id: string;
  alias: string;
  title: string;
  description: RichText;
  image: Picture | null;
}

/** The feature whose steps the home page and the process page show. */
export const EXPERIMENT_PROCESS = 'experiment-process';
/** The feature whose blocks are the home page's science experiments. */
export const EXPERIMENT_PARADIGMS = 'experiment-paradigms';

/** The feature that tells how the signals come onto one clock. */
export const SYNCHRONISATION = 'synchronize-cloud';

/** All features by sortNum. */
export async function getFeatures(): Promise<FeatureRow[]> {
  'use cache';
  cacheEvery('feature');
  const sorted = bySortNum(await readAll('feature', FeaturesDocument));
  return Promise.all(
    toEveryCard('feature', sorted).map(async (card) => {
      const item = sorted.find((entry) => entry.contentItemId === card.id);
      const blocks = presentOnly(item?.children?.contentItems);
      const block = blocks.find(({ image }) => picture(image, '')) ?? blocks[0];
      return {
        ...card,
        drawing: picture(item?.headerImage, card.title) ?? card.image,
        closeUp: block
          ? {
              id: plain(block.contentItemId) || card.id,
              alias: card.alias,
              title: asText(block.displayText),
              description: await richText(block.description, { level: 4, idPrefix: card.alias }),
              image: picture(block.image, asText(block.displayText)),
            }
          : null,
      };
    }),
  );
}

/** The numbers of features by contentItemId; empty where the service has none. */
export async function getFeatureNumbers(): Promise<Record<string, KeyNumber>> {
  'use cache';
  cacheEveryFields('feature', 'keyNumber');
  return toKeyNumbers(await readAllExtensions('feature', FeatureNumbersDocument));
}

/** The number of one feature; null where the service has none. */
export async function getFeatureNumber(alias: string): Promise<KeyNumber | null> {
  'use cache';
  cacheFields('feature', alias, 'keyNumber');
  return toKeyNumber((await readExtension('feature', FeatureNumberDocument, { alias }))?.keyNumber);
}

/** The numbers of the blocks of one feature, in their order; empty where the service has none. */
export async function getBlockNumbers(alias: string): Promise<(KeyNumber | null)[]> {
  'use cache';
  cacheItem('feature', alias);
  const item = await readExtension('feature', FeatureBlockNumbersDocument, { alias });
  return presentOnly(item?.children?.contentItems).map(({ keyNumber }) => toKeyNumber(keyNumber));
}

/** @param segment alias or contentItemId */
export async function getFeature(segment: string): Promise<Feature | null> {
  'use cache';
  const item = await readItem('feature', segment, FeatureDocument);
  if (!item) return null;
  const head = headOf(item, segment);
  const { title } = head;
  return {
    ...head,
    name: asText(item.name),
    englishName: asText(item.englishName),
    subTitle: asText(item.subTitle),
    introduction: asText(item.introduction),
    details: await richText(item.details, { level: 3, idPrefix: 'details' }),
    description: await richText(item.description, { level: 3, idPrefix: 'about' }),
    icon: picture(item.icon, ''),
    headerImage: picture(item.headerImage, title),
    introductionImage: picture(item.introductionImage, title),
    image: picture(item.image, title),
    children: await Promise.all(
      presentOnly(item.children?.contentItems).map(async (block, index) => ({
        id: plain(block.contentItemId) || `block-${index + 1}`,
        title: asText(block.displayText),
        englishName: asText(block.englishName),
        subTitle: asText(block.subTitle),
        introduction: asText(block.introduction),
        description: await richText(block.description, { level: 3, idPrefix: `block-${index + 1}` }),
        details: await richText(block.details, { level: 3, idPrefix: `block-${index + 1}-more` }),
        icon: picture(block.icon, ''),
        image: picture(block.image, asText(block.displayText)),
        introductionImage: picture(block.introductionImage, asText(block.displayText)),
        features: await Promise.all(
          presentOnly(block.features?.contentItems).map(async (entry, position) => ({
            id: plain(entry.contentItemId) || `entry-${index + 1}-${position + 1}`,
            title: asText(entry.displayText),
            name: asText(entry.name),
            introduction: asText(entry.introduction),
            description: await richText(entry.description, {
              level: 4,
              idPrefix: `entry-${index + 1}-${position + 1}`,
            }),
            details: await richText(entry.details, { level: 4, idPrefix: `entry-${index + 1}-${position + 1}-more` }),
            image: picture(entry.image, asText(entry.displayText)),
          })),
        ),
      })),
    ),
  };
}
