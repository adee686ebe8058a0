import 'server-only';
import { FeatureItemDocument } from '@/graphql/generated/graphql';
import { getItem, type Item } from './item';
import { cacheEvery } from './reading/cache';
import { presentOnly } from './reading/client';
import { readAll, WHOLE_AT_ONCE } from './reading/items';
import { bySortNum, toEveryCard } from './reading/lists';
import { picture } from './reading/pictures';
import { richText } from './rich-text/rich-text';
import { asText } from './reading/shapes';
import type { Card, Picture, RichText } from './types';

export type Feature = Item<'feature'>;
/** A feature block, or a step of the experiment process. */
export type FeatureBlock = Feature['children'][number];
export type FeatureEntry = FeatureBlock['features'][number];

/** @param segment alias or contentItemId */
export const getFeature = (segment: string) => getItem('feature', segment);

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
/** The feature about other programs, for the head of `/integration`. */
export const OPEN_INTERFACES = 'open-interfaces';

/** All features by sortNum. */
export async function getFeatures(): Promise<FeatureRow[]> {
  'use cache';
  cacheEvery('feature');
  const sorted = bySortNum(await readAll(FeatureItemDocument, WHOLE_AT_ONCE));
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
              id: card.id,
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
