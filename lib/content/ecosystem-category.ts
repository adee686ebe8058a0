import 'server-only';
import { EcosystemCategoriesDocument } from '@/graphql/generated/graphql';
import { cacheItem, cacheList } from './reading/cache';
import { readAll } from './reading/items';
import { picture } from './reading/pictures';
import { asText, inner, plain } from './reading/shapes';
import type { Picture } from './types';

interface EcosystemCategory {
  id: string;
  /** alias of the content service: `technical-document`, `case` … */
  alias: string;
  title: string;
  headerImage: Picture | null;
  image: Picture | null;
}

/** One category by its alias, with its pictures; its name alone is a link (`getLinks`). */
export async function getEcosystemCategory(alias: string): Promise<EcosystemCategory | null> {
  'use cache';
  cacheList('ecosystem-category');
  cacheItem('ecosystem-category', alias);
  return (await readCategories()).find((category) => category.alias === alias) ?? null;
}

async function readCategories(): Promise<EcosystemCategory[]> {
  const all = await readAll(EcosystemCategoriesDocument);
  return all.flatMap((item) => {
    const alias = inner(item.alias, 'alias');
    const title = asText(item.displayText);
    if (!alias) return [];
    return {
      id: plain(item.contentItemId),
      alias,
      title,
      headerImage: picture(item.headerImage, title),
      image: picture(item.image, title),
    };
  });
}
