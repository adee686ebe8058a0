import 'server-only';
import { EcosystemCategoriesDocument } from '@/graphql/generated/graphql';
import { cacheContent } from './reading/cache';
import { query, queryAll } from './reading/client';
import { pictureReader } from './reading/pictures';
import { asText, inner, plain } from './reading/shapes';
import type { Picture } from './types';

export interface EcosystemCategory {
  id: string;
  /** alias of the content service: `technical-document`, `case` … */
  alias: string;
  title: string;
  headerImage: Picture | null;
  image: Picture | null;
}

/** The categories of the ecosystem, oldest first. */
export async function getEcosystemCategories(): Promise<EcosystemCategory[]> {
  'use cache';
  cacheContent('ecosystem-category');
  const all = await queryAll(
    async (first, skip) => (await query(EcosystemCategoriesDocument, { first, skip })).ecosystem,
  );
  const pictures = await pictureReader();
  return all.flatMap((item) => {
    const alias = inner(item.alias, 'alias');
    const title = asText(item.displayText);
    if (!alias) return [];
    return {
      id: plain(item.contentItemId),
      alias,
      title,
      headerImage: pictures(item.headerImage, title)[0] ?? null,
      image: pictures(item.image, title)[0] ?? null,
    };
  });
}
